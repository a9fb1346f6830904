/** Letters that no Unicode decomposition makes Latin: Serbian and Russian Cyrillic, Greek, and some Latin ones. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  // A letter, then what people type for it; a hyphen is nothing.
  `а a б b в v г g д d ђ d е e ж z з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х h ц c ч c џ dz
  ш s щ s ъ - ы i ь - э e ю ju я ja α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y
  φ f χ ch ψ ps ω o đ d ø o ł l ß ss ı i`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, part, at, parts) => {
      if (at % 2 === 0) pairs.push([part, (parts[at + 1] ?? '').replace('-', '')]);
      return pairs;
    }, []),
);

/**
 * Folds a text for a search: lower case Latin letters without diacritics. Spellings that sound alike become the same:
 * `Đoković`, `Djokovic` and `Ђоковић`, `Olympiacos` and `Ολυμπιακός` (PRE-20).
 */
export function searchable(text: string): string {
  const latin = text
    .toLowerCase()
    .replaceAll('дж', 'ђ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter);
  return latin
    .replaceAll('dj', 'd')
    .replace(/([csz])h/g, '$1')
    .replaceAll('c', 'k');
}
