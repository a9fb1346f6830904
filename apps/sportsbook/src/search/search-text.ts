/** A search applies if it is empty or longer than two characters (PRE-18). */
export function effectiveSearch(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 2 ? trimmed : '';
}

/** True if the text is too short to be searched, so that the field has to show that. */
export const isTooShort = (text: string): boolean => text.trim() !== '' && effectiveSearch(text) === '';
