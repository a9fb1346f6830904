// `pnpm check ids`: every requirement id that the repository cites is defined once, in tooling/requirements, and nothing points
// to a document outside the repository. `--write` brings the column "Built in" up to date.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '@kvota/run/processes';

import { citationsIn, pointersOutside, requirementsIn, withFolders, type Source } from './ids/requirement-pages.ts';

const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });
const pages = globSync('tooling/requirements/*.md', { cwd: root }).toSorted().map(read);
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.md', '*.mdx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((path) => path !== '' && !/^tooling\/(requirements|checks)\/|\/catalogs\/|\/compiled\//.test(path))
  .map(read);

const findings: string[] = [];
const defined = new Map<string, string>();
for (const { path, text } of pages) {
  for (const { id } of requirementsIn(text)) {
    const other = defined.get(id);
    if (other !== undefined) findings.push(`${path}: ${id} is also defined in ${other}. Keep one row.`);
    defined.set(id, path);
  }
}
const prefixes = new Set([...defined.keys()].map((id) => id.split('-')[0] ?? ''));
const cited = citationsIn(sources, prefixes);
for (const [id, by] of cited) {
  if (!defined.has(id)) {
    findings.push(
      `${by[0]?.path ?? ''}: cites ${id}, which no page of tooling/requirements defines. Add a row or correct the id.`,
    );
  }
}
findings.push(
  ...sources.flatMap(pointersOutside).map((line) => `${line} (points to a document outside the repository)`),
);
for (const { path, text } of pages) {
  const current = withFolders(text, cited);
  if (current === text) continue;
  if (process.argv.includes('--write')) writeFileSync(join(root, path), current);
  else findings.push(`${path}: the column "Built in" is out of date. Run: node tooling/checks/src/ids.ts --write`);
}
for (const finding of findings) console.error(finding);
console.log(`Ids: ${defined.size} defined on ${pages.length} pages, ${cited.size} cited, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;
