import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Returns the names of all start functions that a file calls. */
function startsIn(file: string): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const calls = source.matchAll(/(?<!function )\bstart(?!Transition)[A-Z]\w*(?=\()/g);
  return [...new Set([...calls].map(([name]) => name))];
}

test('pages and stories start the same list of services, and nothing beside it', () => {
  expect(startsIn('start-browser-services.ts')).toEqual(['startServices']);
  expect(startsIn('../story-world/create-world.ts')).toEqual(['startServices']);
  expect(startsIn('mount-app.tsx')).toEqual(['startBrowserServices']);
});
