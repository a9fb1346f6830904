import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Requirements of a text: its placeholders, elements and plural forms. */
export interface MessageShape {
  /** Use of each placeholder: `text`, `plural`, `select`, or a format such as `number`. */
  readonly placeholders: ReadonlyMap<string, string>;
  /** Number of opening and closing tags of each element, by its name in the text, such as `0` for `<0>`. */
  readonly elements: ReadonlyMap<string, { readonly opened: number; readonly closed: number }>;
  /** Categories of each plural, without exact numbers. */
  readonly plurals: readonly {
    readonly placeholder: string;
    readonly categories: readonly string[];
    /** True for `1st`, `2nd`, whose categories differ from those of amounts. */
    readonly ordinal: boolean;
  }[];
}

const element = /<(\/?)(\w+)(\/?)>/g;
const counted = new Set(['plural', 'selectordinal']);

/** Returns the shape of a compiled text. */
export function shapeOf(message: CompiledMessage): MessageShape {
  const placeholders = new Map<string, string>();
  const elements = new Map<string, { opened: number; closed: number }>();
  const plurals: { placeholder: string; categories: string[]; ordinal: boolean }[] = [];

  const readText = (text: string): void => {
    for (const [, closing, name = '', alone] of text.matchAll(element)) {
      const known = elements.get(name) ?? { opened: 0, closed: 0 };
      if (closing === '') known.opened += 1;
      if (closing !== '' || alone !== '') known.closed += 1;
      elements.set(name, known);
    }
  };
  const read = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        readText(token);
        continue;
      }
      const [name, kind = 'text', format] = token;
      placeholders.set(name, kind);
      if (typeof format !== 'object' || format === null) continue;
      const cases = Object.entries(format).filter(([key, value]) => key !== 'offset' && Array.isArray(value));
      if (counted.has(kind)) {
        const categories = cases.map(([key]) => key).filter((key) => !/^\d+$/.test(key));
        plurals.push({ placeholder: name, categories, ordinal: kind === 'selectordinal' });
      }
      for (const [, value] of cases) read(value as CompiledMessage); // the cases of a choice are compiled texts again
    }
  };
  read(message);
  return { placeholders, elements, plurals };
}
