import { type League, league, otherTeams, type Reach } from '../sport/league.ts';
import * as clubs from './clubs.ts';

type Row = readonly [
  id: number,
  group: string,
  name: string,
  reach: Reach,
  week: string,
  from: number,
  to: number,
  points: number,
  clubs: League['competitors'],
];

const cups: readonly Row[] = [
  [1, 'Europe', 'EuroLeague', 'week', '0044440', 17, 19.25, 166, clubs.euroleague],
  [2, 'Europe', 'EuroCup', 'days', '0550000', 16.5, 19.25, 168, clubs.euroCup],
];

const leagues: readonly Row[] = [
  [10, 'USA', 'NBA', 'week', '8787868', 24, 27.5, 230, clubs.nba],
  [11, 'USA', 'G League', 'day', '4455544', 24, 28, 232, clubs.gLeague],
  [12, 'USA', 'NCAA', 'day', '7777796', 22, 28.5, 148, clubs.ncaa],
  [13, 'USA', 'WNBA', 'day', '2222222', 23, 27.5, 164, clubs.wnba],
  [14, 'Adriatic', 'ABA liga', 'week', '3100133', 15, 19.5, 164, clubs.aba],
  [15, 'Serbia', 'Košarkaška liga Srbije', 'days', '2220232', 15, 19, 162, clubs.serbia],
  [16, 'Spain', 'ACB', 'days', '1000146', 11.5, 19.75, 168, clubs.spain],
  [17, 'Italy', 'Lega A', 'days', '1000135', 11, 19.5, 166, clubs.italy],
  [18, 'Turkey', 'Basketbol Süper Ligi', 'days', '2000133', 11, 17.5, 166, clubs.turkey],
  [19, 'France', 'Betclic Élite', 'days', '0000145', 14, 19, 168, clubs.france],
  [20, 'Germany', 'BBL', 'days', '1000145', 14, 19, 170, clubs.germany],
  [21, 'Greece', 'Basket League', 'days', '1000023', 13, 18, 162, clubs.greece],
  [22, 'Lithuania', 'LKL', 'days', '0110022', 13, 17.5, 170, clubs.lithuania],
  [23, 'Russia', 'VTB United League', 'days', '1110132', 11, 17.5, 166, clubs.vtb],
  [24, 'Poland', 'Orlen Basket Liga', 'day', '1120222', 14, 18.5, 168, clubs.poland],
  [25, 'Israel', 'Winner League', 'day', '1220023', 16, 19, 172, clubs.israel],
  [26, 'Australia', 'NBL', 'days', '2222333', 4.5, 9.5, 182, clubs.australia],
  [27, 'New Zealand', 'NBL', 'day', '3333333', 3, 7.5, 176, clubs.newZealand],
  [28, 'China', 'CBA', 'days', '5555555', 7, 12, 204, clubs.china],
  [29, 'Japan', 'B.League', 'day', '3344467', 5, 11, 160, clubs.japan],
  [30, 'South Korea', 'KBL', 'day', '2222233', 5, 10.5, 162, clubs.korea],
  [31, 'Philippines', 'PBA', 'day', '2222222', 7, 12, 188, clubs.philippines],
  [32, 'Taiwan', 'TPBL', 'day', '2222222', 6, 11.5, 186, clubs.taiwan],
  [33, 'Argentina', 'Liga Nacional', 'day', '3333322', 22, 25, 164, clubs.argentina],
  [34, 'Brazil', 'NBB', 'day', '3333333', 21, 24, 162, clubs.brazil],
  [35, 'Mexico', 'LNBP', 'day', '3333322', 25, 27.5, 172, clubs.mexico],
  [36, 'Puerto Rico', 'BSN', 'day', '3333322', 23.5, 25, 182, clubs.puertoRico],
  [37, 'Spain', 'Liga U', 'hours', '3333310', 8, 16, 154, otherTeams(clubs.spain, 'U22')],
  [38, 'Turkey', 'Youth League', 'hours', '3333310', 7, 14, 152, otherTeams(clubs.turkey, 'U20')],
  [39, 'China', 'NBL Reserve', 'hours', '4444444', 1, 7, 184, otherTeams(clubs.china, 'II')],
  [40, 'Australia', 'NBL1', 'hours', '4444444', 1, 8.5, 178, otherTeams(clubs.australia, 'II')],
  [41, 'Japan', 'B3 League', 'hours', '3333333', 1.5, 8, 156, otherTeams(clubs.japan, 'II')],
  [43, 'Brazil', 'LDB U22', 'hours', '5555555', 13, 23.5, 150, otherTeams(clubs.brazil, 'U22')],
  [44, 'Argentina', 'Liga Próximo', 'hours', '5555555', 17, 25, 152, otherTeams(clubs.argentina, 'U21')],
  [45, 'USA', 'NCAA Women', 'hours', '8888888', 16, 26.5, 136, otherTeams(clubs.ncaa, '(W)')],
  [46, 'Puerto Rico', 'Liga Puertorriqueña', 'hours', '3333333', 19, 25, 164, otherTeams(clubs.puertoRico, 'II')],
  [47, 'Israel', 'National League', 'hours', '3333333', 11, 18, 160, otherTeams(clubs.israel, 'B')],
  [48, 'Lithuania', 'NKL', 'hours', '2222222', 10, 17, 158, otherTeams(clubs.lithuania, 'B')],
  [49, 'Mexico', 'CIBACOPA', 'hours', '5555555', 18, 26, 170, otherTeams(clubs.mexico, 'II')],
  [50, 'Philippines', 'MPBL', 'hours', '4444444', 4, 12, 158, otherTeams(clubs.philippines, 'II')],
  [51, 'France', 'Espoirs', 'hours', '5555555', 10, 17, 152, otherTeams(clubs.france, 'U21')],
  [52, 'Italy', 'Under 19', 'hours', '4444444', 12, 18, 148, otherTeams(clubs.italy, 'U19')],
  [42, 'Greece', 'A2', 'hours', '2332200', 10, 16, 150, otherTeams(clubs.greece, 'B')],
];

function read(rows: readonly Row[], cup: boolean): readonly League[] {
  return rows.map(([id, group, name, reach, week, from, to, level, competitors]) =>
    league({ id, group, name, reach, week, window: [from, to], level, competitors, cup }),
  );
}

/** The basketball competitions; the level is the usual number of points of both teams. */
export const basketballLeagues: readonly League[] = [...read(cups, true), ...read(leagues, false)];
