import { leaguesOf } from '../sport/league-rows.ts';
import { rounds } from '../sport/plan.ts';
import { numbered } from './halves.ts';
import { handicap } from './markets/handicap.ts';
import { oddOrEven } from './markets/odd-or-even.ts';
import { partMarkets } from './markets/part-markets.ts';
import { regularResult } from './markets/regular-result.ts';
import { awayTotal, homeTotal, total } from './markets/totals.ts';
import { winner } from './markets/winner.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { periodSport } from './period-sport.ts';
import type { Part } from './script/rules.ts';

const parts: readonly Part[] = [{ code: 'H1', first: 1, last: 2, name: 'First half' }, ...numbered('Q', 4, 'Quarter')];

/** American football: four quarters. After a draw, the first score within ten minutes wins. Overtime counts. */
export const americanFootball = periodSport(
  {
    code: 'AF',
    digits: '9',
    name: 'American football',
    counted: 'points',
    scoreKey: 'P',
    phases: ['Q1', 'Q2', 'Q3', 'Q4'],
    seconds: 900,
    breaks: [120, 780, 120],
    clock: 'down',
    scoring: { kind: 'free' },
    values: [
      [7, 0.52],
      [3, 0.36],
      [6, 0.05],
      [8, 0.04],
      [2, 0.03],
    ],
    home: 1.8,
    edge: 0.65,
    stops: { every: 36, least: 18, most: 52 },
    afterScore: 40,
    overtime: { kind: 'golden', seconds: 600, pace: 1.1, shootOut: false },
    withOvertime: true,
    parts,
    reach: { lead: 32, total: 36, side: 26, part: 24 },
    usualLength: 11_000_000,
  },
  [
    winner,
    regularResult,
    handicap,
    winningMargin('1-6, 7-12, 13-18, 19+'),
    total,
    homeTotal,
    awayTotal,
    oddOrEven,
    ...partMarkets(parts),
  ],
  leaguesOf([
    [
      1,
      'USA',
      'NFL',
      'week',
      rounds('America/New_York', '37-1', '7@13:00*8 7@16:25*4 7@20:20 8@20:15 4@20:15 7@16:05', {
        games: { rounds: 17 },
      }),
      46,
      'Seattle Seahawks 90, Los Angeles Rams 90, New England Patriots 88, Denver Broncos 88, Buffalo Bills 90, Philadelphia Eagles 89, Detroit Lions 88, Green Bay Packers 88, Kansas City Chiefs 88, San Francisco 49ers 87, Houston Texans 88, Jacksonville Jaguars 87, Los Angeles Chargers 87, Chicago Bears 87, Baltimore Ravens 87, Indianapolis Colts 85, Pittsburgh Steelers 85, Tampa Bay Buccaneers 84, Minnesota Vikings 84, Carolina Panthers 82, Dallas Cowboys 84, Cincinnati Bengals 84, Atlanta Falcons 82, Miami Dolphins 81, Washington Commanders 82, New Orleans Saints 80, Arizona Cardinals 79, Cleveland Browns 78, New York Giants 80, Las Vegas Raiders 77, Tennessee Titans 76, New York Jets 77',
    ],
    [
      2,
      'USA',
      'NCAA',
      'day',
      rounds('America/New_York', '35-48', '6@12:00*8 6@15:30*9 6@19:00*7 6@22:15*2 5@19:00*3 4@19:30*2 3@19:00', {
        games: { rounds: 12 },
      }),
      53,
      'Indiana 84, Ohio State 84, Georgia 83, Oregon 83, Texas Tech 82, Alabama 81, Ole Miss 81, Oklahoma 80, Miami 82, Notre Dame 83, BYU 79, Texas 81, Texas A&M 80, Vanderbilt 79, Utah 79, USC 79, Michigan 79, Virginia 76, Iowa 77, Tulane 74, Houston 75, James Madison 73, Georgia Tech 76, Tennessee 79, Navy 72, North Texas 72, LSU 78, Penn State 79, Clemson 77, Louisville 77, SMU 77, Washington 78, Illinois 76, Missouri 77, Arizona 76, Pittsburgh 75, Duke 75, Nebraska 75, Florida 76, Auburn 76, Boise State 73, UNLV 71, San Diego State 71, Army 71, East Carolina 70, Memphis 72, Kansas State 75, Iowa State 75, TCU 76, Baylor 74, Florida State 75, Wake Forest 74, Minnesota 74, Northwestern 73, Kentucky 74, South Carolina 75, Arkansas 74, Mississippi State 73, Wisconsin 73, Rutgers 72, UCLA 72, Maryland 72, Michigan State 72, Purdue 70',
    ],
    [
      3,
      'North America',
      'CFL',
      'day',
      rounds('America/Toronto', '23-44', '5@19:30 6@16:00 6@19:00 4@20:30', { games: 'fill' }),
      50,
      'Saskatchewan Roughriders 74, Montréal Alouettes 73, Hamilton Tiger-Cats 72, Calgary Stampeders 72, BC Lions 73, Winnipeg Blue Bombers 72, Edmonton Elks 69, Toronto Argonauts 69, Ottawa Redblacks 66',
    ],
    [
      4,
      'Europe',
      'European League of Football',
      'day',
      rounds('Europe/Berlin', '20-36', '6@15:00 7@13:00*2 7@16:25*3 6@18:00*2', { games: { rounds: 12 } }),
      50,
      'Stuttgart Surge 60, Vienna Vikings 62, Rhein Fire 60, Munich Ravens 58, Nordic Storm 60, Paris Musketeers 59, Berlin Thunder 54, Wrocław Panthers 54, Frankfurt Galaxy 54, Prague Lions 52, Madrid Bravos 56, Raiders Tirol 56, Hamburg Sea Devils 48, Cologne Centurions 46, Helvetic Mercenaries 46, Fehérvár Enthroners 47',
    ],
    [
      5,
      'Japan',
      'X League',
      'hours',
      rounds('Asia/Tokyo', '36-49', '6@12:00*2 7@13:00 7@17:00', { games: 'fill' }),
      44,
      'Fujitsu Frontiers 58, Panasonic Impulse 58, Obic Seagulls 57, IBM Big Blue 54, Nojima Sagamihara Rise 52, Elecom Kobe Finies 50, Tokyo Gas Creators 49, All Mitsubishi Lions 47',
    ],
  ]),
);
