import { readLinkTarget, type LinkTarget } from './link-target.ts';

/** A piece of text: plain, strong, or a link. */
export type DocumentSpan =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: LinkTarget };

/** A block of a section. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly DocumentSpan[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly DocumentSpan[])[] };

/** A section with its heading. `id` is an anchor that is equal in every language. */
export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentText {
  /** The blocks before the first section. */
  readonly intro: readonly DocumentBlock[];
  readonly sections: readonly DocumentSection[];
}

/**
 * Parses the text of a document.
 *
 * The first characters of a line determine its kind, as in Markdown: `## ` a section, `### ` a heading, `- ` and `1. ` list
 * items, otherwise a paragraph. A blank line ends a paragraph or a list. Within a line, `**…**` is strong and
 * `[text](target)` a link. Other markup remains text, and so does a link if its target is invalid. Every text is valid.
 *
 * @example
 * readDocumentText('## Stakes').sections; // [{ id: 'part-1', title: 'Stakes', blocks: [] }]
 */
export function readDocumentText(text: string): DocumentText {
  const intro: DocumentBlock[] = [];
  const sections: { id: string; title: string; blocks: DocumentBlock[] }[] = [];
  for (const group of groupsOf(text)) {
    const [first = ''] = group;
    if (first.startsWith('## ')) {
      sections.push({ id: `part-${sections.length + 1}`, title: first.slice(3).trim(), blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? intro).push(blockOf(group));
    }
  }
  return { intro, sections };
}

type Kind = 'section' | 'heading' | 'bullet' | 'number' | 'words';

function kindOf(line: string): Kind {
  if (line.startsWith('## ')) return 'section';
  if (line.startsWith('### ')) return 'heading';
  if (line.startsWith('- ')) return 'bullet';
  return /^\d{1,3}\. /.test(line) ? 'number' : 'words';
}

/** Groups lines that form one block: a heading alone, list items of one kind, text up to the next blank line. */
function groupsOf(text: string): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let open: { readonly kind: Kind; readonly lines: string[] } | undefined;
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    if (line === '') {
      open = undefined;
      continue;
    }
    const kind = kindOf(line);
    if (open?.kind === kind && kind !== 'section' && kind !== 'heading') open.lines.push(line);
    else if (open && kind === 'words' && (open.kind === 'bullet' || open.kind === 'number')) {
      // The item continues on this line.
      open.lines.push(`${open.lines.pop() ?? ''} ${line}`);
    } else {
      open = { kind, lines: [line] };
      groups.push(open.lines);
    }
  }
  return groups;
}

function blockOf(lines: readonly string[]): DocumentBlock {
  const [first = ''] = lines;
  switch (kindOf(first)) {
    case 'section':
    case 'heading':
      return { kind: 'heading', text: first.replace(/^#+ /, '').trim() };
    case 'bullet':
      return { kind: 'list', ordered: false, items: lines.map((line) => spansOf(line.slice(2).trim())) };
    case 'number':
      return { kind: 'list', ordered: true, items: lines.map((line) => spansOf(line.replace(/^\d+\. /, '').trim())) };
    case 'words':
      return { kind: 'paragraph', spans: spansOf(lines.join(' ')) };
  }
}

const mark = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Parses the spans of a line. Strong text may contain links; these are not strong. */
function spansOf(text: string, kind: 'plain' | 'strong' = 'plain'): readonly DocumentSpan[] {
  const spans: DocumentSpan[] = [];
  let from = 0;
  const wordsTo = (to: number): void => {
    if (to > from) spans.push({ kind, text: text.slice(from, to) });
  };
  for (const { 0: whole, 1: strong, 2: words, 3: address, index } of text.matchAll(mark)) {
    const target = address === undefined ? undefined : readLinkTarget(address);
    if (strong === undefined && (words === undefined || !target)) continue;
    wordsTo(index);
    if (strong !== undefined) spans.push(...spansOf(strong, 'strong'));
    else if (words !== undefined && target) spans.push({ kind: 'link', text: words, target });
    from = index + whole.length;
  }
  wordsTo(text.length);
  return spans;
}

/** Returns the targets of links that are invalid, so that an operator can correct them before the text is stored. */
export function brokenLinks(text: string): readonly string[] {
  const rest = text.replaceAll(mark, (whole, _strong, _words, address: string | undefined) =>
    address !== undefined && readLinkTarget(address) ? '' : whole,
  );
  return [...rest.matchAll(/\[[^[\]]+\]\(([^\n]*)/g)].map(([, address = '']) => address.replace(/\)[^)]*$/, ''));
}
