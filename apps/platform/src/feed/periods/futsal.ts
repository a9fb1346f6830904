import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
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
      rounds('Europe/Paris', '43-17 -46,51-3', '3@18:00*3 3@20:30 2@19:00*2 4@19:00*2', {
        games: { rounds: 8 },
        first: true,
      }),
      6.2,
      `Barcelona 88, Sporting CP 89, Benfica 88, Illes Balears Palma 89, Kairat 84, Jimbee Cartagena 87, Riga FC 78, Semey 82, Étoile Lavalloise 80, Hit Kyiv 80, Pyunik 75, Loznica-Grad 74, Sporting Anderlecht 80, Meta Catania 79, Dobovec 75, Araz Naxçıvan 77`,
    ],
    [
      10,
      'Spain',
      'Primera División',
      'days',
      rounds('Europe/Madrid', '38-22 -46,4,5,15', '6@18:00*2 5@20:30*2 7@12:00*2 6@20:00 7@18:00'),
      6.4,
      `Barcelona 88, Palma Futsal 87, ElPozo Murcia 86, Jimbee Cartagena 87, Inter FS 83, Jaén Paraíso Interior 83, Xota Osasuna Magna 80, Valdepeñas 80, Manzanares 79, Peñíscola 80, Ribera Navarra 78, Córdoba Patrimonio 78, Industrias Santa Coloma 78, Noia Portus Apostoli 77, Alzira 75, Mostoles 75`,
    ],
    [
      11,
      'Portugal',
      'Liga Placard',
      'day',
      rounds('Europe/Lisbon', '38-20 -46,4,5', '6@16:00*2 6@18:00 5@20:30 7@15:00 7@18:00'),
      6.2,
      `Sporting 89, Benfica 88, Braga 83, Leões de Porto Salvo 79, Ferreira do Zêzere 76, Eléctrico 76, Quinta dos Lombos 75, Fundão 75, Rio Ave 74, Torreense 75, Lusitânia 72, Famalicão 74`,
    ],
    [
      12,
      'Italy',
      'Serie A',
      'day',
      rounds('Europe/Rome', '40-20 -46,4,5', '5@20:30*2 6@18:00*2 7@18:00 4@20:30'),
      7,
      `Meta Catania 80, Napoli Futsal 80, Feldi Eboli 80, L84 Torino 78, Sandro Abate 76, Ecocity Genzano 78, Came Treviso 76, Roma 1927 76, Pirossigeno Cosenza 74, Active Network 73, Capurso 72, Fortitudo Pomezia 74`,
    ],
    [
      13,
      'Russia',
      'Superliga',
      'day',
      rounds('Europe/Moscow', '38-21 -46,4,5', '6@13:00*2 7@13:00 6@17:00 2@18:00', { games: { times: 3 } }),
      6.8,
      `Ukhta 80, Sinara 81, Tyumen 82, KPRF 80, Gazprom-Yugra 81, Torpedo Nizhny Novgorod 78, Norilsk Nickel 79, Novaya Generatsiya 75, KFU Kazan 73, Kristall 76`,
    ],
    [
      14,
      'Brazil',
      'Liga Nacional',
      'day',
      rounds('America/Sao_Paulo', '12-48 -24,46', '5@19:00*2 6@18:00*2 4@20:00 1@20:15 7@11:00', {
        games: { times: 2 },
      }),
      6.3,
      `Joinville 84, Magnus Sorocaba 86, Jaraguá 84, Carlos Barbosa 83, Atlântico 84, Pato Futsal 82, Corinthians 82, Cascavel 83, Praia Clube 82, Campo Mourão 80, Marreco 80, Umuarama 79, Minas 81, São José 79`,
    ],
    [
      15,
      'Serbia',
      'Prva liga',
      'hours',
      rounds('Europe/Belgrade', '38-20 -46,4,5', '5@19:00*2 6@18:00*2 1@19:00'),
      7.5,
      `Loznica-Grad 70, Vranje 68, Kolubara 65, Novi Pazar 65, Ekonomac 68, SAS Zrenjanin 66, Smederevo 62, Bečej 62, Forum Niš 60, Marbo Čačak 61`,
    ],
    [
      16,
      'Thailand',
      'Futsal Thai League',
      'hours',
      rounds('Asia/Bangkok', '2-18 24-48', '6@15:00*2 6@17:00 7@15:00', { games: 'fill' }),
      7,
      `Chonburi Bluewave 78, Thammasat Stallion 76, Hongyen Thakam 74, Bangkok BTS 73, Surat Thani 70, Kasembundit 69, Royal Thai Navy 69, Samut Sakhon 68`,
    ],
    [
      17,
      'Japan',
      'F.League',
      'hours',
      rounds('Asia/Tokyo', '22-6 -46', '6@14:00*2 7@13:00*2 7@16:00', { games: 'fill' }),
      6.5,
      `Nagoya Oceans 80, Pescadola Machida 75, Shonan Bellmare 74, Tachikawa Athletic 75, Bardral Urayasu 74, Fugador Sumida 73, Shriker Osaka 74, Espolada Hokkaido 70, Boaluz Nagano 70, Y.S.C.C. Yokohama 70`,
    ],
  ]),
);
