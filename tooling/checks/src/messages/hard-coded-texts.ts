// Texts that a reader sees belong into the catalogs. Text between tags, and in attributes that are shown or read out,
// must come from a macro.
import { readFileSync } from 'node:fs';

import { Visitor, parseSync } from 'oxc-parser';

/** Attributes and properties whose value is shown or read out. */
const spoken = new Set(['alt', 'aria-label', 'ariaLabel', 'hint', 'label', 'note', 'placeholder', 'title']);
/** Two letters in a row. Signs, numbers and single letters need no translation. */
const words = /\p{L}{2}/u;
/** The brand, and the answer of a page that machines read. */
const names = /^(?:Kvota|ok)$/;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Returns the literal texts of a component, as `"text" (line n)`. */
export function hardCodedTextsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const texts: (Place & { readonly text: string })[] = [];
  const translated: Place[] = [];
  const add = (node: Place, text: string): void => {
    const trimmed = text.trim();
    if (words.test(trimmed) && !names.test(trimmed))
      texts.push({ start: node.start + text.search(/\S/), end: node.end, text: trimmed });
  };
  const visitor = new Visitor({
    JSXElement(element) {
      const { name } = element.openingElement;
      if (name.type === 'JSXIdentifier' && ['Trans', 'Plural', 'Select', 'style', 'script'].includes(name.name)) {
        translated.push(element);
      }
    },
    JSXText(node) {
      add(node, node.value);
    },
    JSXAttribute({ name, value }) {
      const attribute = name.type === 'JSXIdentifier' ? name.name : '';
      if (!spoken.has(attribute) || !value) return;
      if (value.type === 'Literal' && typeof value.value === 'string') add(value, value.value);
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type === 'Literal' && typeof expression.value === 'string') add(expression, expression.value);
    },
  });
  visitor.visit(parseSync(file, source).program);
  const line = (offset: number): number => source.slice(0, offset).split('\n').length;
  return texts
    .filter(({ start, end }) => !translated.some((place) => place.start <= start && end <= place.end))
    .map(({ start, text }) => `"${text}" (line ${line(start)})`);
}
