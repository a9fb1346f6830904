import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { sampleWords } from '../say.ts';
import { wordGroups } from './groups.ts';

const sources = globSync(['**/*.stories.tsx', 'showcase/*.{ts,tsx}'], { cwd: join(import.meta.dirname, '../..') }).map(
  (file) => [file, readFileSync(join(import.meta.dirname, '../..', file), 'utf8')] as const,
);
const unescaped = (literal: string): string => literal.replaceAll(String.raw`\'`, "'");
const isWords = (text: string): boolean => Object.hasOwn(sampleWords, text);

test('no sample text is written in two groups, where two wordings could part', () => {
  const texts = wordGroups.flatMap((group) => Object.keys(group));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('what a story says in English has its six translations', () => {
  const said = sources.flatMap(([file, source]) => [
    ...[...source.matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => [file, unescaped(text)]),
    // What is given to a component as a text; `label` and `name` may hold the name of a team, which is one in all.
    ...(file.endsWith('.stories.tsx')
      ? [
          ...source.matchAll(
            /\b(?:children|description|disabledReason|error|hint|note|placeholder): '([^']*[a-z][^']*)'/g,
          ),
        ].map(([, text = '']) => [file, text])
      : []),
  ]);
  expect(said.filter(([, text = '']) => !isWords(text))).toEqual([]);
});

test('no sample text is left that no story says', () => {
  const all = sources.map(([, source]) => source).join('\n');
  const unused = Object.keys(sampleWords)
    // Chosen by number: `selections (few)`.
    .filter((text) => !/ \((?:one|few|many|other)\)$/.test(text))
    .filter(
      (text) =>
        !["'", '"', '`'].some(
          (quote) =>
            all.includes(quote + text.replaceAll("'", String.raw`\'`) + quote) || all.includes(quote + text + quote),
        ),
    )
    .filter((text) => !all.includes(`>${text}<`));
  expect(unused).toEqual([]);
});
