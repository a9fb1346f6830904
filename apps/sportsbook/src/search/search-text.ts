/** Search counts when it is empty or longer than two characters (PRE-18). */
export function effectiveSearch(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 2 ? trimmed : '';
}

/** Whether something is typed that is not looked for yet, so that the field has to say so. */
export const isTooShort = (text: string): boolean => text.trim() !== '' && effectiveSearch(text) === '';
