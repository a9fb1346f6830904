/** Letters that carry no separate mark to take off, as people without them on the keyboard type them. */
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

/** A text as it is searched for: small letters without marks, so that `zvezda` finds `Žvezda` and `αρης` finds `Άρης`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøßæœςı]/g, (letter) => plain[letter] ?? letter);
}

/** Whether every word that was typed stands somewhere in the text, in whatever order. */
export function holdsWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
