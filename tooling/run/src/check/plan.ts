// What `pnpm check` has to run after a change: a pure function of the changed files.

export interface Workspace {
  /** Folders of the packages, such as `packages/offer`. */
  readonly packages: readonly string[];
  /** All story files, from the root. */
  readonly stories: readonly string[];
  /** All browser specs, from the root. */
  readonly specs: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Runs below this folder of the workspace. */
  readonly folder: string;
  readonly command: readonly string[];
}

interface Choices {
  /** Also run the browser specs of the changed areas. */
  readonly e2e: boolean;
}

const isCode = (file: string): boolean => /\.tsx?$/.test(file);
const isFormatted = (file: string): boolean => /\.(tsx?|json|md|ya?ml)$/.test(file);
const isProse = (file: string): boolean => /\.(tsx?|mdx?)$/.test(file);

/** Which browser specs look at which folders; the first match counts. */
const areas: readonly { readonly folder: RegExp; readonly specs: RegExp }[] = [
  { folder: /^packages\/bet-slip|\/slip\//, specs: /\/(slip|engine|booking)/ },
  { folder: /\/(tickets|history|cash-out|receipt)\//, specs: /\/history/ },
  { folder: /^packages\/offer\/|\/(prematch|live|match|scores|offer|feed|markets)\//, specs: /\/(offer|whole-match)/ },
  { folder: /^packages\/realtime\/|\/(session|ping|connectivity|identity)\//, specs: /\/(session|identity|slow-ping)/ },
  { folder: /\/account\//, specs: /\/account/ },
  { folder: /^packages\/(shell|sitemap|ui|i18n)\//, specs: /\/(frame|tour|sitemap|languages\.)/ },
  { folder: /^apps\//, specs: /\/(pages|content|frame)/ },
];

/** Returns the steps for these files, cheapest first. */
export function planOf(files: readonly string[], workspace: Workspace, { e2e }: Choices): Step[] {
  const concerned = workspace.packages.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  return [
    ...formatStep(files),
    ...proseStep(files),
    { name: 'ids', folder: '.', command: ['node', 'tooling/checks/src/ids.ts'] },
    ...(files.some(isCode) ? [{ name: 'walls', folder: '.', command: ['node', 'tooling/checks/src/walls.ts'] }] : []),
    ...messageStep(files),
    ...(files.some(isCode) ? [{ name: 'types and lint', folder: '.', command: ['pnpm', 'lint'] }] : []),
    ...concerned.flatMap((folder) => unitStep(folder, files)),
    ...storyStep(files, workspace.stories),
    ...(e2e ? specStep(files, workspace.specs) : []),
  ];
}

function formatStep(files: readonly string[]): Step[] {
  const formatted = files.filter(isFormatted);
  return formatted.length === 0
    ? []
    : [
        {
          name: 'format',
          folder: '.',
          command: ['pnpm', 'exec', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted],
        },
      ];
}

function proseStep(files: readonly string[]): Step[] {
  const prose = files.filter(isProse);
  return prose.length === 0
    ? []
    : [{ name: 'prose', folder: '.', command: ['node', 'tooling/checks/src/prose.ts', ...prose] }];
}

function messageStep(files: readonly string[]): Step[] {
  const concerned = files.some((file) => /\.tsx$|\/catalogs\//.test(file) && !/\.(test|stories)\.tsx$/.test(file));
  return concerned ? [{ name: 'messages', folder: '.', command: ['node', 'tooling/checks/src/messages.ts'] }] : [];
}

/** Unit tests whose imports reach a changed file; the changed files of other packages count too. */
function unitStep(folder: string, files: readonly string[]): Step[] {
  const code = files.filter((file) => isCode(file) && !/\.stories\.tsx$|^tooling\/e2e\//.test(file));
  const own = code.some((file) => file.startsWith(`${folder}/`));
  if (!own || folder === 'tooling/e2e' || folder === 'tooling/storybook') return [];
  const up = '../'.repeat(folder.split('/').length);
  return [
    {
      name: `units of ${folder}`,
      folder,
      command: ['pnpm', 'exec', 'vitest', 'related', '--run', '--passWithNoTests', ...code.map((file) => up + file)],
    },
  ];
}

/** Stories in the folders of changed components and styles, and changed stories. */
function storyStep(files: readonly string[], stories: readonly string[]): Step[] {
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
  const folders = new Set(files.filter((file) => /\.tsx$|\.css\.ts$/.test(file)).map(folderOf));
  const concerned = stories.filter((story) => folders.has(folderOf(story)));
  if (concerned.length === 0) return [];
  return [
    {
      name: 'stories',
      folder: 'tooling/storybook',
      command: ['pnpm', 'exec', 'vitest', 'run', ...concerned.map((story) => `../../${story}`)],
    },
  ];
}

function specStep(files: readonly string[], specs: readonly string[]): Step[] {
  const concerned = new Set(
    files.flatMap((file) => {
      const area = areas.find(({ folder }) => folder.test(file));
      return area ? specs.filter((spec) => area.specs.test(spec)) : [];
    }),
  );
  if (concerned.size === 0) return [];
  const names = [...concerned].map((spec) => spec.replace('tooling/e2e/', ''));
  return [{ name: 'browser', folder: 'tooling/e2e', command: ['pnpm', 'exec', 'playwright', 'test', ...names] }];
}
