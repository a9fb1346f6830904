/** Words for the kind of a club. They give a letter only if nothing else does. */
const kinds = new Set(
  'fk fc kk ok rk hk vk ofk afc cf cd ca ac as ss sc ssc sv sk sfk nk gnk hnk bk bc bsc vfb vfl tsg tsv ik if kf ks mks gks fci cfr csm mfk pfk pfc фк кк ок рк хк вк пфк офк фк ск жк φσ αε γς'.split(
    ' ',
  ),
);

const greek = /\p{Script=Greek}/u;

/** In upper case, as printed on a shirt; Greek loses its accents there. */
function capitals(word: string): string {
  const upper = word.normalize('NFC').toUpperCase();
  return greek.test(upper) ? upper.normalize('NFD').replaceAll('\u0301', '').normalize('NFC') : upper;
}

/**
 * Returns up to three letters for a team or a player: the first of each word, or the beginning of a single one. A
 * name without letters gives none.
 * "Crvena zvezda" is CZ, "FK Partizan" is PAR. "Brighton & Hove Albion" is BHA. "Αστέρας Τρίπολης" is ΑΤ, "Н.
 * Ђоковић" is НЂ.
 */
export function teamLetters(name: string): string {
  const words = name
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => /^\p{L}[^\d]*$/u.test(word));
  const telling = words.filter((word) => !kinds.has(word.toLowerCase()));
  const chosen = telling.length > 0 ? telling : words;
  const [only] = chosen;
  if (chosen.length === 1 && only !== undefined) return firstLetters(only, 3);
  return chosen
    .slice(0, 3)
    .map((word) => firstLetters(word, 1))
    .join('');
}

function firstLetters(word: string, count: number): string {
  return (capitals(word).match(/\p{L}\p{M}*/gu) ?? []).slice(0, count).join('');
}
