/** Id of the element in which a built page lists its deferred fonts as JSON. */
export const deferredFontsId = 'kvota-faces';

/** A font that is fetched when text needs its characters. */
export interface DeferredFont {
  readonly family: string;
  /** One weight, or the lightest and the heaviest. */
  readonly weight: string;
  /** Its characters in the notation of `unicode-range`: `U+370-377, U+4??`. */
  readonly range: string;
  /** Address of its file. */
  readonly source: string;
}

function isIn(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    // `U+4??` is U+400 to U+4FF.
    const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')];
    return letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16);
  });
}

/** Whether a font covers at least one character of a text. */
export function coversAny(face: DeferredFont, letters: string): boolean {
  return Array.from(letters).some((letter) => isIn(face.range, letter.codePointAt(0) ?? -1));
}
