import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import transformImports from '@rolldown/plugin-transform-imports';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, ServerOptions, UserConfig } from 'vite';

import { portOf, type PortName } from '@kvota/run/ports';

import { platformPaths } from '../../../packages/sitemap/src/platform-path.ts';
import { furtherStyles, isFurtherStyle, twoStyleSheets } from './style-sheets.ts';
import { plainContract } from './without-descriptions.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Compiles the catalogs when a build or a development server starts, so that texts are never older than their PO
 * files.
 */
function catalogs(): Plugin {
  const compile = (): void => {
    const script = join(root, 'packages/i18n/scripts/compile.ts');
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The catalogs did not compile:\n${stderr}`);
  };
  return {
    name: 'kvota-catalogs',
    buildStart: compile,
    configureServer(server) {
      const folder = join(root, 'packages/i18n/catalogs');
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) compile();
      });
    },
  };
}

/**
 * Imports each icon from its own file. The entry of the icons names more than 6,000 files, and a build would read all
 * of them to keep a hundred. A development server would first bundle them all, so there they are served as they are.
 */
function singleIcons(): PluginOption {
  const icons = '@tabler/icons-react';
  const transform = `${icons}/dist/esm/icons/{{member}}.mjs`;
  return [
    { name: 'kvota-icons', config: () => ({ optimizeDeps: { exclude: [icons] } }) },
    transformImports({ [icons]: { transform, preventFullImport: true } }),
  ];
}

/** The path of the plugin that compiles macros. */
const macroPlugin = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));

/**
 * Compiles the macros of texts. The preset of Lingui names its plugin by package, and Babel would look for that in the
 * working folder. A build that is started in another folder finds it only if NODE_PATH names it.
 */
function macros(
  options: NonNullable<Parameters<typeof linguiTransformerBabelPreset>[0]> = {},
): ReturnType<typeof babel> {
  const { rolldown } = linguiTransformerBabelPreset({}, { cwd: root });
  return babel({ presets: [{ preset: { plugins: [[macroPlugin, options]] }, rolldown }] });
}

/**
 * Returns the plugins of an app in the only order that works: styles, texts, macros, then React.
 * If React's compiler ran before the macros, it would compile `<Trans>` wrongly without an error.
 */
export function appPlugins(): PluginOption[] {
  return [plainContract(), vanillaExtractPlugin(), catalogs(), lingui({ cwd: root }), macros(), react(), singleIcons()];
}

/** Compiles the macros of texts in a published package to ids only, because its users load the catalogs. */
export function publishedTexts(): ReturnType<typeof babel> {
  return macros({ descriptorFields: 'id-only' });
}

/**
 * Returns the plugins that a test in Node needs to import parts of the frame: texts only. `plainStyles` replaces the
 * style sheets.
 */
export function testPlugins(): PluginOption[] {
  return [lingui({ cwd: root }), macros()];
}

/** A Vitest set-up file that lets tests import style sheets without compiling them. */
export const plainStyles = join(import.meta.dirname, 'plain-styles.ts');

/**
 * Names chunks of texts by language and group, so that the requests of a page show which texts it fetches. Hashes
 * are short, because the first script lists the files of all pages.
 */
function chunkName({
  facadeModuleId,
  name,
}: {
  readonly facadeModuleId: string | null;
  readonly name: string;
}): string {
  const [, locale, group] = /\/i18n\/src\/compiled\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  if (name.startsWith('shared~')) return 'assets/shared-[hash:7].js';
  return locale === undefined ? 'assets/[name]-[hash:7].js' : `assets/texts-${locale}-${group}-[hash:7].js`;
}

const isText = (id: string): boolean => id.includes('/i18n/src/compiled/');
/** Parses the texts of an operator. Lingui imports it in its first lines but uses it only in development. */
const isTextReader = (id: string): boolean => /\/node_modules\/(@messageformat|moo|@lingui\/message-utils)\//.test(id);
/**
 * Parts that the first screens need beside the frame, in two files that are fetched together: services with their calls,
 * and the tables of odds with the slip. Modules bring their own imports with them, except those through the entry of a
 * package, so that the files of packages are listed too.
 */
const firstParts = {
  services: [
    /\/packages\/shell\/src\/(app\/start-browser-services|host\/calls\/create-call-groups)\./,
    /\/packages\/(api-client\/src\/(?!agency|operator)|realtime\/src\/)/,
    /\/packages\/contracts\/src\/(amount|content|events|offer|settings|ticket)\//,
    /\/packages\/contracts\/src\/calls\/(answer|base-calls|call|cms-calls|moment|sports-calls)\./,
  ],
  offer: [
    /\/apps\/sportsbook\/src\/(start-sportsbook|prefetch-page|prematch\/BettingPage|live\/LiveBettingPage)\./,
    /\/apps\/sportsbook\/src\/(home\/HomeOffer|slip\/SlipFooterButton)\./,
    /\/packages\/(match|offer)\/src\//,
    /\/packages\/tickets\/src\/names\/(market|phase)-/,
    /\/packages\/bet-slip\/src\/(math|replay|slip|store|wire)\//,
    /\/packages\/bet-slip-react\/src\/(is-equal|selection-memory|use-slip|parts\/text\/)/,
    /\/packages\/ui\/src\/(action\/(chip|segmented)|feedback\/(badge|live-badge|skeleton)|field\/text-field)\//,
    /\/packages\/ui\/src\/(frame\/panel|icon\/sport-icon|style|table\/long-list)\//,
    /\/packages\/ui\/src\/icon\/flag\/(Flag|country-code|drawn-flags|plain-name|special-flags)\./,
    /\/packages\/ui\/src\/sportsbook\/(market-table|match-head|odds-button|odds-group|side-mark|skeleton)\//,
  ],
} as const;
const isPartOf =
  (name: keyof typeof firstParts) =>
  (id: string): boolean =>
    !isText(id) && !id.includes('.css.ts') && firstParts[name].some((part) => part.test(id));

/**
 * Parts of controls that the page of a match needs without menus and receipt. By size they would be merged with these, and
 * its first screen would wait for all of them. The same holds for tiles and banners of home, beside tables, menus and drawers.
 */
const isTabPart = (id: string): boolean =>
  /\/@base-ui\/react\/(tabs|internals\/(composite|csp-context|direction-context))\//.test(id) ||
  /\/@base-ui\/(react\/utils\/getElementTransform|utils\/isElementDisabled)\./.test(id) ||
  id.endsWith('/@floating-ui/utils/dist/floating-ui.utils.mjs') ||
  /\/packages\/ui\/src\/(text\/decimal|action\/tabs)\//.test(id);

const isTilePart = (id: string): boolean =>
  /\/packages\/ui\/src\/content\/(menu-tile\/(MenuTile|MenuArt)|banner-carousel\/(Banner|BannerCarousel\.css))\./.test(
    id,
  ) ||
  /\/apps\/site\/src\/content\/(BannerLink|content-queries|use-banners)\./.test(id) ||
  /\/(packages\/shell\/src\/navigation\/SiteLink|@base-ui\/react\/toolbar\/root\/ToolbarRootContext)\./.test(id) ||
  id.endsWith('/icons/IconChevronLeft.mjs');

/** The games of a lobby and their search. By size they would be merged with calendars, menus and the receipt. */
const isGamePart = (id: string): boolean =>
  /\/packages\/ui\/src\/(casino\/game-tile|text\/link-props)/.test(id) ||
  /\/apps\/casino\/src\/(data|tile)\/|\/search\/GameSearch\./.test(id) ||
  /\/apps\/casino\/src\/(lobby\/(area|Bones|LobbyPage\.css)|jackpot\/(pots|pot-steps|use-pot|PotAmount))\./.test(id) ||
  /\/icons\/Icon(Heart|HeartFilled|InfoCircle|PlayerPlayFilled|Tool)\.mjs$/.test(id);

/** The calls of designers and operators, which no player downloads. */
const isOperatorWire = (id: string): boolean => /\/packages\/(api-client|contracts)\/src\/operator/.test(id);

/** The calls of agents, which no player downloads either. */
const isAgencyWire = (id: string): boolean =>
  /\/packages\/(api-client\/src\/agency\.|contracts\/src\/calls\/agency\/)/.test(id);

/**
 * The pages of agents. What they share is one file, because how they import each other would decide how the code that
 * they have in common with players' pages is split.
 */
const isAgentsPart = (id: string): boolean => id.includes('/apps/affiliates/src/');

/** The wire that the first screens do without. By size it would be merged with parts of pages that read some of it too. */
const isFurtherWire = (id: string): boolean =>
  /\/packages\/contracts\/src\/(?!operator|calls\/agency)/.test(id) && !isAccountWire(id);

/** The calls of accounts and money, and of games while they are played, which a lobby does without. */
const isAccountWire = (id: string): boolean =>
  /\/packages\/contracts\/src\/calls\/((account|activity|money|protection|voucher)-calls|games\/(history|session)-calls)\./.test(
    id,
  ) || id.includes('/contracts/src/account/movement-explanations.');

/** The head of a match: by size, its parts would be two files. */
const isMatchHead = (id: string): boolean =>
  /\/packages\/ui\/src\/sportsbook\/(score\/(Phase|phase-tone)|score-board\/|match-tracker\/|compare-bars\/)/.test(
    id,
  ) ||
  /\/packages\/ui\/src\/(feedback\/dimmed|icon\/team-shield)\//.test(id) ||
  /\/apps\/sportsbook\/src\/match\/(match-course|MatchCourse|MatchScore)\./.test(id);

/**
 * Bundles few files instead of hundreds. Code that every page needs is one file. Other shared code is split by the
 * pages that need it, but never into tiny files, because each costs a request. Texts stay separate, one file per language
 * and group.
 */
const chunkGroups = [
  { name: furtherStyles, test: isFurtherStyle, priority: 6 },
  { name: 'text-reader', test: isTextReader, priority: 5 },
  { name: 'first', tags: ['$initial' as const], test: (id: string) => !isText(id), priority: 4 },
  { name: 'services', test: isPartOf('services'), priority: 3 },
  { name: 'offer', test: isPartOf('offer'), priority: 2 },
  { name: 'tabs', test: isTabPart, priority: 2 },
  { name: 'match-head', test: isMatchHead, priority: 2 },
  { name: 'tiles', test: isTilePart, priority: 2 },
  { name: 'games', test: isGamePart, priority: 2 },
  { name: 'wire', test: isFurtherWire, priority: 2 },
  // After the wire, because a file brings its imports with it.
  { name: 'account-wire', test: isAccountWire, priority: 1 },
  { name: 'agency', test: isAgencyWire, priority: 1 },
  { name: 'operator', test: isOperatorWire, priority: 1 },
  {
    name: 'shared',
    test: (id: string) => !isText(id) && !isAgentsPart(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 40_000,
    priority: 1,
  },
  // After the shared code, so that parts of the kit stay there.
  { name: 'agents', test: isAgentsPart, minShareCount: 2, priority: 0 },
];

// Each of these holds state or a React context, so a second copy would not share it.
const dedupe = [
  'react',
  'react-dom',
  'jotai',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
];

const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
  name.startsWith('shared~') ? 'assets/shared-[hash:7][extname]' : 'assets/[name]-[hash:7][extname]';

/**
 * Returns the Vite configuration of what an app's server renders: one folder for Node, with everything it imports. Names
 * of styles and pictures are those of the build for browsers.
 */
export function appServerConfig(entry: string): UserConfig {
  return {
    plugins: appPlugins(),
    resolve: { dedupe },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: 'dist-server',
      copyPublicDir: false,
      target: 'node22',
      cssCodeSplit: false,
      assetsInlineLimit: 1024,
      rolldownOptions: { output: { assetFileNames } },
    },
  };
}

/** Passes requests on to the platform of `pnpm dev`, as the server of a built app does (NET-40). */
function passOn(): NonNullable<ServerOptions['proxy']> {
  const starts = platformPaths.map((start) => start.replaceAll('.', String.raw`\.`));
  const target = `http://localhost:${portOf('platform')}`;
  return { [`^(${starts.join('|')})/`]: { target, changeOrigin: true, ws: true, xfwd: true } };
}

/** Returns the Vite configuration of an app; `port` is the port of its development server. */
export function appConfig(options: {
  readonly port: PortName;
  /** Plugins that run after those of every app. */
  readonly plugins?: readonly PluginOption[];
}): UserConfig {
  return {
    plugins: [...appPlugins(), twoStyleSheets(), ...(options.plugins ?? [])],
    resolve: { dedupe },
    server: { port: portOf(options.port), strictPort: true, proxy: passOn() },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A style sheet or an icon inside a script would load later and count as script.
      assetsInlineLimit: 1024,
      reportCompressedSize: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: chunkName,
          assetFileNames,
          // Merged files may import each other in a cycle.
          strictExecutionOrder: true,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}
