/** The names of our faces, as `fonts.css` gives them. */
export const faces = { text: 'Sofia Sans Variable', condensed: 'Sofia Sans Condensed Variable' } as const;

/**
 * Fetches the files of our faces that have these letters, before anything is written in them: a file that comes after its
 * text lays out the whole page anew. Where it cannot be had the text waits for none, and is shown in a stand-in.
 */
export async function loadLetters(letters: string): Promise<void> {
  await Promise.allSettled(Object.values(faces).map((face) => document.fonts.load(`16px "${face}"`, letters)));
}
