/** Letters whose mark is no accent. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', ς: 'σ', ı: 'i' };

/** A text as it is searched for: small letters without marks, so that `cacak` finds `Čačak` and `αρης` finds `Άρης`. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đłøßςı]/g, (letter) => plain[letter] ?? letter);

/** Returns true if the text contains every word of the query. */
export function finds(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
