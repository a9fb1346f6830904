/**
 * A language that nobody speaks, for stories: letters have accents and words are 40 % longer than in English.
 * It is applied to the page after a story's play function, so play functions keep asking for English texts.
 */
export const pseudoLocale = 'pseudo';

const growth = 0.4;
const plain = 'ACDEGIKLNORSTUYZacdegiklnorstuyz';
const accented = 'ÁĆĎÉĞÍĶĹŃÓŘŚŤÚÝŽáćďéğíķĺńóřśťúýž';
const accents = new Map(plain.split('').map((letter, index) => [letter, accented[index] ?? letter]));

const changed = new RegExp(`[${accented}]`);

/**
 * Lengthens a word by repeating its vowels, then its last letter. Short words, codes such as `RSD` and words that
 * have accents already stay: a component may copy a changed text, and the copy must not grow again.
 */
function pseudoWord(word: string): string {
  if (word.length < 3 || word === word.toUpperCase() || changed.test(word)) return word;
  let missing = Math.ceil(word.length * growth);
  const letters = word.split('').map((letter) => {
    const written = accents.get(letter) ?? letter;
    if (missing === 0 || !/[aeiouy]/.test(letter)) return written;
    missing -= 1;
    return written + written;
  });
  const longer = letters.join('') + (letters.at(-1)?.at(-1) ?? '').repeat(missing);
  return changed.test(longer) ? longer : word;
}

/** Returns a text with accents and longer words; numbers and signs stay. */
export const pseudoText = (text: string): string => text.replaceAll(/\p{L}+/gu, pseudoWord);

/** Elements whose text is not written for readers, or is a drawing. */
const untouched = 'script, style, svg, code, pre, [contenteditable]';

let observer: MutationObserver | undefined;

function lengthenTexts(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = root instanceof Text ? root : texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (node.parentElement?.closest(untouched)) continue;
    const longer = pseudoText(text);
    if (longer !== text) node.nodeValue = longer;
  }
}

/** Shows a page in the pseudo-locale, now and whenever its texts change, until {@link stopPseudoLocale}. */
export function startPseudoLocale(root: HTMLElement): void {
  stopPseudoLocale();
  lengthenTexts(root);
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) lengthenTexts(node);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
}

/** Stops changing texts. The texts of a story that is still rendered stay as they are. */
export function stopPseudoLocale(): void {
  observer?.disconnect();
  observer = undefined;
}
