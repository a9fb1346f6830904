import { basketball } from '../basketball/basketball.ts';
import { specials } from '../contests/specials.ts';
import { winterSports } from '../contests/winter-sports.ts';
import { boxing } from '../fights/boxing.ts';
import { mma } from '../fights/mma.ts';
import { football } from '../football/football.ts';
import { americanFootball } from '../periods/american-football.ts';
import { baseball } from '../periods/baseball.ts';
import { futsal } from '../periods/futsal.ts';
import { handball } from '../periods/handball.ts';
import { iceHockey } from '../periods/ice-hockey.ts';
import { rugbyLeague } from '../periods/rugby-league.ts';
import { waterPolo } from '../periods/water-polo.ts';
import { darts } from '../series/darts.ts';
import { esports } from '../series/esports.ts';
import { snooker } from '../series/snooker.ts';
import { tableTennis } from '../series/table-tennis.ts';
import { volleyball } from '../series/volleyball.ts';
import type { Sport } from '../sport/sport.ts';
import { tennis } from '../tennis/tennis.ts';
import { beachTennis } from '../virtual/beach-tennis.ts';
import { virtualBasketball, virtualFootball, virtualTennis } from '../virtual/virtual-sports.ts';

/** The sports of the simulated world, in display order. A new one goes to the end: the order numbers terminal codes. */
export const sports: readonly Sport[] = [
  football,
  basketball,
  tennis,
  handball,
  iceHockey,
  futsal,
  waterPolo,
  rugbyLeague,
  americanFootball,
  baseball,
  volleyball,
  tableTennis,
  snooker,
  darts,
  esports,
  mma,
  boxing,
  beachTennis,
  winterSports,
  specials,
  virtualFootball,
  virtualTennis,
  virtualBasketball,
];
