import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

import { Studio, Title } from './title.ts';

const folder = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Reads the studios and titles of the folder `catalogue`. Throws if a file does not fit its schema. */
export function readTitles(): { readonly studios: readonly Studio[]; readonly titles: readonly Title[] } {
  const files = readdirSync(join(folder, 'titles')).filter((name) => name.endsWith('.json'));
  return {
    studios: v.parse(v.array(Studio), read('studios.json')),
    titles: files.sort().flatMap((file) => v.parse(v.array(Title), read(join('titles', file)))),
  };
}
