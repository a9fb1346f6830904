// The pages of tooling/requirements: one table per area, one row per requirement id.

/** A requirement: what it asks for, and the folders whose code or tests cite it. */
export interface Requirement {
  readonly id: string;
  readonly rule: string;
  readonly builtIn: readonly string[];
}

/** A text that cites ids, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const idPattern = /\b([A-Z][A-Z0-9]*)-(\d{2,3})\b/g;
const row = /^\| ([A-Z][A-Z0-9]*-\d{2,3}) +\| (.*?) +\| (.*?) +\|$/;

/** Returns the rows of a page. The last column holds folders in backticks. */
export function requirementsIn(page: string): Requirement[] {
  return page.split('\n').flatMap((line) => {
    const [, id, rule, folders] = row.exec(line) ?? [];
    if (id === undefined || rule === undefined || folders === undefined) return [];
    return [{ id, rule, builtIn: [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder) }];
  });
}

const isTest = (path: string): boolean =>
  /\.(test|spec|stories)\.tsx?$|^tooling\/(e2e|integration)\/|\/testing\/|\/bench\//.test(path);

/** `packages/shell/src/session`, or `packages/offer` for a file directly in `src` or outside it. */
function folderOf(path: string): string {
  const [place = '', name = '', src, folder, ...rest] = path.split('/');
  const base = `${place}/${name}`;
  return src === 'src' && rest.length > 0 ? `${base}/src/${folder}` : base;
}

/** Returns every id of the known prefixes that the sources cite, with the sources that cite it. */
export function citationsIn(sources: readonly Source[], prefixes: ReadonlySet<string>): Map<string, Source[]> {
  const cited = new Map<string, Source[]>();
  for (const source of sources) {
    const ids = new Set([...source.text.matchAll(idPattern)].filter(([, prefix = '']) => prefixes.has(prefix)));
    for (const [id] of ids) {
      const list = cited.get(id) ?? [];
      if (!list.includes(source)) cited.set(id, [...list, source]);
    }
  }
  return cited;
}

/** Returns where a requirement is built: the folders of the code that cites it, or of the tests if no code does. */
export function foldersOf(citing: readonly Source[]): string[] {
  const code = citing.filter(({ path }) => /\.tsx?$/.test(path));
  const shipped = code.filter(({ path }) => !isTest(path));
  const chosen = shipped.length > 0 ? shipped : code.length > 0 ? code : citing;
  return [...new Set(chosen.map(({ path }) => folderOf(path)))].toSorted();
}

/** Writes a page again with the folders that cite each requirement now. */
export function withFolders(page: string, cited: ReadonlyMap<string, readonly Source[]>): string {
  return page
    .split('\n')
    .map((line) => {
      const [, id, rule] = row.exec(line) ?? [];
      if (id === undefined || rule === undefined) return line;
      const folders = foldersOf(cited.get(id) ?? []).map((folder) => `\`${folder}\``);
      return `| ${id} | ${rule} | ${folders.join(', ') || 'not yet'} |`;
    })
    .join('\n');
}

const outside = [
  /\bfaults? \d+\b/i,
  /\b(?:faults|fault|house|style|speed) design\b/i,
  /\bthe (?:design|plan) (?:page|document|card)\b/i,
  /\bspeed[- ]and[- ]faults\b/i,
];

/** Returns the lines that point to a document outside the repository. */
export function pointersOutside({ path, text }: Source): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      outside.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
    );
}
