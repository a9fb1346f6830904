import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
// Inside the package, so that its name resolves to its sources.
const folder = join(root, '.report', 'readme');

/** Runs a code block of the README in a process, as a reader would, and returns its output. */
async function outputOf(at: number): Promise<string> {
  const [, code = ''] = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)][at] ?? [];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `example-${at}.ts`);
  writeFileSync(file, code);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return stdout;
}

test('the first example of the README prints what it says', async () => {
  expect(await outputOf(0)).toBe("3n { min: '38.85', max: '173.15' }\n");
});

test('the second goes from an empty slip to an accepted ticket', async () => {
  expect((await outputOf(1)).trim().split('\n')).toEqual(['idle', 'idle', 'submitting', 'waiting', 'accepted']);
});
