// Runs the examples of the README as a user would paste them into a project.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { install, type Installed } from './installed.ts';

const own = resolve(import.meta.dirname, '..');
let installed: Installed;
beforeAll(() => {
  installed = install();
  mkdirSync(join(installed.folder, 'node_modules/@types'));
  for (const name of ['react', 'react-dom']) {
    symlinkSync(
      realpathSync(join(own, 'node_modules/@types', name)),
      join(installed.folder, 'node_modules/@types', name),
    );
  }
});
afterAll(() => installed.remove());

const examples = [...readFileSync(join(own, 'README.md'), 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)];

/** Returns the compiler's messages for the files of the project; empty if there are none. */
function complaints(): string {
  try {
    return execFileSync(join(own, 'node_modules/.bin/tsc'), { cwd: installed.folder, encoding: 'utf8' });
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

test('the examples compile against the published types', () => {
  expect(examples.length).toBeGreaterThan(3);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(join(installed.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['example*'] }));
  for (const [at, [, kind = '', text = '']] of examples.entries()) {
    writeFileSync(join(installed.folder, `example${at}.${kind}`), text);
  }
  expect(complaints()).toBe('');
  // Proves that the compiler really reads the package's types.
  writeFileSync(join(installed.folder, 'example-wrong.ts'), `import { Nothing } from '@kvota/ui';\nNothing();\n`);
  expect(complaints()).toContain(`no exported member 'Nothing'`);
});
