import { GameError } from '../refusal/game-error.ts';

/** Returns the UTF-8 bytes of a text. Throws `badSeed` if the text has half of a surrogate pair. */
export function utf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new GameError('badSeed', 'A seed is no well-formed text: half of a pair is missing.');
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(escaped.charCodeAt(at));
  }
  return Uint8Array.from(bytes);
}

/** Writes bytes as hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
