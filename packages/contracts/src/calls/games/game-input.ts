import * as v from 'valibot';

import { numberInQuery } from '../answer.ts';

/** Returns the path of a call of casino games. */
export const games = <const P extends string>(path: P) => `/games/v1/${path}` as const;

/** The code of a game, or of a section, tag or studio. */
export const code = v.pipe(v.string(), v.maxLength(80));

/** The id of a currency in a query. */
export const currency_id = v.optional(v.pipe(numberInQuery, v.minValue(0), v.maxValue(999)));
