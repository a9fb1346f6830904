// `pnpm prose [path …]`: comments, documents and exported names are in plain English (CONTRIBUTING.md, "Plain English").
// Without paths it reads the whole workspace and also measures how many conditions its comments state.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { root } from '@kvota/run/processes';

import { commentsOf, exportedNamesOf, paragraphsOf } from './prose/passages.ts';
import { dialectIn, fewestConditions, findingsOf, measure, type Finding, type Passage } from './prose/rules.ts';

/** Generated reports, texts of the product, and the list of words itself. */
const skipped =
  /surface\.md$|CHANGELOG\.md$|\/catalogs\/|\/compiled\/|GLOSSARY\.md$|apps\/platform\/documents\/|tooling\/checks\/src\/prose\//;

const paths = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => /\.(tsx?|mdx?)$/.test(file) && !skipped.test(file));

interface Report {
  readonly findings: readonly Finding[];
  readonly comments: readonly Passage[];
}

function read(file: string): Report {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  if (/\.mdx?$/.test(file)) return { findings: paragraphsOf(source).flatMap(findingsOf), comments: [] };
  const comments = commentsOf(file, source);
  const names = exportedNamesOf(file, source).flatMap(({ name, line }) => {
    const part = dialectIn(name);
    return part ? [{ line, message: `exports ${name}: "${part}" is no word of the field` }] : [];
  });
  return { findings: [...comments.flatMap(findingsOf), ...names], comments };
}

const all: Passage[] = [];
const byPackage = new Map<string, { findings: number; comments: Passage[] }>();
let count = 0;
for (const file of files) {
  const { findings, comments } = read(file);
  for (const { line, message } of findings) console.error(`${file}:${line}: ${message}`);
  count += findings.length;
  all.push(...comments);
  const name = /^(?:apps|packages|tooling)\/[^/]+/.exec(file)?.[0] ?? 'root';
  const entry = byPackage.get(name) ?? { findings: 0, comments: [] };
  byPackage.set(name, { findings: entry.findings + findings.length, comments: [...entry.comments, ...comments] });
}

const rateOf = (passages: readonly Passage[]): number => {
  const { words, conditions } = measure(passages);
  return words === 0 ? 0 : Math.round((conditions / words) * 10_000);
};
for (const [name, { findings, comments }] of [...byPackage].toSorted(([a], [b]) => a.localeCompare(b))) {
  const { words } = measure(comments);
  console.log(
    `${name.padEnd(26)} ${String(words).padStart(6)} words, ${String(rateOf(comments)).padStart(4)} conditions per 10,000, ${findings} findings`,
  );
}
const rate = rateOf(all);
const tooFew = paths.length === 0 && rate < fewestConditions;
if (tooFew)
  console.error(`Comments state ${rate} conditions per 10,000 words: at least ${fewestConditions} are asked.`);
console.log(`Prose: ${files.length} files, ${count} findings, ${rate} conditions per 10,000 words of comments.`);
process.exitCode = count > 0 || tooFew ? 1 : 0;
