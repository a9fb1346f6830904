/** Returns the text to search for: empty unless it has at least three characters (PRE-18). */
export function effectiveSearch(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 2 ? trimmed : '';
}

/** True if the text is too short to search for, so that the field can say so. */
export const isTooShort = (text: string): boolean => text.trim() !== '' && effectiveSearch(text) === '';
