import type { ContentFault } from '@kvota/contracts/operator';

/** Largest content of one part, in bytes of JSON, and its deepest level. */
const largest = 65_536;
const deepest = 8;

/**
 * Returns why content is too large or too deep (THEME-26). It is tested as it was sent, with fields that the schema does
 * not name.
 */
export function sizeFaultsOf(place: string, sent: unknown): ContentFault[] {
  const tooDeep = placeBelow(place, sent);
  if (tooDeep !== undefined) return [{ place: tooDeep, message: `Content has at most ${deepest} levels.` }];
  if (Buffer.byteLength(JSON.stringify(sent) ?? '') <= largest) return [];
  return [{ place, message: `Content has at most ${largest} bytes as JSON.` }];
}

/** Returns the place of the first value below the deepest level. An input has few levels (SEC-08), so recursion is safe. */
function placeBelow(place: string, value: unknown, level = 0): string | undefined {
  if (level > deepest) return place;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = placeBelow(`${place}.${key}`.slice(0, 200), inner, level + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
