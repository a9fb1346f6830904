import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Texts of these files belong to the frame whichever module they are in: it shows page titles and the account menu. */
const ofFrame = '{module.tsx,account-menu.ts}';
const frameFiles = ['apps/{sportsbook,casino,affiliates}/src', 'apps/site/src/account', 'packages/theme-tools/src'].map(
  (folder) => `${folder}/${ofFrame}`,
);

const inRoot = (pattern: string) => `<rootDir>/${pattern}`;
const source = (...folders: string[]) =>
  folders.map((folder) => inRoot(`${folder}${folder.includes('/src') ? '' : '/src'}/**/*.{ts,tsx}`));
/** The site without the account, whose texts are a group that other pages do not load, and without its server. */
const siteFiles = ['*.{ts,tsx}', '!(account|served)/**/*.{ts,tsx}'].map((pattern) =>
  inRoot(`apps/site/src/${pattern}`),
);
const catalog = (group: string, include: readonly string[], without: readonly string[] = []) => ({
  path: `<rootDir>/packages/i18n/catalogs/{locale}/${group}`,
  include: [...include],
  exclude: [...without, '**/node_modules/**', '**/*.test.*', '**/*.stories.*', '**/*.css.ts', '**/compiled/**'],
});
/** Games that were played, and their verification: no lobby shows these texts. */
const historyFiles = ['apps/casino/src/{history,receipt,verify}/**/*.{ts,tsx}'];
/** Rounds to finish, which the history shows as well as the closed casino. */
const unfinishedFiles = 'apps/casino/src/unfinished/*.tsx';
/** Names of markets and outcomes, which the first pages of the sportsbook show: a group for them would be a further request. */
const ticketNames = 'packages/tickets/src/names';
/** The dialog of the shell that few visits show: its texts are no part of the first pages. */
const checkFiles = 'packages/shell/src/frame/check';
const notOfFrame = frameFiles.map((file) => `**/${file}`);

/** Which sources feed which group of texts (I18N-03); the folder decides. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['rs', 'ba', 'en', 'de', 'el', 'sq', 'ru'],
  catalogs: [
    catalog('betting', source('apps/sportsbook', 'packages/bet-slip-react', ticketNames), notOfFrame),
    catalog('tickets', source('packages/tickets'), [`**/${ticketNames}/**`]),
    catalog('site', [...source('packages/shell'), ...siteFiles, ...frameFiles.map(inRoot)], [`**/${checkFiles}/**`]),
    catalog('casino', source('apps/casino'), [...notOfFrame, ...historyFiles]),
    catalog('history', [...historyFiles, unfinishedFiles].map(inRoot)),
    catalog('account', source('apps/site/src/account', checkFiles), notOfFrame),
    catalog('vouchers', source('packages/vouchers')),
    catalog('agency', source('apps/affiliates'), [...notOfFrame, '**/apps/affiliates/src/router.tsx']),
    catalog('theme', source('packages/theme-tools'), notOfFrame),
    catalog('games', source('apps/games/src/client')),
    catalog('head', [inRoot('packages/shell/vite/*.ts'), inRoot('apps/site/src/served/*.ts')]),
    catalog('identity', source('apps/platform/src/identity')),
  ],
  orderBy: 'messageId',
  format: formatter({ origins: false, lineNumbers: false }),
});
