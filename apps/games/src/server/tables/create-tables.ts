import type { Clock } from '@kvota/server';

import type { TableMoment, TableResult } from '../../wire/index.ts';
import type { Catalogue, HouseGame } from '../catalogue/catalogue.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Maths } from '../maths/maths.ts';
import type { Chains } from './chains/chains.ts';
import type { Moment } from './schedule.ts';
import type { Table, Tables, Timed } from './tables.ts';

export interface TablesDeps {
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'game'>;
  readonly maths: Pick<Maths, 'result' | 'longestRun'>;
  readonly chains: Chains;
}

/** Results in a snapshot. A board or a road is filled with them at once. */
const mostLast = 12;
/**
 * Milliseconds after the end of a run until its bets are settled. A cash-out that arrived before the end counts if its arrival
 * is stored by then (RGS-10).
 */
export const graceMs = 1000;

export function createTables({ clock, catalogue, maths, chains }: TablesDeps): Tables {
  const tables = new Map<string, Table>();
  /** Tables whose chain is being read or made. */
  const opening = new Map<string, Promise<Table>>();
  const gameOf = (code: string): HouseGame => {
    const game = catalogue.game(code);
    if (game?.title.table === undefined) throw new FrameFailure('unknownTable');
    return game;
  };
  const memory = (code: string, now: number): Table | undefined => {
    const table = tables.get(code);
    return table !== undefined && now < table.chain.endsAt ? table : undefined;
  };
  const known: Tables['known'] = async (code, now) => {
    const table = memory(code, now);
    const moment = table && (await table.times.momentAt(now));
    return table && moment ? { table, moment } : undefined;
  };
  async function open(code: string): Promise<Table> {
    const { title } = gameOf(code);
    if (title.table === undefined) throw new FrameFailure('unknownTable');
    const table = { gameCode: code, ...(await chains.current(code, title.table, clock.now())) };
    tables.set(code, table);
    return table;
  }
  const current: Tables['current'] = async (code) => {
    const ready = (await known(code, clock.now()))?.table ?? opening.get(code);
    if (ready !== undefined) return ready;
    const next = open(code).finally(() => opening.delete(code));
    opening.set(code, next);
    return next;
  };
  async function resultOf({ gameCode, chain }: Table, number: number): Promise<TableResult> {
    const link = await chains.link(chain.id, number);
    const { title } = gameOf(gameCode);
    const seeds = { serverSeed: link, clientSeed: chain.salt, nonce: number };
    return { number, link, outcome: maths.result(title, seeds) };
  }
  const last: Tables['last'] = (table, before) => {
    const numbers = Array.from({ length: mostLast }, (_, at) => before - 1 - at).filter((number) => number > 0);
    return Promise.all(numbers.map((number) => resultOf(table, number)));
  };
  const momentOf = async ({ gameCode, times }: Table, now: number): Promise<Moment> => {
    const found = await times.momentAt(now);
    if (found === null) throw new Error(`The chain of the table ${gameCode} has no rounds left.`);
    return found;
  };
  const moment = async (table: Table): Promise<Timed<TableMoment>> => {
    const now = clock.now();
    const { number, phase, seq, endsAt, beganAt } = await momentOf(table, now);
    const result = phase === 'result' ? await resultOf(table, number) : null;
    // The time that is left of a run would show its result.
    const left_ms = phase === 'running' ? null : Math.max(0, Math.ceil(endsAt - now));
    const since_ms = Math.max(0, now - beganAt);
    return { data: { number, phase, seq, left_ms, since_ms, result }, endsAt };
  };
  const info: Tables['info'] = ({ gameCode, chain }) => ({
    code: gameCode,
    schedule: { betting_ms: chain.betting, closing_ms: chain.closing, result_ms: chain.result },
    chain: {
      id: chain.id,
      end: chain.end,
      rounds: chain.links - 1,
      salt: chain.salt,
      salt_by: chain.saltBy,
      startsAt: isoTime(chain.startsAt),
    },
  });
  return {
    current,
    known,
    link: (chainId, number) => chains.link(chainId, number),
    async isOver({ gameCode, pairId, nonce, drawsAt }) {
      const now = clock.now();
      if (drawsAt === null || now < drawsAt) return false;
      const longest = maths.longestRun(gameOf(gameCode).title);
      if (longest === null || now >= drawsAt + longest) return true;
      const running = await known(gameCode, now);
      if (running === undefined || running.table.chain.id !== pairId) return false;
      const { number, phase } = running.moment;
      return nonce < number || (nonce === number && phase === 'result');
    },
    async ended() {
      const now = clock.now();
      const found: { pairId: string; nonce: number }[] = [];
      for (const { gameCode } of tables.values()) {
        const running = await known(gameCode, now - graceMs);
        if (running === undefined || maths.longestRun(gameOf(gameCode).title) === null) continue;
        const { number, phase } = running.moment;
        const nonce = phase === 'result' ? number : number - 1;
        if (nonce > 0) found.push({ pairId: running.table.chain.id, nonce });
      }
      return found;
    },
    info,
    moment,
    last,
    async snapshot(code) {
      const table = await current(code);
      const { data, endsAt } = await moment(table);
      return { data: { table: info(table), moment: data, last: [...(await last(table, data.number))] }, endsAt };
    },
    async round(code, number) {
      const table = await current(code);
      const now = clock.now();
      const times = await table.times.timesOf(number, now);
      if (times === undefined || now < times.overAt || number >= table.chain.links) {
        throw new FrameFailure('unknownRound');
      }
      const [result, before] = [await resultOf(table, number), await chains.link(table.chain.id, number - 1)];
      return { table: info(table), result, before, drawnAt: isoTime(times.overAt) };
    },
  };
}
