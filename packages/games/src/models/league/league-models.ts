import { goalTables } from './goal-tables.ts';

/** A club of a league. Strengths are levels of the goal tables: each point is one level more, or fewer for its opponent. */
export interface LeagueClub {
  /** Invented; a proper name in every language. */
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

/** A league of an even number of clubs. Each club meets each other one at home and away; a round is a match day. */
export interface LeagueModel {
  readonly engine: 'league';
  readonly code: string;
  readonly version: number;
  readonly modes: readonly string[];
  readonly clubs: readonly LeagueClub[];
  /** Match days after which the standings start again: all of them, or those in which each club meets each other one once. */
  readonly season: number;
  /** Levels of the goals of the home club and of the away club, if strengths are equal. */
  readonly home: number;
  readonly away: number;
  /** Weights of 0 to 9 goals by level, out of a million. */
  readonly goals: readonly (readonly number[])[];
}

const club = (name: string, attack: number, defence: number): LeagueClub => ({ name, attack, defence });

const league = (code: string, season: number, ...clubs: readonly LeagueClub[]): LeagueModel => ({
  engine: 'league',
  code,
  version: 1,
  modes: ['day'],
  clubs,
  season,
  home: 9,
  away: 7,
  goals: goalTables,
});

/** Parts of the fair price that are sold, in hundredths: of a score, and of all other bets. */
export const keptOfLeague = { score: 92n, other: 94n } as const;

const createLeagues = (): LeagueModel[] => [
  league(
    'danube-8',
    7,
    club('Dunavar', 3, 2),
    club('Adanska', 2, 2),
    club('Sokolar', 2, 0),
    club('Brodan', 1, 1),
    club('Tisnik', 0, 1),
    club('Varovac', 0, -1),
    club('Lukavar', -1, 0),
    club('Peskan', -2, -2),
  ),
  league(
    'coast-8',
    7,
    club('Valmar', 2, 3),
    club('Jugovar', 3, 0),
    club('Burnica', 1, 2),
    club('Solinar', 1, 0),
    club('Otokar', 0, 0),
    club('Skoljan', 1, -2),
    club('Konalis', -2, 1),
    club('Grebenac', -1, -2),
  ),
  league(
    'mountain-6',
    10,
    club('Vrhovar', 2, 1),
    club('Borovar', 1, 2),
    club('Klisurin', 2, -1),
    club('Snezan', 0, 0),
    club('Medvedan', -1, 1),
    club('Runolist', -1, -2),
  ),
];

/** All leagues. */
export const leagueModels: readonly LeagueModel[] = /* @__PURE__ */ createLeagues();
