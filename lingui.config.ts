import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const source = (...folders: string[]) => folders.map((folder) => `<rootDir>/${folder}/src/**/*.{ts,tsx}`);
const catalog = (group: string, ...folders: string[]) => ({
  path: `<rootDir>/packages/i18n/catalogs/{locale}/${group}`,
  include: source(...folders),
  exclude: ['**/node_modules/**', '**/*.test.*', '**/*.stories.*', '**/*.css.ts', '**/compiled/**'],
});

/** Which sources feed which group of texts (I18N-03); the folder decides. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['rs', 'ba', 'en', 'de', 'el', 'sq', 'ru'],
  catalogs: [
    catalog('betting', 'apps/sportsbook', 'packages/bet-slip-react'),
    catalog('site', 'packages/shell', 'apps/site', 'apps/affiliates'),
    catalog('casino', 'apps/casino'),
  ],
  orderBy: 'messageId',
  format: formatter({ origins: false, lineNumbers: false }),
});
