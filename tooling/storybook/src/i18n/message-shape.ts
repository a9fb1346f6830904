import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The placeholders of a message. */
export interface MessageShape {
  /** Names of placeholders whose value is inserted as it is. */
  readonly plain: readonly string[];
  /** Names of numbers that choose a plural, with the forms that the text has. */
  readonly plurals: readonly { readonly name: string; readonly forms: readonly string[]; readonly ordinal: boolean }[];
}

/** Reads the placeholders of a text in ICU syntax. */
export function shapeOf(text: string): MessageShape {
  const plain = new Set<string>();
  const plurals = new Map<string, { readonly forms: readonly string[]; readonly ordinal: boolean }>();
  const look = (message: CompiledMessage): void => {
    for (const token of message) {
      if (typeof token === 'string') continue;
      const [name, type, format] = token;
      if (type !== 'plural' && type !== 'selectordinal') {
        plain.add(name);
        continue;
      }
      // Safe: a plural has its forms by name, and beside them a number that is no form.
      const forms = Object.entries((format ?? {}) as Record<string, CompiledMessage | number>);
      plurals.set(name, {
        forms: forms.map(([form]) => form).filter((form) => form !== 'offset'),
        ordinal: type === 'selectordinal',
      });
      for (const [, inner] of forms) if (Array.isArray(inner)) look(inner);
    }
  };
  look(compileMessage(text));
  // Inside a plural the number is written as #, which is no placeholder.
  return {
    plain: [...plain].filter((name) => name !== '#' && !plurals.has(name)),
    plurals: [...plurals].map(([name, found]) => ({ name, ...found })),
  };
}
