import type { Hmac } from '../draws/draws.ts';
import { hexOf, utf8 } from '../draws/utf8.ts';
import type { GameModel } from '../models/models.ts';
import { sheetOf, type Sheet } from '../par/sheet.ts';
import type { GameParams } from '../round/round.ts';
import { engineOf } from './engine-of.ts';
import type { BaccaratParams } from './baccarat/baccarat.ts';
import type { CurveParams } from './curve/curve.ts';
import type { LeagueParams } from './league/league.ts';
import type { RaceParams } from './race/race.ts';
import type { RouletteParams } from './roulette/roulette.ts';
import type { TableParams } from './table/table.ts';

/** The PAR sheets of a model, one per mode or kind of bet, with the hash that names them. */
export interface SheetFile {
  readonly engine: string;
  readonly model: string;
  readonly version: number;
  /** HMAC-SHA256 of the sheets as JSON with sorted keys; the key is `kvota/games/par/1`. */
  readonly hash: string;
  readonly sheets: readonly Sheet[];
}

/** Writes a value as JSON with sorted keys and without spaces, so that equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

/**
 * Returns the sheet of one choice of a model.
 *
 * @example
 * ```ts
 * import { models, sheetFor } from '@kvota/games';
 *
 * const mines = models.find(({ code }) => code === 'mines-25')!;
 * sheetFor(mines, { model: 'mines-25', mode: '3' }).rtp; // { exact: '1221/1250', decimal: '0.976800000000' }
 * ```
 */
export const sheetFor = (model: GameModel, params: GameParams): Sheet =>
  sheetOf(
    { engine: model.engine, model: model.code, version: model.version, params },
    engineOf(model.engine).par(params),
  );

type Choice = GameParams | TableParams | RouletteParams | RaceParams | LeagueParams | CurveParams | BaccaratParams;

/** The bets whose figures a sheet of roulette has: one of each kind. The amount is even because of la partage. */
const rouletteBets = [
  'straight:17',
  'split:17-20',
  'street:16-17-18',
  'corner:16-17-19-20',
  'line:13-14-15-16-17-18',
  'dozen:2',
  'red',
];

/** One bet of each kind of a league; the figures of scores are those of the likeliest. */
const leagueBets = ['1', 'x', '2', 'over', 'under', 'yes', 'no', '1-1'];

const sides = ['player', 'banker', 'tie'] as const;

/** The choices whose figures the sheets of a model have: one per mode, or one per kind of bet. */
function choicesOf(model: GameModel): Choice[] {
  const { code, modes } = model;
  return modes.flatMap((mode): Choice[] => {
    const params = { model: code, mode };
    if (model.engine === 'roulette') return rouletteBets.map((on) => ({ ...params, bets: [{ on, amount: 2 }] }));
    if (model.engine === 'baccarat') return sides.map((on) => ({ ...params, bets: [{ on, amount: 1 }] }));
    if (model.engine === 'league')
      return leagueBets.map((pick) => ({ ...params, day: 0, bets: [{ on: `0:${pick}`, amount: 1 }] }));
    if (model.engine === 'race') return [{ ...params, runners: mode === 'forecast' ? [0, 1] : [0] }];
    if (model.engine === 'curve') return [{ ...params, target: 200 }];
    if (model.engine === 'table' && model.kind === 'dice') return [{ ...params, target: 4950 }];
    if (model.engine === 'table' && model.kind === 'limbo') return [{ ...params, target: 200 }];
    return [params];
  });
}

/**
 * Computes all sheets of a model (GAME-08). It takes seconds for draw poker and for free spins.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { models, sheetsOf } from '@kvota/games';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * sheetsOf(models.find(({ code }) => code === 'penalties')!, hmac).sheets.length; // 3
 * ```
 */
export function sheetsOf(model: GameModel, hmac: Hmac): SheetFile {
  const { engine, code, version } = model;
  const sheets = choicesOf(model).map((params) => sheetFor(model, params));
  const hash = hexOf(hmac(utf8('kvota/games/par/1'), utf8(canonical(sheets))));
  return { engine, model: code, version, hash, sheets };
}
