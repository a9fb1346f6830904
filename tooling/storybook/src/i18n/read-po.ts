const line = /^(msgid|msgstr)?\s*(".*")$/;

/** Returns the texts of a catalog file by their ids. The header, which has no id, is left out. */
export function readPo(text: string): ReadonlyMap<string, string> {
  const entries: { id: string; text: string }[] = [];
  let part: 'id' | 'text' = 'id';
  for (const one of text.split('\n')) {
    const [, word, quoted] = line.exec(one.trim()) ?? [];
    if (quoted === undefined) continue;
    if (word === 'msgid') entries.push({ id: '', text: '' });
    if (word !== undefined) part = word === 'msgid' ? 'id' : 'text';
    const entry = entries.at(-1);
    // Catalogs use the quoting of JSON.
    if (entry) entry[part] += String(JSON.parse(quoted));
  }
  return new Map(entries.filter(({ id }) => id !== '').map((entry) => [entry.id, entry.text]));
}
