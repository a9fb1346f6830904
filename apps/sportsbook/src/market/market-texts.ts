import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of market families by sport; a market's code is its family followed by its line. `{line}` stands for the line, `#` in a key and `{number}` for the period. */
export const marketTexts: Record<string, MessageDescriptor> = {
  'F.1X2': msg({ id: 'market.F.1X2', message: 'Full-time result' }),
  'F.DC': msg({ id: 'market.F.DC', message: 'Double chance' }),
  'F.DNB': msg({ id: 'market.F.DNB', message: 'Draw no bet' }),
  'F.OU': msg({ id: 'market.F.OU', message: 'Total goals {line}' }),
  'F.GG': msg({ id: 'market.F.GG', message: 'Both teams to score' }),
  'F.OE': msg({ id: 'market.F.OE', message: 'Odd or even goals' }),
  'F.HOU': msg({ id: 'market.F.HOU', message: 'Home team goals {line}' }),
  'F.AOU': msg({ id: 'market.F.AOU', message: 'Away team goals {line}' }),
  'F.NG': msg({ id: 'market.F.NG', message: 'Goal number {line}' }),
  'F.AH': msg({ id: 'market.F.AH', message: 'Asian handicap {line}' }),
  'F.CS': msg({ id: 'market.F.CS', message: 'Correct score' }),
  'F.H1_1X2': msg({ id: 'market.F.H1_1X2', message: 'First-half result' }),
  'F.H1_OU': msg({ id: 'market.F.H1_OU', message: 'First-half goals {line}' }),
  'F.H2_1X2': msg({ id: 'market.F.H2_1X2', message: 'Second-half result' }),
  'F.H2_OU': msg({ id: 'market.F.H2_OU', message: 'Second-half goals {line}' }),
  'F.HTFT': msg({ id: 'market.F.HTFT', message: 'Half time / full time' }),
  'B.12': msg({ id: 'market.B.12', message: 'Winner' }),
  'B.1X2': msg({ id: 'market.B.1X2', message: 'Result of regular time' }),
  'B.HC': msg({ id: 'market.B.HC', message: 'Handicap {line}' }),
  'B.OU': msg({ id: 'market.B.OU', message: 'Total points {line}' }),
  'B.HOU': msg({ id: 'market.B.HOU', message: 'Home team points {line}' }),
  'B.AOU': msg({ id: 'market.B.AOU', message: 'Away team points {line}' }),
  'B.OE': msg({ id: 'market.B.OE', message: 'Odd or even points' }),
  'B.H1_1X2': msg({ id: 'market.B.H1_1X2', message: 'First-half result' }),
  'B.H1_OU': msg({ id: 'market.B.H1_OU', message: 'First-half points {line}' }),
  'B.Q#_1X2': msg({ id: 'market.B.Q_1X2', message: 'Quarter {number} result' }),
  'B.Q#_OU': msg({ id: 'market.B.Q_OU', message: 'Quarter {number} points {line}' }),
  'T.12': msg({ id: 'market.T.12', message: 'Match winner' }),
  'T.SB': msg({ id: 'market.T.SB', message: 'Set betting' }),
  'T.TS': msg({ id: 'market.T.TS', message: 'Total sets {line}' }),
  'T.OU': msg({ id: 'market.T.OU', message: 'Total games {line}' }),
  'T.HC': msg({ id: 'market.T.HC', message: 'Game handicap {line}' }),
  'T.S#_12': msg({ id: 'market.T.S_12', message: 'Set {number} winner' }),
  'T.S#_OU': msg({ id: 'market.T.S_OU', message: 'Set {number} games {line}' }),
  'T.S#_GW': msg({ id: 'market.T.S_GW', message: 'Set {number}, winner of game {line}' }),
};

/** Names of outcomes that need words; the others (1, X, 2, 2:1, 1/X) name themselves. */
export const outcomeTexts: Record<string, MessageDescriptor> = {
  under: msg({ id: 'outcome.under', message: 'Under' }),
  over: msg({ id: 'outcome.over', message: 'Over' }),
  yes: msg({ id: 'outcome.yes', message: 'Yes' }),
  no: msg({ id: 'outcome.no', message: 'No' }),
  odd: msg({ id: 'outcome.odd', message: 'Odd' }),
  even: msg({ id: 'outcome.even', message: 'Even' }),
  none: msg({ id: 'outcome.none', message: 'No goal' }),
  other: msg({ id: 'outcome.other', message: 'Any other' }),
};

/** Names of market groups, the blocks of a match page. */
export const groupTexts: Record<string, MessageDescriptor> = {
  main: msg({ id: 'group.main', message: 'Main' }),
  goals: msg({ id: 'group.goals', message: 'Goals' }),
  handicap: msg({ id: 'group.handicap', message: 'Handicaps' }),
  halves: msg({ id: 'group.halves', message: 'Halves' }),
  scores: msg({ id: 'group.scores', message: 'Scores' }),
  totals: msg({ id: 'group.totals', message: 'Totals' }),
  quarters: msg({ id: 'group.quarters', message: 'Quarters' }),
  sets: msg({ id: 'group.sets', message: 'Sets' }),
  games: msg({ id: 'group.games', message: 'Games' }),
};

/** Names of the tables that an offer page can show, by the code of their filter. */
export const tableTexts: Record<string, MessageDescriptor> = {
  main: msg({ id: 'table.main', message: 'Main' }),
  totals: msg({ id: 'table.totals', message: 'Totals' }),
  handicap: msg({ id: 'group.handicap', message: 'Handicaps' }),
  halves: msg({ id: 'table.halves', message: 'First half' }),
  chance: msg({ id: 'table.chance', message: 'Double chance' }),
  sets: msg({ id: 'table.sets', message: 'Sets' }),
};

/** Names of sports by code; an unknown code shows itself (MATCH-17). */
export const sportTexts: Record<string, MessageDescriptor> = {
  F: msg({ id: 'sport.F', message: 'Football' }),
  B: msg({ id: 'sport.B', message: 'Basketball' }),
  T: msg({ id: 'sport.T', message: 'Tennis' }),
};
