import { wordGroups } from './words/groups.ts';
import type { Words } from './words/words.ts';

/** All sample texts by their English. */
export const sampleWords: Words = Object.assign({}, ...wordGroups) as Words;

/** Puts sample texts of stories into a language of the toolbar; what has no translation stays English. */
export type Say = (english: string) => string;

/** The sample texts in one language. */
export function sayIn(language: unknown): Say {
  return (english) => sampleWords[english]?.[String(language) as keyof Words[string]] ?? english;
}

/** The same for everything that a story passes: strings in lists and plain objects are put into the language too. */
export function translated(value: unknown, say: Say): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((item: unknown) => translated(item, say));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  // An element of React is a plain object too; its insides are none of ours.
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(item, say)]));
}
