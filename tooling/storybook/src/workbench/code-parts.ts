/** A piece of code and what it is, for its colour. */
export interface CodePart {
  readonly text: string;
  readonly part?: 'name' | 'number' | 'word' | 'type' | 'remark' | undefined;
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** JSON text in pieces. */
export function jsonParts(text: string): CodePart[] {
  const parts: CodePart[] = [];
  let at = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number, word] = match;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    if (string !== undefined) parts.push({ text: whole, part: colon === undefined ? undefined : 'name' });
    else parts.push({ text: whole, part: number === undefined ? (word === undefined ? undefined : 'word') : 'number' });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** A value as JSON text, whole numbers beyond the safe ones included, short lists on one line. */
export function jsonText(value: unknown, indent = 2): string {
  const plain = (_: string, one: unknown): unknown => (typeof one === 'bigint' ? String(one) : one);
  const text = JSON.stringify(value, plain, indent) ?? 'undefined';
  return text.replaceAll(/\[\n([^[\]{}]*)\n\s*\]/g, (list, inside: string) => {
    const line = `[${inside.trim().replaceAll(/\n\s*/g, ' ')}]`;
    return line.length > 80 ? list : line;
  });
}
