import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const bothScore = msg({ id: 'market.F.GG', message: 'Both teams to score' });
const correctScore = msg({ id: 'market.F.CS', message: 'Correct score' });
const regularTime = msg({ id: 'market.B.1X2', message: 'Result of regular time' });
const totalPoints = msg({ id: 'market.B.OU', message: 'Total points {line}' });

const winningMargin = msg({ id: 'market.F.WM', message: 'Winning margin' });
const setHandicap = msg({ id: 'market.V.SH', message: 'Set handicap {line}' });
const quarterResult = msg({ id: 'market.AF.Q_1X2', message: 'Quarter {number} result' });

/** Names of market families by sport; a market's code is its family followed by its line. `{line}` stands for the line, `#` in a key and `{number}` for the period. */
export const marketTexts: Record<string, MessageDescriptor> = {
  'F.1X2': msg({ id: 'market.F.1X2', message: 'Full-time result' }),
  'F.DC': msg({ id: 'market.F.DC', message: 'Double chance' }),
  'F.DNB': msg({ id: 'market.F.DNB', message: 'Draw no bet' }),
  'F.TB': msg({ id: 'market.F.TB', message: 'Total goals: range' }),
  'F.WM': winningMargin,
  'F.PG': msg({ id: 'market.F.PG', message: 'Anytime goalscorer' }),
  'F.PFG': msg({ id: 'market.F.PFG', message: 'First goalscorer' }),
  'F.PMG': msg({ id: 'market.F.PMG', message: 'To score two or more' }),
  'F.PC': msg({ id: 'market.F.PC', message: 'To be booked' }),
  'F.PT': msg({ id: 'market.F.PT', message: 'Player goals {line}' }),
  'F.OU': msg({ id: 'market.F.OU', message: 'Total goals {line}' }),
  'F.GG': bothScore,
  'F.OE': msg({ id: 'market.F.OE', message: 'Odd or even goals' }),
  'F.HOU': msg({ id: 'market.F.HOU', message: 'Home team goals {line}' }),
  'F.AOU': msg({ id: 'market.F.AOU', message: 'Away team goals {line}' }),
  'F.NG': msg({ id: 'market.F.NG', message: 'Goal number {line}' }),
  'F.AH': msg({ id: 'market.F.AH', message: 'Asian handicap {line}' }),
  'F.CS': correctScore,
  'F.H1_1X2': msg({ id: 'market.F.H1_1X2', message: 'First-half result' }),
  'F.H1_OU': msg({ id: 'market.F.H1_OU', message: 'First-half goals {line}' }),
  'F.H2_1X2': msg({ id: 'market.F.H2_1X2', message: 'Second-half result' }),
  'F.H2_OU': msg({ id: 'market.F.H2_OU', message: 'Second-half goals {line}' }),
  'F.HTFT': msg({ id: 'market.F.HTFT', message: 'Half time / full time' }),
  'B.12': msg({ id: 'market.B.12', message: 'Winner' }),
  'B.1X2': regularTime,
  'B.HC': msg({ id: 'market.B.HC', message: 'Handicap {line}' }),
  'B.OU': totalPoints,
  'B.TB': msg({ id: 'market.B.TB', message: 'Total points: range' }),
  'B.WM': winningMargin,
  'B.PP': msg({ id: 'market.B.PP', message: 'Player points {line}' }),
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
  'T.PA': msg({ id: 'market.T.PA', message: 'Player aces {line}' }),
  'T.S#_12': msg({ id: 'market.T.S_12', message: 'Set {number} winner' }),
  'T.S#_OU': msg({ id: 'market.T.S_OU', message: 'Set {number} games {line}' }),
  'T.S#_GW': msg({ id: 'market.T.S_GW', message: 'Set {number}, winner of game {line}' }),
  'IH.1X2': regularTime,
  'IH.12': msg({ id: 'market.IH.12', message: 'Winner, overtime included' }),
  'IH.P#_1X2': msg({ id: 'market.IH.P_1X2', message: 'Period {number} result' }),
  'IH.P#_OU': msg({ id: 'market.IH.P_OU', message: 'Period {number} goals {line}' }),
  'AF.Q#_1X2': quarterResult,
  'AF.Q#_OU': msg({ id: 'market.AF.Q_OU', message: 'Quarter {number} points {line}' }),
  'WP.Q#_1X2': quarterResult,
  'WP.Q#_OU': msg({ id: 'market.WP.Q_OU', message: 'Quarter {number} goals {line}' }),
  'RL.H2_OU': msg({ id: 'market.RL.H2_OU', message: 'Second-half points {line}' }),
  'BB.OU': msg({ id: 'market.BB.OU', message: 'Total runs {line}' }),
  'BB.HOU': msg({ id: 'market.BB.HOU', message: 'Home team runs {line}' }),
  'BB.AOU': msg({ id: 'market.BB.AOU', message: 'Away team runs {line}' }),
  'BB.OE': msg({ id: 'market.BB.OE', message: 'Odd or even runs' }),
  'BB.I#_1X2': msg({ id: 'market.BB.I_1X2', message: 'Inning {number} result' }),
  'BB.I#_OU': msg({ id: 'market.BB.I_OU', message: 'Inning {number} runs {line}' }),
  'BB.F#_1X2': msg({ id: 'market.BB.F_1X2', message: 'Result after {number} innings' }),
  'BB.F#_OU': msg({ id: 'market.BB.F_OU', message: 'Runs after {number} innings {line}' }),
  'V.TP': totalPoints,
  'V.SH': setHandicap,
  'V.PH': msg({ id: 'market.V.PH', message: 'Point handicap {line}' }),
  'V.S#_OU': msg({ id: 'market.V.S_OU', message: 'Set {number} points {line}' }),
  'S.SB': correctScore,
  'S.TF': msg({ id: 'market.S.TF', message: 'Total frames {line}' }),
  'S.FH': msg({ id: 'market.S.FH', message: 'Frame handicap {line}' }),
  'S.FW': msg({ id: 'market.S.FW', message: 'Frame {line} winner' }),
  'D.SB': correctScore,
  'D.TL': msg({ id: 'market.D.TL', message: 'Total legs {line}' }),
  'D.LH': msg({ id: 'market.D.LH', message: 'Leg handicap {line}' }),
  'D.LW': msg({ id: 'market.D.LW', message: 'Leg {line} winner' }),
  'D.SH': setHandicap,
  'D.SW': msg({ id: 'market.D.SW', message: 'Set {line} winner' }),
  'E.SB': correctScore,
  'E.TM': msg({ id: 'market.E.TM', message: 'Total maps {line}' }),
  'E.MH': msg({ id: 'market.E.MH', message: 'Map handicap {line}' }),
  'E.MW': msg({ id: 'market.E.MW', message: 'Map {line} winner' }),
  'MMA.MOV': msg({ id: 'market.MMA.MOV', message: 'Method of victory' }),
  'MMA.TR': msg({ id: 'market.MMA.TR', message: 'Total rounds {line}' }),
  'MMA.GD': msg({ id: 'market.MMA.GD', message: 'Goes the distance' }),
  'MMA.RB': msg({ id: 'market.MMA.RB', message: 'Round of victory' }),
  'W.12': msg({ id: 'market.W.12', message: 'Better placed' }),
  'W.RW': msg({ id: 'market.W.RW', message: 'Overall winner' }),
  'W.EW': msg({ id: 'market.W.EW', message: 'One of the two wins it all' }),
};

/**
 * Whose names a sport's markets have, in the order in which they are looked for: its own, then those of a sport that
 * counts alike. Virtual sports have the markets of the real ones.
 */
export const namesakes: Readonly<Record<string, readonly string[]>> = {
  VF: ['F'],
  VT: ['T'],
  VB: ['B'],
  BT: ['T'],
  H: ['F', 'B'],
  FU: ['F', 'B'],
  IH: ['IH', 'F', 'B'],
  WP: ['WP', 'F', 'B'],
  RL: ['RL', 'B', 'F'],
  AF: ['AF', 'B', 'F'],
  BB: ['BB', 'B'],
  V: ['V', 'T'],
  TT: ['V', 'T'],
  S: ['S', 'T'],
  D: ['D', 'T'],
  E: ['E', 'T'],
  MMA: ['MMA', 'B'],
  BO: ['MMA', 'B'],
  W: ['W'],
  SPB: ['W'],
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

/** Ways to win a fight, in outcomes such as 1/KO; `{side}` is 1 or 2. */
export const wayTexts: Record<string, MessageDescriptor> = {
  KO: msg({ id: 'outcome.knockout', message: '{side} by knockout' }),
  SUB: msg({ id: 'outcome.submission', message: '{side} by submission' }),
  PTS: msg({ id: 'outcome.points', message: '{side} on points' }),
};

/** A win by so many goals or points, in outcomes such as 1/BY2-3. */
export const marginText = msg({ id: 'outcome.margin', message: '{side} by {range}' });

/** A win in a round, in outcomes such as 2/R3. */
export const roundText = msg({ id: 'outcome.round', message: '{side} in round {number}' });

const frames = msg({ id: 'group.frames', message: 'Frames' });

const legs = msg({ id: 'group.legs', message: 'Legs' });

const maps = msg({ id: 'group.maps', message: 'Maps' });

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
  parts: msg({ id: 'group.parts', message: 'Parts of the match' }),
  points: msg({ id: 'group.points', message: 'Points' }),
  frames,
  legs,
  maps,
  rounds: msg({ id: 'group.rounds', message: 'Rounds' }),
  players: msg({ id: 'group.players', message: 'Players' }),
};

/** Names of the tables that an offer page can show, by the code of their filter. */
export const tableTexts: Record<string, MessageDescriptor> = {
  main: msg({ id: 'table.main', message: 'Main' }),
  totals: msg({ id: 'table.totals', message: 'Totals' }),
  handicap: msg({ id: 'group.handicap', message: 'Handicaps' }),
  halves: msg({ id: 'table.halves', message: 'First half' }),
  chance: msg({ id: 'table.chance', message: 'Double chance' }),
  sets: msg({ id: 'table.sets', message: 'Sets' }),
  quarter: msg({ id: 'table.quarter', message: '1st quarter' }),
  period: msg({ id: 'table.period', message: '1st period' }),
  innings: msg({ id: 'table.innings', message: 'First 5 innings' }),
  goals: bothScore,
  frames,
  legs,
  maps,
};

/** Names of sports by code; an unknown code shows itself (MATCH-17). */
export const sportTexts: Record<string, MessageDescriptor> = {
  F: msg({ id: 'sport.F', message: 'Football' }),
  B: msg({ id: 'sport.B', message: 'Basketball' }),
  T: msg({ id: 'sport.T', message: 'Tennis' }),
  H: msg({ id: 'sport.H', message: 'Handball' }),
  IH: msg({ id: 'sport.IH', message: 'Ice hockey' }),
  FU: msg({ id: 'sport.FU', message: 'Futsal' }),
  WP: msg({ id: 'sport.WP', message: 'Water polo' }),
  RL: msg({ id: 'sport.RL', message: 'Rugby league' }),
  AF: msg({ id: 'sport.AF', message: 'American football' }),
  BB: msg({ id: 'sport.BB', message: 'Baseball' }),
  V: msg({ id: 'sport.V', message: 'Volleyball' }),
  TT: msg({ id: 'sport.TT', message: 'Table tennis' }),
  S: msg({ id: 'sport.S', message: 'Snooker' }),
  D: msg({ id: 'sport.D', message: 'Darts' }),
  E: msg({ id: 'sport.E', message: 'E-sports' }),
  MMA: msg({ id: 'sport.MMA', message: 'MMA' }),
  BO: msg({ id: 'sport.BO', message: 'Boxing' }),
  BT: msg({ id: 'sport.BT', message: 'Beach tennis' }),
  W: msg({ id: 'sport.W', message: 'Winter sports' }),
  SPB: msg({ id: 'sport.SPB', message: 'Special bets' }),
  VF: msg({ id: 'sport.VF', message: 'Virtual football' }),
  VT: msg({ id: 'sport.VT', message: 'Virtual tennis' }),
  VB: msg({ id: 'sport.VB', message: 'Virtual basketball' }),
};
