/** A name that a package exports. */
export interface ApiName {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  /** The docstring of its author, without the stars. */
  readonly says: string;
  /** The declaration. */
  readonly code: string;
}

/** An entry of a package, such as `@kvota/bet-slip/math`, with its names: first functions, then values, then types. */
export interface ApiEntry {
  readonly entry: string;
  readonly names: readonly ApiName[];
}

export interface Api {
  readonly entries: readonly ApiEntry[];
  /** Types that declarations mention although no entry exports them, and types that several entries share. */
  readonly shared: readonly ApiName[];
  /** Names that an entry exports and nothing declares. There is one only if the report is wrong. */
  readonly undeclared: readonly string[];
}

const START = /^(?:export )?(?:declare )?(?:abstract )?(function|const|let|class|interface|type|enum) ([\w$]+)/;
const OUTSIDE = /^(?:export (?:type )?(?:\{|\*)|import |\/\/)/;
const ORDER = ['function', 'value', 'type'];

/** Reads the committed report of a package's public surface (`surface.md`). */
export function apiOf(surface: string): Api {
  const blocks = [...surface.matchAll(/^## (.+)\n\n```ts\n([\s\S]*?)\n```$/gm)].map(([, title = '', text = '']) => ({
    title,
    text,
  }));
  const declared = new Map<string, ApiName>();
  for (const { text } of blocks) for (const each of declarationsIn(text)) declared.set(each.name, each);
  const given = blocks
    .filter(({ title }) => title.startsWith('@'))
    .map(({ title, text }) => ({ entry: title, names: namesGiven(text) }));
  const times = new Map<string, number>();
  for (const name of given.flatMap(({ names }) => names)) times.set(name, (times.get(name) ?? 0) + 1);
  const entries = given.map(({ entry, names }) => ({
    entry,
    names: names
      .flatMap((name) => declared.get(name) ?? [])
      .filter(({ name }) => times.get(name) === 1)
      .sort(inOrder),
  }));
  const shown = new Set(entries.flatMap(({ names }) => names.map(({ name }) => name)));
  return {
    entries,
    shared: [...declared.values()].filter(({ name }) => !shown.has(name)).sort(inOrder),
    undeclared: [...times.keys()].filter((name) => !declared.has(name)),
  };
}

const inOrder = (a: ApiName, b: ApiName): number =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (a.name < b.name ? -1 : 1);

function declarationsIn(text: string): ApiName[] {
  const found: { name: string; word: string; above: string[]; lines: string[] }[] = [];
  let above: string[] = [];
  let comment = false;
  for (const line of text.split('\n')) {
    const start = START.exec(line);
    if (start) {
      const [, word = '', name = ''] = start;
      found.push({ name, word, above, lines: [line] });
      above = [];
    } else if (comment || line.startsWith('/**')) {
      above.push(line);
      comment = !line.endsWith('*/');
    } else if (OUTSIDE.test(line)) {
      above = [];
    } else {
      // A comment without a declaration after it lies between the members of a union.
      found.at(-1)?.lines.push(...above, line);
      above = [];
    }
  }
  return found.map(({ name, word, above: doc, lines }) => ({
    name,
    kind: word === 'function' ? 'function' : ['interface', 'type'].includes(word) ? 'type' : valueOf(lines),
    says: doc
      .map((line) => line.replace(/^\s*\/?\*+\/? ?/, '').replace(/\s*\*\/$/, ''))
      .join('\n')
      .trim(),
    code: lines.join('\n').trim(),
  }));
}

/** A constant that can be called is a function for its user. */
const valueOf = ([first = '']: readonly string[]): ApiName['kind'] =>
  /^[^:]*: (?:<.*>)?\(/.test(first) ? 'function' : 'value';

/** Returns the names that an entry exports, as its users write them. */
function namesGiven(text: string): string[] {
  const direct = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) ([\w$]+)/gm),
  ];
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const listed = lists.flatMap(([, list = '']) => list.split(',').map((each) => each.trim().replace(/^type /, '')));
  return [...direct.map(([, name = '']) => name), ...listed.map((each) => each.split(' as ').at(-1) ?? '')].filter(
    Boolean,
  );
}
