// Where prose is found: comments of sources, paragraphs of documents, exported names.
import { parseSync } from 'oxc-parser';

import type { Passage } from './rules.ts';

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

const isDirective = (text: string): boolean =>
  /^\s*(oxlint-|eslint-|@ts-|#__|@__|\/ ?<reference|@vite-ignore|istanbul|v8 |prettier|oxfmt)/.test(text);

/** Returns the comments of a source file. Line comments that follow each other are one passage. */
export function commentsOf(file: string, source: string): Passage[] {
  const passages: (Passage & { end: number })[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    if (isDirective(value)) continue;
    const isDocstring = type === 'Block' && value.startsWith('*');
    const text = value.replace(/^\*/, '').replace(/^\s*\* ?/gm, '');
    const last = passages.at(-1);
    if (type === 'Line' && last && !last.isDocstring && /^\s*$/.test(source.slice(last.end, start))) {
      passages[passages.length - 1] = { ...last, text: `${last.text}\n${text.trim()}`, end };
    } else {
      passages.push({ line: lineAt(source, start), text: text.trim(), isDocstring, end });
    }
  }
  return passages.map(({ line, text, isDocstring }) => ({ line, text, isDocstring }));
}

/** Returns the paragraphs, list items and table cells of a Markdown document, without its code. */
export function paragraphsOf(source: string): Passage[] {
  const blank = source.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''));
  const passages: Passage[] = [];
  let line = 1;
  for (const block of blank.split(/\n(?=\s*\n|\s*[-*#]|\s*\d+\.|\s*\|)/)) {
    const cells = block.trimStart().startsWith('|') ? block.split('|') : [block];
    for (const text of cells) {
      const clean = text.replace(/^(import|export) .*$/gm, '').trim();
      if (/\p{L}/u.test(clean)) passages.push({ line, text: clean, isDocstring: false });
    }
    line += block.split('\n').length;
  }
  return passages;
}

/** Returns the names that a source file exports, with their lines. */
export function exportedNamesOf(file: string, source: string): { name: string; line: number }[] {
  return parseSync(file, source).module.staticExports.flatMap((statement) =>
    statement.entries.flatMap(({ exportName, start }) =>
      exportName.name ? [{ name: exportName.name, line: lineAt(source, start) }] : [],
    ),
  );
}
