type Catalog = ReadonlyMap<string, string>;

/** Words that most English sentences contain, and that no other supported language has. */
const english =
  /\b(?:the|and|your|with|this|these|from|have|has|please|stake|bets?|betting|matches|wallet|loading|search|choose|password|nothing|until|again|every|while)\b/i;

/** Turns a text of a catalog into a pattern whose placeholders match anything. Undefined if too little text is left. */
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
 * Creates the check of a language. The check returns the texts of a screen that are ids of messages, English texts of
 * the source catalog, or any English. `names` are teams and leagues, which are not translated. If a language shares a
 * word with English, its own catalog contains it. For English itself, only ids are found.
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
