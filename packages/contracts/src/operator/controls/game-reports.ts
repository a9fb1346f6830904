import * as v from 'valibot';

import { Money } from '../../amount/money-schema.ts';
import { numberInQuery, paged, PageNumber, period } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { ComparedBooks } from '../../game/book-difference.ts';
import { operator } from './operator-path.ts';

const Percent = v.pipe(v.string(), v.regex(/^-?\d+(\.\d{1,4})?$/));

/** The rounds of a game in one currency, and whether their return agrees with its maths (CAS-54). Returns are in percent. */
export const GameReportLine = v.object({
  game_code: v.string(),
  game: v.string(),
  /** Code of the studio; empty if the game is not offered any more. */
  provider: v.string(),
  server: v.string(),
  currency: v.string(),
  rounds: v.number(),
  staked: Money,
  won: Money,
  /** Stakes less wins. */
  net: Money,
  return: v.nullable(Percent),
  /** The highest and the lowest return of the maths; null if the game is not offered any more. */
  rtp: v.nullable(Percent),
  rtpMin: v.nullable(Percent),
  /** 99 of 100 such games have a return in it; null if the provider gives no standard deviation. */
  band: v.nullable(v.object({ low: Percent, high: Percent })),
  outside: v.nullable(v.picklist(['above', 'below'])),
});
export type GameReportLine = v.InferOutput<typeof GameReportLine>;

/** Reports on casino games: returns against the theory, and differences between books. */
export const gameReports = {
  gameReport: defineCall({
    id: 'CAS-54',
    method: 'GET',
    path: operator('gameReport'),
    summary: 'Finished rounds by game and currency: stakes, wins, and the return against the theory with its 99 % band',
    access: 'operator',
    query: v.object({
      ...period,
      game_code: v.optional(v.pipe(v.string(), v.maxLength(80))),
      /** Code of the studio. */
      provider: v.optional(v.pipe(v.string(), v.maxLength(80))),
      currency: v.optional(v.pipe(v.string(), v.length(3))),
      /** `true`: only games whose return is outside of its band. */
      outside: v.optional(v.picklist(['true', 'false'])),
      page: PageNumber,
    }),
    answer: v.object({
      /** The period in whole hours. */
      from: v.nullable(v.string()),
      to: v.string(),
      ...paged(GameReportLine).entries,
      rowCount: v.number(),
      /** Over all pages. */
      totals: v.array(v.object({ currency: v.string(), rounds: v.number(), staked: Money, won: Money, net: Money })),
    }),
  }),
  gameDifferences: defineCall({
    id: 'CAS-52',
    method: 'GET',
    path: operator('gameDifferences'),
    summary:
      'Movements that differ between the books of game servers and those of the wallet, in the order they were found',
    access: 'operator',
    query: v.object({
      provider: v.optional(v.pipe(v.string(), v.maxLength(80))),
      after: v.optional(v.pipe(numberInQuery, v.minValue(0)), 0),
    }),
    answer: v.object({
      result: v.array(
        v.object({
          provider: v.string(),
          /** Null if the game server does not answer. */
          books: v.nullable(ComparedBooks),
        }),
      ),
    }),
  }),
};
