import { type Competitor, type League, league, type Reach } from '../sport/league.ts';
import * as players from './players.ts';

/** Tournaments whose matches are won by three sets. */
export const bestOfFive: ReadonlySet<string> = new Set(['Australian Open', 'Roland Garros', 'Wimbledon', 'US Open']);

interface Tour {
  readonly id: number;
  readonly group: string;
  /** Pool of players who change continents from week to week; null if they stay. */
  readonly pool: string | null;
  readonly players: readonly Competitor[];
  readonly reach: Reach;
  readonly week: string;
  /** Tournaments of successive weeks in Asia and Oceania, in Europe, and in the Americas. */
  readonly places: readonly (readonly string[])[];
}

const tours: readonly Tour[] = [
  {
    id: 1,
    group: 'ATP',
    pool: 'atp',
    players: players.atp,
    reach: 'days',
    week: '9999998',
    places: [
      ['Tokyo', 'Beijing', 'Shanghai Masters', 'Chengdu', 'Brisbane', 'Australian Open', 'Adelaide', 'Hong Kong'],
      ['Belgrade', 'Monte-Carlo Masters', 'Vienna', 'Roland Garros', 'Basel', 'Wimbledon', 'Halle', 'Rome Masters'],
      [
        'Indian Wells Masters',
        'Buenos Aires',
        'Cincinnati Masters',
        'US Open',
        'Rio de Janeiro',
        'Acapulco',
        'Washington',
        'Dallas',
      ],
    ],
  },
  {
    id: 2,
    group: 'WTA',
    pool: 'wta',
    players: players.wta,
    reach: 'days',
    week: '9999998',
    places: [
      ['Beijing', 'Wuhan', 'Ningbo', 'Tokyo', 'Seoul', 'Auckland', 'Adelaide', 'Hobart'],
      ['Stuttgart', 'Madrid', 'Rome', 'Berlin', 'Eastbourne', 'Prague', 'Strasbourg', 'Bad Homburg'],
      ['Charleston', 'Miami', 'Guadalajara', 'Toronto', 'Mérida', 'Austin', 'São Paulo', 'Cleveland'],
    ],
  },
  {
    id: 3,
    group: 'Challenger',
    pool: 'challenger',
    players: players.challenger,
    reach: 'day',
    week: 'ccccccc',
    places: [
      ['Yokohama', 'Taipei', 'Busan', 'Canberra', 'Nonthaburi', 'Bengaluru', 'Jinan', 'Playford'],
      ['Banja Luka', 'Braunschweig', 'Bratislava', 'Szczecin', 'Genoa', 'Zagreb', 'Helsinki', 'Orléans'],
      ['Lima', 'Guayaquil', 'Charlottesville', 'Knoxville', 'Campinas', 'Santiago', 'Cary', 'Bogotá'],
    ],
  },
  {
    id: 4,
    group: 'WTA',
    pool: 'wta125',
    players: players.wta125,
    reach: 'day',
    week: 'aaaaaaa',
    places: [
      ['Jiujiang (125)', 'Suzhou (125)', 'Mumbai (125)', 'Canberra (125)'],
      ['Ljubljana (125)', 'Valencia (125)', 'Limoges (125)', 'Makarska (125)'],
      ['Tampico (125)', 'Montevideo (125)', 'Buenos Aires (125)', 'Midland (125)'],
    ],
  },
  {
    id: 5,
    group: 'ITF',
    pool: 'itf-men',
    players: players.itfMen,
    reach: 'hours',
    week: 'ggggggg',
    places: [
      ['M25 Takasaki', 'M15 Sharm El Sheikh', 'M25 Cairns', 'M15 Hong Kong', 'M25 Mildura'],
      ['M25 Novi Sad', 'M15 Monastir', 'M15 Antalya', 'M25 Heraklion', 'M15 Kursumlijska Banja'],
      ['M25 Columbus', 'M15 Cancún', 'M25 Luque', 'M15 Cochabamba', 'M25 Naples FL'],
    ],
  },
  {
    id: 6,
    group: 'ITF',
    pool: 'itf-women',
    players: players.itfWomen,
    reach: 'hours',
    week: 'ggggggg',
    places: [
      ['W35 Makinohara', 'W15 Lu’an', 'W35 Darwin', 'W50 Pune', 'W15 Nakhon Si Thammarat'],
      ['W35 Kuršumlijska Banja', 'W15 Monastir', 'W15 Antalya', 'W50 Heraklion', 'W35 Loulé'],
      ['W35 Bogotá', 'W15 Santo Domingo', 'W50 Redding', 'W35 Córdoba', 'W15 Huntsville'],
    ],
  },
  {
    id: 7,
    group: 'UTR',
    pool: 'utr-men',
    players: players.utrMen,
    reach: 'hours',
    week: 'aaaaaaa',
    places: [['PTT Gold Coast'], ['PTT Belgrade'], ['PTT Newport Beach']],
  },
  {
    id: 8,
    group: 'UTR',
    pool: 'utr-women',
    players: players.utrWomen,
    reach: 'hours',
    week: 'aaaaaaa',
    places: [['PTT Gold Coast Women'], ['PTT Belgrade Women'], ['PTT Newport Beach Women']],
  },
  {
    id: 9,
    group: 'ITF',
    pool: null,
    players: players.itfMenQualifying,
    reach: 'hours',
    week: 'ggggggg',
    places: [
      ['M15 Maanshan', 'M15 Nakhon Si Thammarat', 'M15 Swan Hill'],
      ['M15 Oberpullendorf', 'M15 Doboj', 'M15 Brčko', 'M15 Slovenj Gradec'],
      ['M15 Santo Domingo', 'M15 Lima', 'M15 Winston-Salem'],
    ],
  },
  {
    id: 10,
    group: 'ITF',
    pool: null,
    players: players.itfWomenQualifying,
    reach: 'hours',
    week: 'ggggggg',
    places: [
      ['W15 Jinan', 'W15 Bali', 'W15 Hua Hin'],
      ['W15 Prokuplje', 'W15 Bijeljina', 'W15 Sozopol', 'W15 Kotor'],
      ['W15 Lima', 'W15 Ithaca', 'W15 Huamantla'],
    ],
  },
];

const windows: readonly (readonly [number, number])[] = [
  [1.5, 11.5],
  [8.5, 19],
  [15.5, 27],
];

function thirdOf(players: readonly Competitor[], part: number): readonly Competitor[] {
  return players.filter((_, index) => index % 3 === part);
}

function leaguesOf(tour: Tour): readonly League[] {
  return tour.places.map((editions, part) =>
    league({
      id: tour.id * 10 + part,
      name: editions[0] ?? tour.group,
      group: tour.group,
      reach: tour.reach,
      week: tour.week,
      window: windows[part] ?? [8.5, 19],
      grid: 5,
      competitors: tour.pool === null ? thirdOf(tour.players, part) : tour.players,
      draw: tour.pool === null ? null : { pool: tour.pool, part, parts: tour.places.length },
      editions,
      level: 0.63,
    }),
  );
}

/** The tennis tours. Each has one tournament a week in every part of the world. */
export const tennisLeagues: readonly League[] = tours.flatMap(leaguesOf);
