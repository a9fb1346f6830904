// The rules of plain English that a program can check. CONTRIBUTING.md has the reasons and examples.

/** A piece of prose: a comment, a docstring, a paragraph of a document. */
export interface Passage {
  /** Line of the file on which the passage starts, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** True for a comment that documents a declaration (it starts with two asterisks). */
  readonly isDocstring: boolean;
}

export interface Finding {
  readonly line: number;
  readonly message: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly advice: string;
}

/** The longest sentence that passes, in words. The guide asks for 25; splitting sentences by program is approximate. */
export const longestSentence = 32;

/** Conditions ("if", "when") per 10,000 words of comments. Well-known code bases have 146 to 230. */
export const fewestConditions = 100;

const people =
  'player|players|user|users|visitor|visitors|agent|agents|operator|operators|people|person|someone|anyone|everyone|nobody|developer|developers|engineer|engineers|reader|readers|customer|customers|those|team|teams|bettor|holder|attacker|man|woman|somebody|anybody|owner|winner|winners|referee|scorer|goalkeeper|client|competitor|one';

const words: readonly Rule[] = [
  { pattern: /\b(stands?|stood)\b(?!-)/i, advice: 'use "is", "lies", "holds", "remains" or "applies"' },
  { pattern: /\b(says|said)\b/i, advice: 'use "states", "reports", "returns" or "is"' },
  { pattern: /\b(tells?|told|telling)\b/i, advice: 'use "reports", "notifies", "returns", "sends" or "shows"' },
  { pattern: /\b(hears?|heard|hearing|unheard)\b/i, advice: 'use "receives", "learns" or "is notified"' },
  { pattern: /\bwhoever\b/i, advice: 'name the caller, the component or the person' },
  {
    pattern: new RegExp(String.raw`(?<!\b(?:${people})\s)(?<!\b(?:${people}),\s)\bwho\b(?!['’])`, 'i'),
    advice: 'the subject of a sentence about code is code; a person is named before "who"',
  },
  { pattern: /\bwish(es|ed)?\b/i, advice: 'use "requests", "prefers" or "asks for"' },
  { pattern: /\b(anew|afresh)\b/i, advice: 'use "again"' },
  { pattern: /\b(of (its|their|his|her|one's|our|your) own)\b/i, advice: 'use "own", "separate" or "dedicated"' },
  { pattern: /\b(knows? nothing|knows? no)\b/i, advice: 'use "is independent of" or "does not depend on"' },
  { pattern: /\b(seldom|lest|whence|thereof|thereby|whilst|hitherto|aught|naught)\b/i, advice: 'use a common word' },
  { pattern: /\bwhatever is\b/i, advice: 'name the thing' },
  { pattern: /\bgives? up its\b/i, advice: 'use "releases" or "drops"' },
  { pattern: /\bcalm(ly|er|ed)?\b/i, advice: 'use "reduced motion", "quiet", "idle" or the delay it means' },
];

const whatAlone = /^What (is|are|has|have|was|were|it|they|a|an|the|each|every|comes|goes|can|may|will|of|one|no)\b/;

/** Removes code, links, addresses and quoted words: their words are not ours to choose. */
function proseOf(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/`[^`]*`/g, 'Code')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, 'address')
    .replace(/"[^"]*"|“[^”]*”|„[^“]*“/g, 'quote')
    .replace(/<[^>\n]+>/g, ' ');
}

const sentencesOf = (text: string): string[] =>
  proseOf(text)
    .split(/(?<=[.!?:;])\s+(?=[A-Z\d("'`[])|\n\s*\n|\n\s*[-*|]\s|\s@(?:param|returns|throws|example|default|remarks)\b/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => proseOf(text).match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];

/** Returns what is wrong with a passage: words of the list, a "What is …" docstring, sentences that are too long. */
export function findingsOf(passage: Passage): Finding[] {
  const findings: Finding[] = [];
  const prose = proseOf(passage.text);
  for (const { pattern, advice } of words) {
    const match = pattern.exec(prose);
    if (match)
      findings.push({ line: passage.line, message: `"${match[0]}": ${advice}. ${excerpt(prose, match.index)}` });
  }
  if (passage.isDocstring && whatAlone.test(prose.trim())) {
    findings.push({ line: passage.line, message: `begins with "What": use a noun phrase. ${excerpt(prose, 0)}` });
  }
  for (const sentence of sentencesOf(passage.text)) {
    const { length } = wordsOf(sentence);
    if (length > longestSentence) {
      findings.push({
        line: passage.line,
        message: `a sentence of ${length} words: split it. ${excerpt(sentence, 0)}`,
      });
    }
  }
  return findings;
}

function excerpt(text: string, at: number): string {
  const flat = text.replace(/\s+/g, ' ');
  const start = Math.max(0, at - 30);
  return `… ${flat.slice(start, start + 80).trim()} …`;
}

/** Counts the words of passages and the conditions among them. */
export function measure(passages: readonly Passage[]): { words: number; conditions: number } {
  const all = passages.flatMap(({ text }) => wordsOf(text));
  return { words: all.length, conditions: all.filter((word) => /^(if|when)$/i.test(word)).length };
}

const dialectNames = new Set(
  'tell tells told hear hears heard unheard wish wishes wished stands stood anew calm calmly seldom whoever deed squaddie outdate beforehand'.split(
    ' ',
  ),
);

/** Returns the part of an exported name that is a word of the list, if there is one. */
export function dialectIn(name: string): string | undefined {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|[_-]/)
    .map((part) => part.toLowerCase())
    .find((part) => dialectNames.has(part));
}
