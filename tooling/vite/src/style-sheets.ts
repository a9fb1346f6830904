import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const kit = join(root, 'packages/ui/src');

/** Returns the style sheets that the main entry of the kit leads to, in the order in which a browser executes them. */
export function kitStyles(file = join(kit, 'index.ts'), seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)(?:[\w*{][^;'"]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm,
  );
  const below = [...imports].flatMap(([, name = '']) => kitStyles(join(dirname(file), name), seen));
  return file.endsWith('.css.ts') ? [...below, file] : below;
}

/** Styles of the frame and of the first screens, which the page itself links. All others are a second file. */
const firstStyles = [
  /\/packages\/ui\/src\/(theme|style|text|icon)\//,
  /\/packages\/ui\/src\/action\/(button|chip|count-button|icon-button|language-switch|reason|segmented|tabs)\//,
  /\/packages\/ui\/src\/(casino\/(game-tile|jackpot-strip)|content\/(banner-carousel|menu-tile))\//,
  /\/packages\/ui\/src\/feedback\/(badge|dimmed|live-badge|marquee|skeleton|sparkline|state)\//,
  /\/packages\/ui\/src\/(field\/text-field|overlay\/(dialog|splash)|slip\/ticket-empty|table\/(long-list|pagination))\//,
  /\/packages\/ui\/src\/frame\/(bottom-bar|frame|page-footer|panel|top-bar|wallet-badge)\//,
  /\/packages\/ui\/src\/sportsbook\/(?!market-switcher\/|score-row\/|score\/Score\.)/,
  /\/packages\/shell\/src\/(frame\/(header|layouts)|routes)\//,
  /\/apps\/sportsbook\/src\/(home|layout|match|prematch|table)\//,
  /\/apps\/casino\/src\/(lobby\/LobbyPage|stage\/stage|tile\/tile)\./,
  /\/apps\/site\/src\/home\//,
];

/** The name of the chunk with all other styles. */
export const furtherStyles = 'further-styles';

const isFirst = (file: string): boolean => firstStyles.some((part) => part.test(file));

/** True for a style that the page itself does not link. It is fetched with the first part that needs one of these. */
export const isFurtherStyle = (id: string): boolean => id.endsWith('.vanilla.css') && !isFirst(id);

/** Returns the folders whose first screens an app shows: the frame, itself, and the apps that it composes. */
function sourceFolders(app: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const composed = Object.keys(dependencies).map((name) => join(root, 'apps', name.replace('@kvota/', '')));
  return [join(root, 'packages/shell'), app, ...composed].map((folder) => join(folder, 'src'));
}

/** Returns the style sheets that the page of an app links, those of the kit before those that use it. */
function firstSheets(app: string): string[] {
  const inApps = sourceFolders(app).flatMap((folder) =>
    globSync('**/*.css.ts', { cwd: folder })
      .toSorted()
      .map((file) => join(folder, file)),
  );
  return [...kitStyles(), ...inApps].filter((file) => isFirst(file));
}

/**
 * Puts style sheets of the kit, or others, before those that follow the order of the chunks in a build. Otherwise a class
 * that an app gives to a component could come before the component's own. `sheets` gets the folder of the app.
 */
export function kitStylesFirst(sheets: (app: string) => readonly string[] = () => kitStyles()): Plugin {
  let app = '';
  return {
    name: 'kvota-kit-styles-first',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      app = config.root;
    },
    transform: {
      filter: { id: join(kit, 'global.ts') },
      async handler(code) {
        const resolved = await Promise.all(sheets(app).map((file) => this.resolve(`${file}.vanilla.css`)));
        const imports = resolved.flatMap((sheet) => (sheet ? [`import ${JSON.stringify(sheet.id)};`] : []));
        return [code, ...imports].join('\n');
      },
    },
  };
}

/**
 * Makes two files of all styles: those of the first screens, which the page links, and the others, which come with the
 * first part that needs one of them. The kit comes before the apps in both.
 */
export function twoStyleSheets(): Plugin[] {
  const check: Plugin = {
    name: 'kvota-two-style-sheets',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: (code) => afterFirstStyles(code),
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') checkOrder(output);
    },
  };
  return [kitStylesFirst(firstSheets), check];
}

/**
 * Lets Vite add style sheets at the end of the body. It adds them to the head, but the page links its own at the end of the
 * body, and the rules of the later sheet must win.
 */
function afterFirstStyles(helper: string): string {
  const place = 'document.head.appendChild(link)';
  if (!helper.includes(place)) throw new Error('Vite adds style sheets in another way: correct afterFirstStyles.');
  return helper.replace(place, '(isCss ? document.body : document.head).appendChild(link)');
}

/** Throws if the further styles have another order than the kit, or if a page would wait for them with its first script. */
function checkOrder({ name, isEntry, imports, moduleIds }: Rolldown.OutputChunk): void {
  if (isEntry && imports.some((file) => file.includes(`/${furtherStyles}-`)))
    throw new Error(
      `The first script of a page needs styles that are not first: see firstStyles in ${import.meta.filename}.`,
    );
  if (name !== furtherStyles) return;
  const sheets = moduleIds.filter((id) => isFurtherStyle(id)).map((id) => id.replace(/\.vanilla\.css$/, ''));
  const ofKit = kitStyles().filter((file) => sheets.includes(file));
  const misplaced = ofKit.findIndex((file, place) => file !== sheets[place]);
  if (misplaced !== -1)
    throw new Error(`${sheets[misplaced]} is bundled before ${ofKit[misplaced]}, which it could extend.`);
}
