import { basketball } from '../basketball/basketball.ts';
import { football } from '../football/football.ts';
import { type Competitor, competitors, type League } from '../sport/league.ts';
import { daily } from '../sport/plan.ts';
import { tennis } from '../tennis/tennis.ts';
import { spedUp } from './sped-up.ts';

/** The most matches that a league's week can hold. Several leagues alternate. */
const ROUND_THE_CLOCK = 'zzzzzzz';

/** Leagues that start a match in turn, around the clock. */
function leaguesOf(names: readonly string[], level: number, field: readonly Competitor[]): readonly League[] {
  const apart = 24 / 35 / names.length;
  return names.map((name, index) => ({
    id: index + 1,
    name,
    group: 'International',
    reach: 'minutes',
    plan: daily(ROUND_THE_CLOCK, [index * apart, 24 + index * apart], 5),
    level,
    // Each league has separate competitors, so that none of them plays in two leagues.
    competitors: field.filter((_, place) => place % names.length === index),
  }));
}

const cities =
  `London, Manchester, Liverpool, Birmingham, Leeds, Newcastle, Madrid, Barcelona, Seville, Valencia, Bilbao, Málaga, Rome, Milan, Turin, Naples, Florence, Bologna, Berlin, Munich, Hamburg, Dortmund, Cologne, Stuttgart,
  Paris, Lyon, Marseille, Lille, Nice, Bordeaux, Belgrade, Novi Sad, Niš, Kragujevac, Zagreb, Split, Sarajevo, Mostar, Athens, Thessaloniki, Patras, Piraeus, Lisbon, Porto, Braga, Amsterdam, Rotterdam, Utrecht,
  Vienna, Graz, Zürich, Basel, Warsaw, Kraków, Gdańsk, Prague, Brno, Bratislava, Budapest, Szeged, Bucharest, Cluj, Sofia, Plovdiv`
    .split(',')
    .map((name) => name.trim());

const clubs = (suffix: string): readonly Competitor[] =>
  cities.map((name, index) => ({ name: `${name} ${suffix}`, rating: 70 + ((index * 7) % 15) }));

const players =
  competitors(`A. Marin 80, B. Novak 78, C. Silva 82, D. Petrov 79, E. Rossi 77, F. Keller 81, G. Martin 80, H. Larsen 76, I. Kovač 83, J. Smith 79, K. Tanaka 80, L. Garcia 84, M. Jansen 78, N. Popescu 77,
  O. Svensson 79, P. Dubois 81, R. Horvat 80, S. Müller 82, T. Nowak 78, U. Weber 77, V. Ivanov 83, W. Brown 79, Y. Kim 80, Z. Horák 78, A. Costa 81, B. Fischer 79, C. Moreau 80, D. Lindberg 77, E. Papadopoulos 79, F. Santos 82, G. Nagy 78, H. Sato 80`);

/** Virtual football: a match of about five minutes. */
export const virtualFootball = spedUp(football, {
  code: 'VF',
  digits: '20',
  name: 'Virtual football',
  lane: 'virtual',
  factor: 24,
  leagues: leaguesOf(
    ['Virtual League A', 'Virtual League B', 'Virtual League C', 'Virtual Cup', 'Virtual Masters', 'Virtual Super Cup'],
    2.7,
    clubs('FC'),
  ),
});

/** Virtual tennis: a match of five to eight minutes. */
export const virtualTennis = spedUp(tennis, {
  code: 'VT',
  digits: '21',
  name: 'Virtual tennis',
  lane: 'virtual',
  factor: 18,
  leagues: leaguesOf(['Virtual Open', 'Virtual Tour', 'Virtual Masters', 'Virtual Challenge'], 0.63, players),
});

/** Virtual basketball: a game of about five minutes. */
export const virtualBasketball = spedUp(basketball, {
  code: 'VB',
  digits: '22',
  name: 'Virtual basketball',
  lane: 'virtual',
  factor: 22,
  leagues: leaguesOf(
    ['Virtual Basketball League', 'Virtual Basketball Cup', 'Virtual Slam', 'Virtual Masters'],
    164,
    clubs('BC'),
  ),
});
