/** Where a built page names its later faces, as JSON (tooling/vite/src/later-faces.ts writes it). */
export const deferredFontsId = 'kvota-faces';

/** A face that is fetched when something is to be written in its letters. */
export interface DeferredFont {
  readonly family: string;
  /** One weight, or the lightest and the heaviest. */
  readonly weight: string;
  /** The letters, as `unicode-range` has them: `U+370-377, U+4??`. */
  readonly range: string;
  /** The address of its file. */
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

/** Whether a face has one of these letters. */
export function coversAny(face: DeferredFont, letters: string): boolean {
  return Array.from(letters).some((letter) => isIn(face.range, letter.codePointAt(0) ?? -1));
}
