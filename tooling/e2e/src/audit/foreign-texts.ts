type Catalog = ReadonlyMap<string, string>;

/** Words that any English sentence of ours is likely to hold, and that no other of our languages has. */
const english =
  /\b(?:the|and|your|with|this|these|from|have|has|please|stake|bets?|betting|matches|wallet|loading|search|choose|password|nothing|until|again|every|while)\b/i;

/** A text of a catalog as a pattern: placeholders may be anything. Undefined where too little is left to know it by. */
function patternOf(message: string): RegExp | undefined {
  if (message.includes(', plural,')) return undefined;
  const literal = message.replaceAll(/\{\w+\}|<\/?\w+\/?>/g, '');
  if (!/\p{L}{2}/u.test(literal)) return undefined;
  const parts = message
    .split(/\{\w+\}|<\/?\w+\/?>/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*?')}$`);
}

/**
 * Makes the check of a language: which texts of a screen are keys, English texts of ours that this language says
 * otherwise, or English at all. `names` are what the offer brings (teams, leagues) and nobody translates.
 * Words that a language shares with English stand in its catalog as they are; `pnpm messages` keeps their list.
 * English itself is searched for keys only.
 */
export function foreignTexts(
  source: Catalog,
  own: Catalog,
  names: readonly string[],
): (texts: readonly string[]) => string[] {
  const ownPatterns = [...own.values()].flatMap((text) => patternOf(text) ?? []);
  const sourcePatterns = [...source].flatMap(([id, text]) => {
    const pattern = own.get(id) === text ? undefined : patternOf(text);
    return pattern ? [{ id, pattern }] : [];
  });
  const known = names.filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
  return (texts) =>
    texts.flatMap((text) => {
      const key = text.split(/\s+/).find((word) => source.has(word) && /[.]|[a-z][A-Z]/.test(word));
      if (key !== undefined) return [`key ${key} in "${text}"`];
      if (own === source) return [];
      if (ownPatterns.some((pattern) => pattern.test(text))) return [];
      const fallback = sourcePatterns.find(({ pattern }) => pattern.test(text));
      if (fallback) return [`English of ${fallback.id}: "${text}"`];
      let rest = text;
      for (const name of known) rest = rest.replaceAll(name, '');
      const word = english.exec(rest)?.[0];
      return word === undefined ? [] : [`"${word}" in "${text}"`];
    });
}
