import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { Outcome, PageNumber, paged } from './answer.ts';
import { defineCall } from './call.ts';

const area = v.optional(v.picklist(['casino', 'casino_live', 'virtuals']), 'casino');
const Named = v.object({ code: v.string(), name: v.string(), games: v.optional(v.number()) });
/** A game of the catalogue. */
export const Game = v.object({
  code: v.string(),
  name: v.string(),
  provider: v.string(),
  image: v.string(),
  tags: v.array(v.string()),
  demo: v.boolean(),
  enabled: v.boolean(),
});
export type Game = v.InferOutput<typeof Game>;
const Session = v.object({
  ...Outcome.entries,
  token: v.nullish(v.string()),
  url: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
});
const games = <const P extends string>(path: P) => `/games/v1/${path}` as const;

/** Calls below /games/v1: catalogue and sessions of casino games. */
export const gamesCalls = {
  gamesEnabled: defineCall({
    id: 'CALL-33',
    method: 'GET',
    path: games('enabled'),
    summary: 'Providers and games that are enabled',
    access: 'public',
    answer: v.object({ providers: v.array(v.string()), games: v.array(v.string()) }),
    later: true,
  }),
  casinoSections: defineCall({
    id: 'CALL-35',
    method: 'GET',
    path: games('sections'),
    summary: 'Sections of a lobby',
    access: 'public',
    query: v.object({ area }),
    answer: v.array(Named),
    later: true,
  }),
  casinoGames: defineCall({
    id: 'CALL-36',
    method: 'GET',
    path: games('games'),
    summary: 'Games of a lobby',
    access: 'public',
    query: v.object({
      area,
      section: v.optional(v.string()),
      tag: v.optional(v.string()),
      provider: v.optional(v.string()),
      search: v.optional(v.string()),
      page: PageNumber,
    }),
    answer: paged(Game),
    later: true,
  }),
  casinoTags: defineCall({
    id: 'CALL-37',
    method: 'GET',
    path: games('tags'),
    summary: 'Tags of a lobby',
    access: 'public',
    query: v.object({ area }),
    answer: v.array(Named),
    later: true,
  }),
  casinoProviders: defineCall({
    id: 'CALL-38',
    method: 'GET',
    path: games('providers'),
    summary: 'Providers of a lobby',
    access: 'public',
    query: v.object({ area }),
    answer: v.array(Named),
    later: true,
  }),
  startSession: defineCall({
    id: 'CALL-56',
    method: 'POST',
    path: games('startSession'),
    summary: 'Start a game for money',
    access: 'player',
    body: v.object({ game_code: v.string(), provider: v.string(), currency_id: CurrencyId }),
    answer: Session,
    later: true,
  }),
  startDemoGame: defineCall({
    id: 'CALL-57',
    method: 'POST',
    path: games('startDemoGame'),
    summary: 'Start a game without an account',
    access: 'public',
    body: v.object({ game_code: v.string(), provider: v.string() }),
    answer: Session,
    later: true,
  }),
  rgsStartSession: defineCall({
    id: 'CALL-58',
    method: 'POST',
    path: games('rgs/startSession'),
    summary: 'Start a house game',
    access: 'player',
    body: v.object({ game_code: v.string(), currency_id: CurrencyId }),
    answer: Session,
    later: true,
  }),
};
