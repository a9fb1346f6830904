/** The result of one attack. */
export interface AttackResult {
  readonly attack: string;
  /** How many attempts were made. */
  readonly attempts: number;
  /** How the platform answered, in a few words. */
  readonly answered: string;
  /** What must not have happened, one text for each. Empty if the platform held. */
  readonly breaches: readonly string[];
}

/** Counts texts and prints them, the most frequent first: `400 × 812, 401 × 90`. */
export function countOf(texts: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([text, count]) => `${text} × ${count}`).join(', ');
}

/** Returns the results as a table in Markdown, and below it what was found. */
export function tableOf(results: readonly AttackResult[]): string {
  const rows = results.map(({ attack, attempts, answered, breaches }) =>
    [attack, attempts, answered, breaches.length === 0 ? 'held' : `**${breaches.length} breaches**`].join(' | '),
  );
  const found = results.flatMap(({ attack, breaches }) => breaches.map((breach) => `- ${attack}: ${breach}`));
  const lines = [
    '| attack | attempts | answers | result |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ];
  return [...lines, ...(found.length > 0 ? ['', ...found] : [])].join('\n');
}
