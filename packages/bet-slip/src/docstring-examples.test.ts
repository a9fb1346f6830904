import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import * as figures from './figures/index.ts';
import * as math from './math/index.ts';
import * as replay from './replay/index.ts';
import * as slip from './slip/index.ts';
import * as store from './store/index.ts';
import * as wire from './wire/index.ts';

const root = join(import.meta.dirname, '..');
// Inside the package, so that its name resolves to its sources.
const folder = join(root, '.report', 'examples');

/** One line of an example: the value that it shows, and the one that it has. */
interface Shown {
  readonly name: string;
  readonly line: string;
  readonly shown: string;
  readonly got: string;
  readonly same: boolean;
}

/** Every function that the package exports. */
const functions = Object.entries({ ...math, ...slip, ...store, ...figures, ...wire, ...replay })
  .filter(([, value]) => typeof value === 'function')
  .map(([name]) => name);

/** The code of the examples in docstrings, by the name of the function below each. */
const examples = new Map(
  globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /@example\n \* ```ts\n((?: \*.*\n)*?) \* ```\n \*\/\nexport (?:function|const) (\w+)/g,
      ),
    ].map(([, code = '', name = '']) => [name, code.replaceAll(/^ \* ?/gm, '')] as const),
  ),
);

/** A line that shows the value of an expression: `quote(ticket).combinations; // 3n`. */
const showing = /^(?!import\b|const\b|let\b)(\S.*); \/\/ (.+)$/gm;

/** Replaces each line that shows a value by one that compares it. */
const comparing = (name: string, code: string): string =>
  code.replaceAll(showing, (line, value: string, shown: string) => {
    const titles = [name, line].map((text) => JSON.stringify(text)).join(', ');
    return `compare(${titles}, (${value}), (${shown}));`;
  });

const comparison = `import { inspect, isDeepStrictEqual } from 'node:util';
export const results: object[] = [];
export function compare(name: string, line: string, got: unknown, shown: unknown): void {
  const text = (value: unknown): string => inspect(value, { depth: 9, breakLength: Infinity });
  results.push({ name, line, got: text(got), shown: text(shown), same: isDeepStrictEqual(got, shown) });
}
`;

/** Runs all examples in one process, each as a module, as they run after being copied from the API pages. */
async function run(): Promise<Shown[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'examples/filled-slip.js'), join(folder, 'filled-slip.js'));
  writeFileSync(join(folder, 'compare.ts'), comparison);
  for (const [name, code] of examples) {
    writeFileSync(join(folder, `${name}.ts`), `import { compare } from './compare.ts';\n${comparing(name, code)}`);
  }
  const all = [...examples.keys()].map((name) => `await import('./${name}.ts');\n`).join('');
  const main = join(folder, 'main.ts');
  writeFileSync(main, `import { results } from './compare.ts';\n${all}console.log(JSON.stringify(results));\n`);
  const { stdout } = await promisify(execFile)(process.execPath, [main]);
  return JSON.parse(stdout) as Shown[]; // made by the comparison above
}

test('[DEV-01] every exported function has an example', () => {
  expect(functions.length).toBeGreaterThan(40);
  expect(functions.filter((name) => !examples.has(name))).toEqual([]);
});

test('[DEV-01] every example runs and has the values that it shows', async () => {
  const results = await run();
  expect(results.filter(({ same }) => !same)).toEqual([]);
  const shown = new Set(results.map(({ name }) => name));
  expect([...examples.keys()].filter((name) => !shown.has(name))).toEqual([]);
});
