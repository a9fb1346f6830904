import { accountWords } from './account.ts';
import { actionWords } from './actions.ts';
import { choiceWords } from './choices.ts';
import { commonWords } from './common.ts';
import { fieldWords } from './fields.ts';
import { frameWords } from './frame.ts';
import { homeWords } from './home.ts';
import { overlayWords } from './overlays.ts';
import { pageWords } from './pages.ts';
import { readingWords } from './reading.ts';
import { signalWords } from './signals.ts';
import { slipWords } from './slip.ts';
import { sportWords } from './sportsbook.ts';
import { tableWords } from './tables.ts';
import type { Words } from './words.ts';

/** All sample texts, by the stories that show them; none stands in two of the groups. */
export const wordGroups: readonly Words[] = [
  accountWords,
  actionWords,
  choiceWords,
  commonWords,
  fieldWords,
  frameWords,
  homeWords,
  overlayWords,
  pageWords,
  readingWords,
  signalWords,
  slipWords,
  sportWords,
  tableWords,
];
