import * as v from 'valibot';

import { Money } from '../../amount/money-schema.ts';
import { Game, gameAreas, gameKinds } from '../../game/game.ts';
import { LiveTable } from '../../game/live-table.ts';
import { RoundNet } from '../../game/round-detail.ts';
import { SectionTitles } from '../../game/section.ts';
import { Locale } from '../../locale/locale-schema.ts';
import { numberInQuery, paged, PageNumber } from '../answer.ts';
import { defineCall } from '../call.ts';
import { code, currency_id, games } from './game-input.ts';

const area = v.optional(v.picklist(gameAreas), 'casino');
/** Several codes, separated by commas. */
const codes = v.optional(v.pipe(v.string(), v.maxLength(400)));
const Named = v.object({ code: v.string(), name: v.string(), games: v.number() });
/** `titles` are those that an operator wrote, by language. */
const NamedSection = v.object({ ...Named.entries, titles: v.nullish(SectionTitles) });

/** How a list of games is sorted. */
export const gameSorts = ['popular', 'new', 'name', 'rtp'] as const;

/** A jackpot, and its last win with everything that verifies it (JACK-02). */
export const Jackpot = v.object({
  code: v.string(),
  currency: v.string(),
  amount: Money,
  /** Rises with every change of the amount. */
  seq: v.number(),
  /** One minor unit of stake has one chance in so many. */
  one_in: v.string(),
  /** The part of stakes that it returns on average, in percent, beside the games. */
  adds: v.string(),
  cycle: v.number(),
  /** SHA-256 of the secret of the running cycle. */
  hash: v.string(),
  /** The `jackpotNumber` of the round under the secret is below its stake. */
  last: v.nullable(
    v.object({
      amount: Money,
      wonAt: v.string(),
      cycle: v.number(),
      secret: v.string(),
      server: v.string(),
      round_id: v.string(),
      staked: Money,
    }),
  ),
});
export type Jackpot = v.InferOutput<typeof Jackpot>;

/** Calls of lobbies and of the catalogue of casino games. */
export const catalogueCalls = {
  gamesEnabled: defineCall({
    id: 'CALL-33',
    method: 'GET',
    path: games('enabled'),
    summary: 'Providers and games that are enabled',
    access: 'public',
    tagged: true,
    answer: v.object({
      providers: v.array(v.string()),
      games: v.array(v.string()),
      rules: v.nullish(
        v.object({ beside: v.pipe(v.boolean(), v.description('True if a game may go on beside other pages')) }),
      ),
    }),
  }),
  casinoLobby: defineCall({
    id: 'CAS-15',
    method: 'GET',
    path: games('lobby'),
    summary: 'The sections of a lobby, each with its first games: the first screen in one call',
    access: 'public',
    tagged: true,
    query: v.object({ area, lang: v.optional(Locale), currency_id }),
    answer: v.array(v.object({ ...NamedSection.entries, result: v.array(Game) })),
  }),
  casinoSections: defineCall({
    id: 'CALL-35',
    method: 'GET',
    path: games('sections'),
    summary: 'Sections of a lobby, in their order',
    access: 'public',
    tagged: true,
    query: v.object({ area, lang: v.optional(Locale) }),
    answer: v.array(NamedSection),
  }),
  casinoGames: defineCall({
    id: 'CALL-36',
    method: 'GET',
    path: games('games'),
    summary: 'Games of a lobby, filtered and sorted, with how many games each further filter would leave',
    access: 'public',
    tagged: true,
    query: v.object({
      area: v.optional(v.picklist([...gameAreas, 'all']), 'casino'),
      section: v.optional(code),
      tag: codes,
      provider: codes,
      kind: v.optional(v.picklist(gameKinds)),
      volatility: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(5))),
      feature: codes,
      code: codes,
      search: v.optional(v.pipe(v.string(), v.maxLength(100))),
      one_of_each: v.optional(v.picklist(['true', 'false'])),
      sort: v.optional(v.picklist(gameSorts), 'popular'),
      currency_id,
      page: PageNumber,
      page_size: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(120)), 48),
    }),
    answer: v.object({
      ...paged(Game).entries,
      rowCount: v.number(),
      facets: v.object({
        provider: v.array(Named),
        tag: v.array(Named),
        volatility: v.array(v.object({ value: v.number(), games: v.number() })),
      }),
    }),
  }),
  jackpots: defineCall({
    id: 'JACK-03',
    method: 'GET',
    path: games('jackpots'),
    summary: 'Jackpots and their last wins',
    access: 'public',
    answer: v.array(Jackpot),
  }),
  liveTables: defineCall({
    id: 'CAS-58',
    method: 'GET',
    path: games('tables'),
    summary:
      'The tables that players share: phase of the running round and last results. A table that is missing is not known',
    access: 'public',
    tagged: true,
    answer: v.object({ tables: v.array(LiveTable) }),
  }),
  casinoGame: defineCall({
    id: 'CAS-16',
    method: 'GET',
    path: games('games/{code}'),
    summary: 'One game with its maths, the games with the same maths, and similar ones',
    access: 'public',
    tagged: true,
    params: v.object({ code: v.string() }),
    query: v.object({ currency_id }),
    answer: v.object({
      game: Game,
      hits: v.object({ any: v.string(), more: v.string() }),
      sheet: v.string(),
      version: v.number(),
      /** Gains of 60, 240 and 720 rounds with one stake, if the provider gives them. */
      net: v.nullish(v.array(RoundNet)),
      /** All stakes that are possible, ascending. */
      stakes: v.nullish(v.array(Money)),
      twins: v.array(Game),
      similar: v.array(Game),
    }),
  }),
  casinoTags: defineCall({
    id: 'CALL-37',
    method: 'GET',
    path: games('tags'),
    summary: 'Tags of a lobby',
    access: 'public',
    tagged: true,
    query: v.object({ area, lang: v.optional(Locale) }),
    answer: v.array(Named),
  }),
  casinoProviders: defineCall({
    id: 'CALL-38',
    method: 'GET',
    path: games('providers'),
    summary: 'Providers of a lobby',
    access: 'public',
    tagged: true,
    query: v.object({ area }),
    answer: v.array(Named),
  }),
};
