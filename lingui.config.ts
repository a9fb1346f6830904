import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const source = (...folders: string[]) =>
  folders.map((folder) => `<rootDir>/${folder}${folder.includes('/src') ? '' : '/src'}/**/*.{ts,tsx}`);
const catalog = (group: string, folders: readonly string[], without: readonly string[] = []) => ({
  path: `<rootDir>/packages/i18n/catalogs/{locale}/${group}`,
  include: source(...folders),
  exclude: [...without, '**/node_modules/**', '**/*.test.*', '**/*.stories.*', '**/*.css.ts', '**/compiled/**'],
});

/** Which sources feed which group of texts (I18N-03); the folder decides. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['rs', 'ba', 'en', 'de', 'el', 'sq', 'ru'],
  catalogs: [
    catalog('betting', ['apps/sportsbook', 'packages/bet-slip-react']),
    catalog('site', ['packages/shell', 'apps/site', 'apps/affiliates'], ['**/apps/site/src/account/**']),
    catalog('casino', ['apps/casino']),
    catalog('account', ['apps/site/src/account']),
    catalog('identity', ['apps/platform/src/identity']),
  ],
  orderBy: 'messageId',
  format: formatter({ origins: false, lineNumbers: false }),
});
