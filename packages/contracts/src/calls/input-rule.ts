/** Levels of arrays and objects that an input may have. No call of the contract needs more than ten. */
export const deepestInput = 32;

/** A violation of the rule for every input. */
export interface InputFault {
  /** Where it is, such as `body.selections.0.name`. */
  readonly path: string;
  readonly message: string;
}

interface Visited {
  readonly path: string;
  readonly level: number;
  readonly value: unknown;
}

const longestPath = 200;

/**
 * Returns the first violation of the rule for every input; undefined if there is none (SEC-08). Text is well-formed
 * Unicode without control characters and without signs that turn its direction. Numbers are finite, and exact as
 * integers. At most 32 levels are nested.
 */
export function faultOfInput(place: string, input: unknown): InputFault | undefined {
  // A list instead of recursion, because the depth is what is not trusted yet.
  const waiting: Visited[] = [{ path: place, level: 0, value: input }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, level, value } = next;
    const message = faultOfValue(value) ?? (level > deepestInput ? tooDeep : undefined);
    if (message !== undefined) return { path: path.slice(0, longestPath), message };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const textFault = faultOfText(key);
      if (textFault !== undefined) return { path: path.slice(0, longestPath), message: `A name: ${textFault}` };
      waiting.push({ path: `${path}.${key}`, level: level + 1, value: inner });
    }
  }
  return undefined;
}

const tooDeep = `Nested in more than ${deepestInput} levels.`;

function faultOfValue(value: unknown): string | undefined {
  if (typeof value === 'string') return faultOfText(value);
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) {
    return `A number beyond ${Number.MAX_SAFE_INTEGER}.`;
  }
  return undefined;
}

// Tabs and new lines are allowed.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
/** These signs show what follows backwards, so that a text reads as another one. No language of ours needs them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/;

function faultOfText(text: string): string | undefined {
  if (text.includes('\0')) return 'Text with a NUL character.';
  if (control.test(text)) return 'Text with a control character.';
  if (turning.test(text)) return 'Text with a sign that turns its direction.';
  return text.isWellFormed() ? undefined : 'Text with half of a surrogate pair.';
}
