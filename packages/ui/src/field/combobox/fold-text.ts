/** Letters without a separate diacritic, with the letters that people type instead. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ı: 'i',
};

/**
 * Returns a text in the form that is searched: lower case without diacritics, so that `zvezda` finds `Žvezda` and
 * `αρης` finds `Άρης`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøßæœςı]/g, (letter) => plain[letter] ?? letter);
}

/** True if the text contains every typed word, in any order. */
export function holdsWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
