import {
  mdiBadminton,
  mdiBaseball,
  mdiBasketball,
  mdiBeach,
  mdiBike,
  mdiBilliards,
  mdiBoxingGlove,
  mdiBullseyeArrow,
  mdiControllerClassic,
  mdiCricket,
  mdiFootball,
  mdiFootballAustralian,
  mdiGolf,
  mdiHandball,
  mdiHockeyPuck,
  mdiMixedMartialArts,
  mdiRacingHelmet,
  mdiRugby,
  mdiShoeCleat,
  mdiSki,
  mdiSoccer,
  mdiStarFourPoints,
  mdiTableTennis,
  mdiTennis,
  mdiTrophyVariant,
  mdiVolleyball,
  mdiWaterPolo,
} from '@mdi/js';

/** Drawings by sport code (MATCH-17, meanings in OP-58). */
const sports: Readonly<Record<string, string>> = {
  F: mdiSoccer,
  B: mdiBasketball,
  T: mdiTennis,
  H: mdiHandball,
  WP: mdiWaterPolo,
  IH: mdiHockeyPuck,
  V: mdiVolleyball,
  FU: mdiShoeCleat,
  RL: mdiRugby,
  RU: mdiRugby,
  S: mdiBilliards,
  E: mdiControllerClassic,
  D: mdiBullseyeArrow,
  BB: mdiBaseball,
  AF: mdiFootball,
  AR: mdiFootballAustralian,
  TT: mdiTableTennis,
  SPB: mdiStarFourPoints,
  BT: mdiBeach,
  BV: mdiBeach,
  MMA: mdiMixedMartialArts,
  BO: mdiBoxingGlove,
  W: mdiSki,
  BD: mdiBadminton,
  CR: mdiCricket,
  CY: mdiBike,
  G: mdiGolf,
  M: mdiRacingHelmet,
};

const virtuals: Readonly<Record<string, string>> = { VF: mdiSoccer, VT: mdiTennis, VB: mdiBasketball };

export interface SportDrawing {
  readonly path: string;
  /** A virtual sport has the frame of a screen around the icon of the real one. */
  readonly virtual: boolean;
  readonly known: boolean;
}

/** Returns the drawing of a sport. An unknown code gets a cup. */
export function sportDrawing(code: string): SportDrawing {
  const key = code.trim().toUpperCase();
  const virtual = Object.hasOwn(virtuals, key) ? virtuals[key] : undefined;
  if (virtual !== undefined) return { path: virtual, virtual: true, known: true };
  const path = Object.hasOwn(sports, key) ? sports[key] : undefined;
  return path === undefined
    ? { path: mdiTrophyVariant, virtual: false, known: false }
    : { path, virtual: false, known: true };
}
