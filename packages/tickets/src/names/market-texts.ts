import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const bothScore = msg({ id: 'market.F.GG', message: 'Both teams to score' });
const correctScore = msg({ id: 'market.F.CS', message: 'Correct score' });
const regularTime = msg({ id: 'market.B.1X2', message: 'Result of regular time' });
const totalPoints = msg({ id: 'market.B.OU', message: 'Total points {line}' });

const setHandicap = msg({ id: 'market.V.SH', message: 'Set handicap {line}' });
const quarterResult = msg({ id: 'market.AF.Q_1X2', message: 'Quarter {number} result' });

/** Indexes texts by the last part of their ids. A single letter before an underscore is a period with a number. */
const byKey = (texts: readonly MessageDescriptor[]): Record<string, MessageDescriptor> =>
  Object.fromEntries(
    texts.map((text) => [text.id.replace(/^market\./, '').replace(/\.([A-Z])_/, '.$1#_'), text] as const),
  );

/**
 * Names of market families by sport. A market code is its family followed by its line. `{line}` is replaced by the
 * line; `#` in a key and `{number}` are replaced by the period.
 */
export const marketTexts: Record<string, MessageDescriptor> = {
  ...byKey([
    msg({ id: 'market.F.1X2', message: 'Full-time result' }),
    msg({ id: 'market.F.DC', message: 'Double chance' }),
    msg({ id: 'market.F.DNB', message: 'Draw no bet' }),
    msg({ id: 'market.F.TB', message: 'Total goals: range' }),
    msg({ id: 'market.F.WM', message: 'Winning margin' }),
    msg({ id: 'market.F.PG', message: 'Anytime goalscorer' }),
    msg({ id: 'market.F.PFG', message: 'First goalscorer' }),
    msg({ id: 'market.F.PMG', message: 'To score two or more' }),
    msg({ id: 'market.F.PC', message: 'To be booked' }),
    msg({ id: 'market.F.PT', message: 'Player goals {line}' }),
    msg({ id: 'market.F.OU', message: 'Total goals {line}' }),
    bothScore,
    msg({ id: 'market.F.OE', message: 'Odd or even goals' }),
    msg({ id: 'market.F.HOU', message: 'Home team goals {line}' }),
    msg({ id: 'market.F.AOU', message: 'Away team goals {line}' }),
    msg({
      id: 'market.F.NG',
      message: '{line, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} goal',
    }),
    msg({ id: 'market.F.AH', message: 'Asian handicap {line}' }),
    correctScore,
    msg({ id: 'market.F.H1_1X2', message: 'First-half result' }),
    msg({ id: 'market.F.H1_OU', message: 'First-half goals {line}' }),
    msg({ id: 'market.F.H2_1X2', message: 'Second-half result' }),
    msg({ id: 'market.F.H2_OU', message: 'Second-half goals {line}' }),
    msg({ id: 'market.F.HTFT', message: 'Half time / full time' }),
    msg({ id: 'market.B.12', message: 'Winner' }),
    regularTime,
    msg({ id: 'market.B.WM', message: 'Winning margin' }),
    msg({ id: 'market.B.HC', message: 'Handicap {line}' }),
    totalPoints,
    msg({ id: 'market.B.TB', message: 'Total points: range' }),
    msg({ id: 'market.B.PP', message: 'Player points {line}' }),
    msg({ id: 'market.B.HOU', message: 'Home team points {line}' }),
    msg({ id: 'market.B.AOU', message: 'Away team points {line}' }),
    msg({ id: 'market.B.OE', message: 'Odd or even points' }),
    msg({ id: 'market.B.H1_1X2', message: 'First-half result' }),
    msg({ id: 'market.B.H1_OU', message: 'First-half points {line}' }),
    msg({ id: 'market.B.Q_1X2', message: 'Quarter {number} result' }),
    msg({ id: 'market.B.Q_OU', message: 'Quarter {number} points {line}' }),
    msg({ id: 'market.T.12', message: 'Match winner' }),
    msg({ id: 'market.T.SB', message: 'Set betting' }),
    msg({ id: 'market.T.TS', message: 'Total sets {line}' }),
    msg({ id: 'market.T.OU', message: 'Total games {line}' }),
    msg({ id: 'market.T.HC', message: 'Game handicap {line}' }),
    msg({ id: 'market.T.PA', message: 'Player aces {line}' }),
    msg({ id: 'market.T.S_12', message: 'Set {number} winner' }),
    msg({ id: 'market.T.S_OU', message: 'Set {number} games {line}' }),
    msg({ id: 'market.T.S_GW', message: 'Set {number}, winner of game {line}' }),
    msg({ id: 'market.IH.12', message: 'Winner, overtime included' }),
    msg({ id: 'market.IH.P_1X2', message: 'Period {number} result' }),
    msg({ id: 'market.IH.P_OU', message: 'Period {number} goals {line}' }),
    quarterResult,
    msg({ id: 'market.AF.Q_OU', message: 'Quarter {number} points {line}' }),
    msg({ id: 'market.WP.Q_OU', message: 'Quarter {number} goals {line}' }),
    msg({ id: 'market.RL.H2_OU', message: 'Second-half points {line}' }),
    msg({ id: 'market.BB.OU', message: 'Total runs {line}' }),
    msg({ id: 'market.BB.HOU', message: 'Home team runs {line}' }),
    msg({ id: 'market.BB.AOU', message: 'Away team runs {line}' }),
    msg({ id: 'market.BB.WM', message: 'Winning margin' }),
    msg({ id: 'market.BB.OE', message: 'Odd or even runs' }),
    msg({ id: 'market.BB.I_1X2', message: 'Inning {number} result' }),
    msg({ id: 'market.BB.I_OU', message: 'Inning {number} runs {line}' }),
    msg({ id: 'market.BB.F_1X2', message: 'Result after {number} innings' }),
    msg({ id: 'market.BB.F_OU', message: 'Runs after {number} innings {line}' }),
    setHandicap,
    msg({ id: 'market.V.PH', message: 'Point handicap {line}' }),
    msg({ id: 'market.V.S_OU', message: 'Set {number} points {line}' }),
    msg({ id: 'market.S.TF', message: 'Total frames {line}' }),
    msg({ id: 'market.S.FH', message: 'Frame handicap {line}' }),
    msg({ id: 'market.S.FW', message: 'Frame {line} winner' }),
    msg({ id: 'market.D.TL', message: 'Total legs {line}' }),
    msg({ id: 'market.D.LH', message: 'Leg handicap {line}' }),
    msg({ id: 'market.D.LW', message: 'Leg {line} winner' }),
    msg({ id: 'market.D.SW', message: 'Set {line} winner' }),
    msg({ id: 'market.E.TM', message: 'Total maps {line}' }),
    msg({ id: 'market.E.MH', message: 'Map handicap {line}' }),
    msg({ id: 'market.E.MW', message: 'Map {line} winner' }),
    msg({ id: 'market.MMA.MOV', message: 'Method of victory' }),
    msg({ id: 'market.MMA.TR', message: 'Total rounds {line}' }),
    msg({ id: 'market.MMA.GD', message: 'Goes the distance' }),
    msg({ id: 'market.MMA.RB', message: 'Round of victory' }),
    msg({ id: 'market.W.12', message: 'Better placed' }),
    msg({ id: 'market.W.RW', message: 'Overall winner' }),
    msg({ id: 'market.W.EW', message: 'Either to win outright' }),
  ]),
  // Markets named as in another sport.
  'IH.1X2': regularTime,
  'WP.Q#_1X2': quarterResult,
  'V.TP': totalPoints,
  'S.SB': correctScore,
  'D.SB': correctScore,
  'D.SH': setHandicap,
  'E.SB': correctScore,
};

/**
 * Sports whose market names a sport uses, in order of lookup: its own, then a sport that counts alike. Virtual sports
 * use the markets of the real ones.
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

/** Names of outcomes that need text. Outcomes such as 1, X, 2, 2:1 and 1/X are shown as they are. */
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

/** Methods of winning a fight, in outcomes such as 1/KO; `{side}` is 1 or 2. */
export const methodTexts: Record<string, MessageDescriptor> = {
  KO: msg({ id: 'outcome.knockout', message: '{side} by knockout' }),
  SUB: msg({ id: 'outcome.submission', message: '{side} by submission' }),
  PTS: msg({ id: 'outcome.points', message: '{side} on points' }),
};

/** Margins of victory, in outcomes such as 1/BY2-3; `{side}` is 1 or 2. */
export const marginText = msg({
  id: 'outcome.margin',
  message: '{side, select, 1 {Home} other {Away}} by {range}',
});

/** Margins without an upper end, in outcomes such as 1/BY3+. */
export const openMarginText = msg({
  id: 'outcome.marginOpen',
  message: '{side, select, 1 {Home} other {Away}} by {range} or more',
});

/** Wins in a round, in outcomes such as 2/R3. */
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

/** Names of the tables of an offer page, by the code of their filter. */
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

/** Names of sports by code. An unknown code is shown as it is (MATCH-17). */
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
  SPB: msg({ id: 'sport.SPB', message: 'Specials' }),
  VF: msg({ id: 'sport.VF', message: 'Virtual football' }),
  VT: msg({ id: 'sport.VT', message: 'Virtual tennis' }),
  VB: msg({ id: 'sport.VB', message: 'Virtual basketball' }),
};
