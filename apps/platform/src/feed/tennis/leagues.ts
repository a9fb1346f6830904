import type { Competitor, League, Reach } from '../sport/league.ts';
import { type DrawEvent, events, type Plan, rounds } from '../sport/plan.ts';
import * as players from './players.ts';

/** Tournaments whose matches are won by three sets. */
export const bestOfFive: ReadonlySet<string> = new Set(['Australian Open', 'Roland Garros', 'Wimbledon', 'US Open']);

interface Tour {
  readonly id: number;
  readonly group: string;
  /** Pool of players who change continents from week to week. */
  readonly pool: string;
  readonly players: readonly Competitor[];
  readonly reach: Reach;
  /** Tournaments in Asia and Oceania, in Europe, and in the Americas, by week. */
  readonly places: readonly (readonly DrawEvent[])[];
}

const zones = ['Asia/Shanghai', 'Europe/Paris', 'America/New_York'] as const;

/** Reads the tournaments of the three parts of the world. */
const calendars = (...texts: readonly [string, string, string]): readonly (readonly DrawEvent[])[] =>
  texts.map((text, part) => events(text, zones[part] ?? zones[1]));

/** Places with a tournament nearly each week, in turn: courts that can be used all year, and those of the warm months. */
function weekly(zone: string, allYear: readonly string[], warm: readonly string[] = []): readonly DrawEvent[] {
  return Array.from({ length: 50 }, (_, index) => {
    const week = index + 2;
    const places = week >= 16 && week <= 41 && week % 2 === 0 && warm.length > 0 ? warm : allYear;
    const [name = '', own = zone] = (places[week % places.length] ?? '').split('@');
    return { week, name, zone: own, long: false };
  });
}

const circuits: readonly Tour[] = [
  {
    id: 1,
    group: 'ATP',
    pool: 'atp',
    players: players.atp,
    reach: 'days',
    places: calendars(
      `1 Brisbane@Australia/Brisbane, 2 Adelaide@Australia/Adelaide, 3* Australian Open@Australia/Melbourne, 8 Doha@Asia/Qatar,
       9 Dubai@Asia/Dubai, 39 Chengdu, 40 Beijing, 41 Shanghai Masters, 42 Almaty@Asia/Almaty`,
      `6 Montpellier, 7 Rotterdam, 15 Monte-Carlo Masters, 16 Barcelona, 17 Madrid Masters, 19 Rome Masters, 21 Geneva,
       22* Roland Garros, 24 Stuttgart, 25 Halle, 26 Mallorca, 27* Wimbledon@Europe/London, 29 Gstaad, 30 Umag, 42 Brussels, 43 Basel,
       44 Paris Masters, 45 Athens@Europe/Athens, 47 ATP Finals`,
      `6 Dallas@America/Chicago, 7 Buenos Aires@America/Argentina/Buenos_Aires, 8 Rio de Janeiro@America/Sao_Paulo,
       9 Acapulco@America/Mexico_City, 10 Indian Wells Masters@America/Los_Angeles, 12 Miami Masters, 14 Houston@America/Chicago,
       30 Washington, 31 Toronto Masters, 33 Cincinnati Masters, 34 Winston-Salem, 36* US Open`,
    ),
  },
  {
    id: 2,
    group: 'WTA',
    pool: 'wta',
    players: players.wta,
    reach: 'days',
    places: calendars(
      `1 Brisbane@Australia/Brisbane, 2 Adelaide@Australia/Adelaide, 3* Australian Open@Australia/Melbourne, 7 Doha@Asia/Qatar,
       8 Dubai@Asia/Dubai, 39 Seoul@Asia/Seoul, 40 Beijing, 41 Wuhan, 42 Ningbo, 43 Tokyo@Asia/Tokyo, 44 Hong Kong`,
      `6 Linz, 16 Stuttgart, 17 Madrid, 19 Rome, 21 Strasbourg, 22* Roland Garros, 24 London@Europe/London, 25 Berlin, 26 Bad Homburg,
       27* Wimbledon@Europe/London, 29 Hamburg, 30 Prague`,
      `9 Mérida@America/Merida, 10 Indian Wells@America/Los_Angeles, 12 Miami, 14 Charleston, 15 Bogotá@America/Bogota, 30 Washington,
       31 Montréal, 33 Cincinnati, 34 Monterrey@America/Monterrey, 36* US Open, 38 Guadalajara@America/Mexico_City`,
    ),
  },
  {
    id: 3,
    group: 'Challenger',
    pool: 'challenger',
    players: players.challenger,
    reach: 'day',
    places: calendars(
      `1 Canberra@Australia/Sydney, 2 Nonthaburi@Asia/Bangkok, 3 Bangkok@Asia/Bangkok, 4 Manama@Asia/Bahrain, 6 Brisbane@Australia/Brisbane,
       7 Chennai@Asia/Kolkata, 8 Delhi@Asia/Kolkata, 9 Bengaluru@Asia/Kolkata, 10 Kigali@Africa/Kigali, 15 Busan@Asia/Seoul, 16 Gwangju@Asia/Seoul, 17 Wuxi,
       18 Guangzhou, 29 Zhangjiagang, 34 Jinan, 36 Shanghai, 38 Guangzhou, 40 Jingshan, 42 Hangzhou,
       43 Sydney@Australia/Sydney, 44 Playford@Australia/Adelaide, 45 Seoul@Asia/Seoul, 46 Kobe@Asia/Tokyo, 47 Yokohama@Asia/Tokyo, 48 Yokkaichi@Asia/Tokyo`,
      `1 Nouméa@Pacific/Noumea, 2 Nottingham@Europe/London, 4 Quimper, 5 Koblenz, 6 Cherbourg, 7 Tenerife, 8 Pau, 9 Saint-Brieuc, 10 Hersonissos@Europe/Athens, 12 Zadar,
       13 Naples, 14 Alicante, 15 Monza, 16 Oeiras@Europe/Lisbon, 17 Rome, 18 Ostrava, 19 Francavilla, 20 Zagreb, 21 Turin, 22 Vicenza, 23 Prostějov,
       24 Bratislava, 25 Poznań, 26 Royan, 27 Troyes, 28 Braunschweig, 29 Pozoblanco, 30 Zug, 31 Liberec, 32 Bonn, 33 Todi,
       34 Augsburg, 35 Como, 36 Genoa, 37 Szczecin, 38 Saint-Tropez, 39 Orléans, 40 Mouilleron-le-Captif, 41 Banja Luka,
       42 Olbia, 43 Brest, 44 Bratislava II, 45 Helsinki@Europe/Helsinki, 46 Lyon, 47 Montemar, 48 Maia@Europe/Lisbon`,
      `2 Buenos Aires@America/Argentina/Buenos_Aires, 4 Concepción@America/Santiago, 5 Rosario@America/Argentina/Buenos_Aires,
       9 Santiago@America/Santiago, 10 Asunción@America/Asuncion, 11 Phoenix@America/Phoenix, 13 Mexico City@America/Mexico_City, 15 Sarasota,
       17 Savannah, 22 Little Rock@America/Chicago, 23 Tyler@America/Chicago, 28 Newport, 29 Granby, 30 Chicago@America/Chicago, 31 Lexington,
       38 Las Vegas@America/Los_Angeles, 39 Charleston, 40 Tiburon@America/Los_Angeles, 42 Campinas@America/Sao_Paulo, 43 Curitiba@America/Sao_Paulo,
       44 Charlottesville, 45 Knoxville, 46 Montevideo@America/Montevideo, 47 Champaign@America/Chicago, 48 Temuco@America/Santiago`,
    ),
  },
  {
    id: 4,
    group: 'WTA',
    pool: 'wta125',
    players: players.wta125,
    reach: 'day',
    places: calendars(
      `2 Canberra (125)@Australia/Sydney, 5 Manila (125)@Asia/Manila, 6 Mumbai (125)@Asia/Kolkata, 37 Suzhou (125), 39 Jingshan (125),
       43 Jinan (125), 45 Jiujiang (125), 47 Chennai (125)@Asia/Kolkata`,
      `12 Antalya (125)@Europe/Istanbul, 13 Antalya II (125)@Europe/Istanbul, 16 Oeiras (125)@Europe/Lisbon, 18 Saint-Malo (125), 20 Parma (125), 23 Makarska (125),
       25 Valencia (125), 28 Contrexéville (125), 36 Changsha (125)@Asia/Shanghai, 37 Ljubljana (125), 42 Rouen (125), 46 Limoges (125),
       48 Angers (125)`,
      `8 Cancún (125)@America/Cancun, 11 Austin (125)@America/Chicago, 15 La Bisbal (125)@Europe/Madrid, 29 Newport (125),
       40 San Rafael (125)@America/Los_Angeles, 43 Midland (125), 44 Tampico (125)@America/Monterrey, 46 Cali (125)@America/Bogota,
       47 Montevideo (125)@America/Montevideo, 48 Buenos Aires (125)@America/Argentina/Buenos_Aires, 49 Florianópolis (125)@America/Sao_Paulo`,
    ),
  },
  {
    id: 5,
    group: 'ITF',
    pool: 'itf-men',
    players: players.itfMen,
    reach: 'hours',
    places: [
      weekly('Asia/Hong_Kong', [
        'M15 Hong Kong',
        'M25 Mildura@Australia/Melbourne',
        'M25 Takasaki@Asia/Tokyo',
        'M25 Cairns@Australia/Brisbane',
      ]),
      weekly(
        'Europe/Athens',
        ['M15 Antalya@Europe/Istanbul', 'M25 Heraklion'],
        ['M25 Novi Sad@Europe/Belgrade', 'M15 Kuršumlijska Banja@Europe/Belgrade'],
      ),
      weekly(
        'America/New_York',
        ['M15 Cancún@America/Cancun', 'M25 Luque@America/Asuncion', 'M25 Naples FL', 'M15 Cochabamba@America/La_Paz'],
        ['M25 Columbus'],
      ),
      weekly('Africa/Tunis', ['M15 Monastir', 'M15 Sharm El Sheikh@Africa/Cairo', 'M25 Monastir']),
      weekly('Asia/Bangkok', ['M15 Nakhon Si Thammarat', 'M15 Bali@Asia/Makassar', 'M25 Nonthaburi']),
    ],
  },
  {
    id: 6,
    group: 'ITF',
    pool: 'itf-women',
    players: players.itfWomen,
    reach: 'hours',
    places: [
      weekly('Asia/Bangkok', [
        'W15 Nakhon Si Thammarat',
        'W35 Darwin@Australia/Darwin',
        'W50 Pune@Asia/Kolkata',
        'W15 Lu’an@Asia/Shanghai',
      ]),
      weekly(
        'Europe/Athens',
        ['W15 Antalya@Europe/Istanbul', 'W50 Heraklion'],
        ['W35 Kuršumlijska Banja@Europe/Belgrade', 'W35 Loulé@Europe/Lisbon'],
      ),
      weekly('America/Santo_Domingo', [
        'W15 Santo Domingo',
        'W35 Bogotá@America/Bogota',
        'W15 Huntsville@America/Chicago',
        'W35 Córdoba@America/Argentina/Cordoba',
      ]),
      weekly('Africa/Tunis', ['W15 Monastir', 'W15 Sharm El Sheikh@Africa/Cairo', 'W35 Monastir']),
      weekly('Asia/Tokyo', ['W35 Makinohara', 'W15 Hua Hin@Asia/Bangkok', 'W50 Redding@America/Los_Angeles']),
    ],
  },
];

const qualifying: readonly Tour[] = [
  {
    id: 9,
    group: 'ITF',
    pool: 'itf-men-qualifying',
    players: players.itfMenQualifying,
    reach: 'hours',
    places: [
      weekly('Asia/Bangkok', ['M15 Nakhon Si Thammarat, Qualifying', 'M25 Nonthaburi, Qualifying']),
      weekly('Europe/Istanbul', ['M15 Antalya, Qualifying', 'M15 Monastir, Qualifying@Africa/Tunis']),
      weekly('America/Santo_Domingo', ['M15 Santo Domingo, Qualifying', 'M15 Lima, Qualifying@America/Lima']),
    ],
  },
  {
    id: 10,
    group: 'ITF',
    pool: 'itf-women-qualifying',
    players: players.itfWomenQualifying,
    reach: 'hours',
    places: [
      weekly('Asia/Bangkok', ['W15 Hua Hin, Qualifying', 'W15 Bali, Qualifying@Asia/Makassar']),
      weekly('Europe/Istanbul', ['W15 Antalya, Qualifying', 'W15 Monastir, Qualifying@Africa/Tunis']),
      weekly('America/Lima', ['W15 Lima, Qualifying', 'W15 Huamantla, Qualifying@America/Mexico_City']),
    ],
  },
];

/** Rounds from the first one to the final on Sunday: the first round on two days. */
const mainDraw = [[2, 3], [4], [5], [6], [7]];
/** Two rounds, on Sunday and on Monday. */
const qualifyingDraw = [[7], [8]];

const late = [660, 750, 840, 930, 1050, 1140] as const;
const early = [600, 690, 780, 870, 960] as const;

function leaguesOf(tour: Tour, days: readonly (readonly number[])[], largest: number): readonly League[] {
  return tour.places.map((places, part) => ({
    id: tour.id * 10 + part,
    name: places[0]?.name ?? tour.group,
    group: tour.group,
    reach: tour.reach,
    plan: {
      kind: 'draw',
      events: places,
      pool: tour.pool,
      days,
      largest,
      sessions: tour.reach === 'hours' ? early : late,
    } satisfies Plan,
    competitors: tour.players,
    level: 0.63,
  }));
}

/** Groups in which each player meets one of the others a day. */
function groupLeagues(id: number, names: readonly string[], field: readonly Competitor[]): readonly League[] {
  return names.map((name, part) => ({
    id: id * 10 + part,
    name,
    group: 'UTR',
    reach: 'hours',
    plan: rounds(
      ['Australia/Brisbane', 'Europe/Belgrade', 'America/Los_Angeles'][part] ?? 'Europe/Belgrade',
      '2-23 25-51',
      [1, 2, 3, 4, 5, 6, 7].map((day) =>
        ['10:00*2', '11:30*2', '13:00*2', '14:30*2', '16:00*2'].map((at) => `${day}@${at}`).join(' '),
      ),
      { games: 'fill', rest: 17 },
    ),
    competitors: field.filter((_, index) => index % names.length === part),
    level: 0.63,
  }));
}

/**
 * The tennis tours. A tournament is a draw; the players of a tour are dealt out to its tournaments of the week. A
 * group has a match of each of its players on each day.
 */
export const tennisLeagues: readonly League[] = [
  ...circuits.flatMap((tour) => leaguesOf(tour, mainDraw, 32)),
  ...groupLeagues(7, ['PTT Gold Coast', 'PTT Belgrade', 'PTT Newport Beach'], players.utrMen),
  ...groupLeagues(8, ['PTT Gold Coast Women', 'PTT Belgrade Women', 'PTT Newport Beach Women'], players.utrWomen),
  ...qualifying.flatMap((tour) => leaguesOf(tour, qualifyingDraw, 16)),
];
