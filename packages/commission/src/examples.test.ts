import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import * as main from './index.ts';

const root = join(import.meta.dirname, '..');
// Inside the package, so that its name resolves to its sources.
const folder = join(root, '.report', 'examples');

/** Every function that the package exports, but the class of its error. */
const functions = Object.entries(main)
  .filter(([name, value]) => typeof value === 'function' && name !== 'InputError')
  .map(([name]) => name);

/** The code of the examples in docstrings, by the name of the function below each. */
const examples = new Map(
  globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /@example\n \* ```ts\n((?: \*.*\n)*?) \* ```\n \*\/\nexport (?:function\*?|const) (\w+)/g,
      ),
    ].map(([, code = '', name = '']) => [name, code.replaceAll(/^ \* ?/gm, '')] as const),
  ),
);

/** Replaces each line that shows the value of an expression by one that compares it. */
const comparing = (name: string, code: string): string =>
  code.replaceAll(/^(?!import\b|const\b)(\S.*); \/\/ (.+)$/gm, (line, value: string, shown: string) => {
    return `compare(${[name, line].map((text) => JSON.stringify(text)).join()}, (${value}), (${shown}));`;
  });

const comparison = `import { inspect, isDeepStrictEqual } from 'node:util';
export function compare(name: string, line: string, got: unknown, shown: unknown): void {
  console.log(JSON.stringify({ name, same: isDeepStrictEqual(got, shown), line, got: inspect(got) }));
}
`;

async function outputOf(file: string, code: string): Promise<string> {
  writeFileSync(join(folder, file), code);
  return (await promisify(execFile)(process.execPath, [join(folder, file)])).stdout;
}

test('[DEV-01] every exported function has an example', () => {
  expect(functions.length).toBeGreaterThanOrEqual(8);
  expect(functions.filter((name) => !examples.has(name))).toEqual([]);
});

test('[DEV-01] every example and the one of the README run, with the values that they show', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'examples/sample-input.js'), join(folder, 'sample-input.js'));
  writeFileSync(join(folder, 'compare.ts'), comparison);
  for (const [name, code] of examples) {
    writeFileSync(join(folder, `${name}.ts`), `import { compare } from './compare.ts';\n${comparing(name, code)}`);
  }
  const all = [...examples.keys()].map((name) => `await import('./${name}.ts');\n`).join('');
  const lines = (await outputOf('main.ts', all)).trim().split('\n');
  const results = lines.map((line) => JSON.parse(line) as { name: string; same: boolean }); // written by the comparison
  expect(results.filter(({ same }) => !same)).toEqual([]);
  expect([...examples.keys()].filter((name) => !results.some((each) => each.name === name))).toEqual([]);

  const [, readme = ''] = /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  expect(await outputOf('readme.ts', readme)).toBe(
    '236.01075 → 236.01\nturnover 10000.00\npayout 1500.05\nbonusCost 1400.05\nrate 150.00\nrate 236.01075\nresult 236.01075\nround 236.01\nequal\n',
  );
});
