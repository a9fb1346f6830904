import fc from 'fast-check';
import { expect, test } from 'vitest';

import { brokenLinks, readDocumentText, type DocumentBlock } from './document-text.ts';

const plain = (text: string) => [{ kind: 'plain', text }];

test('a document has an introduction and sections of headings, paragraphs and lists', () => {
  const text = [
    'Before all.',
    '',
    '## Placing a bet',
    'One line',
    'and its end.',
    '- first',
    '- second',
    '  goes on',
    '',
    '### Live',
    '1. one',
    '2. two',
    '## Void',
    'Last.',
  ].join('\r\n');
  expect(readDocumentText(text)).toEqual({
    intro: [{ kind: 'paragraph', spans: plain('Before all.') }],
    sections: [
      {
        id: 'part-1',
        title: 'Placing a bet',
        blocks: [
          { kind: 'paragraph', spans: plain('One line and its end.') },
          { kind: 'list', ordered: false, items: [plain('first'), plain('second goes on')] },
          { kind: 'heading', text: 'Live' },
          { kind: 'list', ordered: true, items: [plain('one'), plain('two')] },
        ],
      },
      { id: 'part-2', title: 'Void', blocks: [{ kind: 'paragraph', spans: plain('Last.') }] },
    ],
  });
});

test('text is plain, strong, or a link to a page, a site or an e-mail address', () => {
  const [block] = readDocumentText('See **these** [rules](/sportbetting/rules) and [them](https://a.example).').intro;
  expect(block).toEqual({
    kind: 'paragraph',
    spans: [
      { kind: 'plain', text: 'See ' },
      { kind: 'strong', text: 'these' },
      { kind: 'plain', text: ' ' },
      { kind: 'link', text: 'rules', target: { kind: 'page', path: '/sportbetting/rules' } },
      { kind: 'plain', text: ' and ' },
      { kind: 'link', text: 'them', target: { kind: 'elsewhere', href: 'https://a.example' } },
      { kind: 'plain', text: '.' },
    ],
  });
});

test('strong text may contain links', () => {
  expect(readDocumentText('**See [rules](/sportbetting/rules) first** and [x](none)').intro).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'See ' },
        { kind: 'link', text: 'rules', target: { kind: 'page', path: '/sportbetting/rules' } },
        { kind: 'strong', text: ' first' },
        { kind: 'plain', text: ' and [x](none)' },
      ],
    },
  ]);
});

test('[FAULT-21] other markup and invalid links remain text', () => {
  const hostile = '<img src=x onerror=alert(1)> [press](javascript:alert(1)) [x](//evil.example)';
  expect(readDocumentText(hostile).intro).toEqual([{ kind: 'paragraph', spans: plain(hostile) }]);
  expect(brokenLinks('[a](/b) and (this)')).toEqual([]);
  expect(brokenLinks('[a](/b) [c](http://d)\n[x](javascript:y(1)) [z](/a b)\n[q]()')).toEqual([
    'http://d',
    'javascript:y(1)) [z](/a b',
    '',
  ]);
});

test('every text is a document, keeps all of its words, and has unique anchors', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '## A', '### B', '- c', '1. d', '**', '[a](b)', '[a](/b)', '**x** [y](/z)', '##', '-'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { intro, sections } = readDocumentText(lines.join('\n'));
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      const words = (text: string): string => text.replaceAll(/[\s*#\-[\]()\d./]/g, '');
      const read = [...intro, ...sections.flatMap(({ title, blocks }) => [title, ...blocks])].map(wordsOf).join('');
      // Targets of links are not words; every other letter is there, in its order.
      const written = lines.join('\n').replaceAll('[a](/b)', 'a').replaceAll('[y](/z)', 'y');
      expect(words(read)).toBe(words(written));
    }),
    { numRuns: 1000, examples: [[['**', '[a](/b)', '**']]] },
  );
});

function wordsOf(block: string | DocumentBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return block.spans.map(({ text }) => text).join('');
    case 'list':
      return block.items.flatMap((item) => item.map(({ text }) => text)).join('');
  }
}
