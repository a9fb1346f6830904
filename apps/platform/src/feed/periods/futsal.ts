import { leaguesOf } from '../sport/league-rows.ts';
import { halves } from './halves.ts';
import { bothToScore } from './markets/both-to-score.ts';
import { doubleChance } from './markets/double-chance.ts';
import { drawNoBet } from './markets/draw-no-bet.ts';
import { halfTimeFullTime } from './markets/half-time-full-time.ts';
import { handicap } from './markets/handicap.ts';
import { nextGoal } from './markets/next-goal.ts';
import { oddOrEven } from './markets/odd-or-even.ts';
import { partMarkets } from './markets/part-markets.ts';
import { regularResult } from './markets/regular-result.ts';
import { totalRange } from './markets/total-range.ts';
import { awayTotal, homeTotal, total } from './markets/totals.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { periodSport } from './period-sport.ts';
import { inGoals } from './script/rules.ts';

/** Futsal: two halves of twenty minutes by a clock that stops. */
export const futsal = periodSport(
  {
    code: 'FU',
    digits: '5',
    name: 'Futsal',
    ...inGoals,
    phases: ['FH', 'SH'],
    seconds: 1200,
    breaks: [900],
    clock: 'down',
    scoring: { kind: 'free' },
    home: 0.5,
    edge: 0.12,
    stops: { every: 45, least: 12, most: 34 },
    afterScore: 20,
    overtime: null,
    withOvertime: false,
    parts: halves,
    reach: { lead: 7, total: 9, side: 6, part: 6 },
    players: 'scorers',
    regulars: 6,
    usualLength: 5_400_000,
  },
  [
    regularResult,
    doubleChance,
    drawNoBet,
    handicap,
    winningMargin('1, 2, 3, 4+'),
    total,
    totalRange('0-3, 4-6, 7-9, 10+'),
    homeTotal,
    awayTotal,
    oddOrEven,
    bothToScore,
    nextGoal,
    ...partMarkets(halves),
    halfTimeFullTime,
  ],
  leaguesOf([
    [
      1,
      'Europe',
      'UEFA Futsal Champions League',
      'days',
      '0044000',
      16,
      19.5,
      6.2,
      `Barcelona 88, Sporting CP 89, Benfica 88, Illes Balears Palma 89, Kairat 84, Jimbee Cartagena 87, Riga FC 78, Semey 82, Étoile Lavalloise 80, Hit Kyiv 80, Pyunik 75, Loznica-Grad 74, Sporting Anderlecht 80, Meta Catania 79, Dobovec 75, Araz Naxçıvan 77`,
    ],
    [
      10,
      'Spain',
      'Primera División',
      'days',
      '1000243',
      11,
      19.5,
      6.4,
      `Barcelona 88, Palma Futsal 87, ElPozo Murcia 86, Jimbee Cartagena 87, Inter FS 83, Jaén Paraíso Interior 83, Xota Osasuna Magna 80, Valdepeñas 80, Manzanares 79, Peñíscola 80, Ribera Navarra 78, Córdoba Patrimonio 78, Industrias Santa Coloma 78, Noia Portus Apostoli 77, Alzira 75, Mostoles 75`,
    ],
    [
      11,
      'Portugal',
      'Liga Placard',
      'day',
      '0001142',
      14,
      20,
      6.2,
      `Sporting 89, Benfica 88, Braga 83, Leões de Porto Salvo 79, Ferreira do Zêzere 76, Eléctrico 76, Quinta dos Lombos 75, Fundão 75, Rio Ave 74, Torreense 75, Lusitânia 72, Famalicão 74`,
    ],
    [
      12,
      'Italy',
      'Serie A',
      'day',
      '0010132',
      14,
      19.5,
      7,
      `Meta Catania 80, Napoli Futsal 80, Feldi Eboli 80, L84 Torino 78, Sandro Abate 76, Ecocity Genzano 78, Came Treviso 76, Roma 1927 76, Pirossigeno Cosenza 74, Active Network 73, Capurso 72, Fortitudo Pomezia 74`,
    ],
    [
      13,
      'Russia',
      'Superliga',
      'day',
      '0110022',
      8,
      16,
      6.8,
      `Ukhta 80, Sinara 81, Tyumen 82, KPRF 80, Gazprom-Yugra 81, Torpedo Nizhny Novgorod 78, Norilsk Nickel 79, Novaya Generatsiya 75, KFU Kazan 73, Kristall 76`,
    ],
    [
      14,
      'Brazil',
      'Liga Nacional',
      'day',
      '2222222',
      21,
      25,
      6.3,
      `Joinville 84, Magnus Sorocaba 86, Jaraguá 84, Carlos Barbosa 83, Atlântico 84, Pato Futsal 82, Corinthians 82, Cascavel 83, Praia Clube 82, Campo Mourão 80, Marreco 80, Umuarama 79, Minas 81, São José 79`,
    ],
    [
      15,
      'Serbia',
      'Prva liga',
      'hours',
      '1000320',
      16,
      19,
      7.5,
      `Loznica-Grad 70, Vranje 68, Kolubara 65, Novi Pazar 65, Ekonomac 68, SAS Zrenjanin 66, Smederevo 62, Bečej 62, Forum Niš 60, Marbo Čačak 61`,
    ],
    [
      16,
      'Thailand',
      'Futsal Thai League',
      'hours',
      '1111122',
      7,
      12,
      7,
      `Chonburi Bluewave 78, Thammasat Stallion 76, Hongyen Thakam 74, Bangkok BTS 73, Surat Thani 70, Kasembundit 69, Royal Thai Navy 69, Samut Sakhon 68`,
    ],
    [
      17,
      'Japan',
      'F.League',
      'hours',
      '1111133',
      3,
      10,
      6.5,
      `Nagoya Oceans 80, Pescadola Machida 75, Shonan Bellmare 74, Tachikawa Athletic 75, Bardral Urayasu 74, Fugador Sumida 73, Shriker Osaka 74, Espolada Hokkaido 70, Boaluz Nagano 70, Y.S.C.C. Yokohama 70`,
    ],
  ]),
);
