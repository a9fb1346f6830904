// Checks the documentation pages without building Storybook: its index has every story and page once, each page can be
// parsed, and no page links to a missing one (DEV-03). `pnpm test:full` also builds Storybook and opens each page
// (`open-docs.ts`); the story "Documents" renders their texts.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { apiPage } from '@kvota/checks/api-page';
import { faultyLinks } from '@kvota/checks/docs-links';
import { buildIndex } from 'storybook/internal/core-server';

import { anchorOf, withDocsLinks } from '../docs/docs-links.ts';

const folder = resolve(import.meta.dirname, '..');

// Throws if a page of text cannot be parsed, or if two stories have one id.
const { entries } = await buildIndex({ configDir: join(folder, '.storybook') });
const known = new Set(Object.keys(entries));
const written = Object.values(entries).filter(
  ({ type, tags = [] }) => type === 'docs' && tags.includes('unattached-mdx'),
);

/** Returns the files beside a page that it imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^'?]+)(?:\?raw)?'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/** Returns the texts that a page imports, as it shows them. */
function textsOf(imports: readonly string[]): string[] {
  const texts = imports
    .filter((path) => path.endsWith('.md'))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return path.endsWith('surface.md') ? apiPage(text) : text;
    });
  const [, spec] = texts;
  return texts.map((text) => withDocsLinks(text, spec === undefined ? undefined : anchorOf(spec)));
}

const faults = written.flatMap(({ id, importPath }) => {
  const imports = importsOf(resolve(folder, importPath));
  const missing = imports.filter((path) => !existsSync(path));
  if (missing.length > 0) return [`${id}: the page imports ${missing.join(', ')}, which is not there`];
  const texts = textsOf(imports);
  if (texts.length === 0) return [`${id}: the page imports no text`];
  return faultyLinks(texts.join('\n\n'), known).map((fault) => `${id}: ${fault}`);
});
if (written.length === 0) faults.push('no page of text was found');
for (const fault of faults) console.error(fault);
console.log(`${written.length} pages of text: ${faults.length === 0 ? 'fine' : `${faults.length} faults`}`);
process.exitCode = faults.length === 0 ? 0 : 1;
