import { actionWords } from './words/actions.ts';
import { fieldWords } from './words/fields.ts';
import { frameWords } from './words/frame.ts';
import { pageWords } from './words/pages.ts';
import { signalWords } from './words/signals.ts';
import { slipWords } from './words/slip.ts';
import { sportWords } from './words/sportsbook.ts';
import { tableWords } from './words/tables.ts';
import type { Words } from './words/words.ts';

const all: Words = {
  ...actionWords,
  ...fieldWords,
  ...frameWords,
  ...pageWords,
  ...signalWords,
  ...slipWords,
  ...sportWords,
  ...tableWords,
};

/** Puts sample texts of stories into a language of the toolbar; what has no translation stays English. */
export type Say = (english: string) => string;

/** The sample texts in one language. */
export function sayIn(language: unknown): Say {
  return (english) => all[english]?.[String(language) as keyof Words[string]] ?? english;
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
