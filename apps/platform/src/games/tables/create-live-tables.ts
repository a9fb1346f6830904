import type { LiveTable } from '@kvota/contracts';
import { ProviderTable } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import * as v from 'valibot';

import { isoTime } from '../../kernel/iso-time.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { GamesOnOffer } from '../catalogue/games-on-offer.ts';
import type { ProviderClient } from '../servers/provider-client.ts';
import type { LiveTables } from './live-tables.ts';

export interface LiveTablesDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly games: Pick<GamesOnOffer, 'all'>;
  readonly providers: Pick<ProviderClient, 'ask'>;
}

/** Milliseconds for which an answer is given again. */
const fresh = 2000;
/** Milliseconds after which a kept answer is stale. Until then, phases follow from their lengths. */
const staleAfter = 15_000;
/** Milliseconds for which visitors wait for a provider whose tables are known. */
const patience = 1000;
const longestPause = 30_000;
/** Milliseconds by which two answers may differ about the end of the same phase. */
const jitter = 1500;

/** The known tables of one server. */
interface Asked {
  readonly tables: ReadonlyMap<string, LiveTable>;
  /** Undefined until the first answer. */
  readonly answeredAt: number | undefined;
  readonly nextAt: number;
  readonly failures: number;
}

const notAsked: Asked = { tables: new Map(), answeredAt: undefined, nextAt: 0, failures: 0 };

export function createLiveTables({ clock, logger, games, providers }: LiveTablesDeps): LiveTables {
  const servers = new Map<string, Asked>();
  const asking = new Map<string, Promise<void>>();
  /** Tables that could not be read, which are logged once. */
  const unreadable = new Set<string>();

  function read(server: string, answer: readonly unknown[], codes: ReadonlySet<string>): ProviderTable[] {
    return answer.flatMap((item) => {
      const parsed = v.safeParse(ProviderTable, item);
      if (parsed.success) return codes.has(parsed.output.game_code) ? [parsed.output] : [];
      const code = String((item as { game_code?: unknown } | null)?.game_code).slice(0, 80); // any value of a stranger
      if (!unreadable.has(code) && unreadable.size < 100)
        logger.warn(`Table ${code} of ${server} is left out: ${parsed.issues[0].message}`);
      unreadable.add(code);
      return [];
    });
  }
  async function ask(server: string, codes: ReadonlySet<string>): Promise<void> {
    const before = servers.get(server) ?? notAsked;
    const answer = await providers.ask(server, 'tables', {});
    const now = clock.now();
    if (answer === undefined) {
      const failures = before.failures + 1;
      const nextAt = now + Math.min(longestPause, fresh * 2 ** Math.min(failures, 10));
      servers.set(server, { ...before, failures, nextAt });
      return;
    }
    const tables = read(server, answer.tables, codes).map((table) => toLive(table, now, before.tables));
    const byCode = new Map(tables.map((table) => [table.game_code, table]));
    servers.set(server, { tables: byCode, answeredAt: now, nextAt: now + fresh, failures: 0 });
  }
  /** Asks a server if it is time, and returns what is known soon. */
  async function tablesOf(server: string, codes: ReadonlySet<string>): Promise<readonly LiveTable[]> {
    const known = servers.get(server) ?? notAsked;
    if (clock.now() >= known.nextAt && !asking.has(server))
      asking.set(
        server,
        ask(server, codes).finally(() => asking.delete(server)),
      );
    const pending = asking.get(server);
    if (pending !== undefined) await (known.answeredAt === undefined ? pending : inTime(clock, pending));
    const { tables, answeredAt = 0 } = servers.get(server) ?? notAsked;
    const stale = clock.now() - answeredAt > staleAfter;
    return [...tables.values()].map((table) => ({ ...table, stale }));
  }
  return {
    async list() {
      const codes = new Map<string, Set<string>>();
      for (const { server, code, table } of await games.all()) {
        if (table !== true) continue;
        const own = codes.get(server) ?? new Set();
        codes.set(server, own.add(code));
      }
      return (await Promise.all([...codes].map(([server, own]) => tablesOf(server, own)))).flat();
    },
  };
}

/** Waits for an answer, and not longer than visitors should. */
async function inTime(clock: Clock, pending: Promise<void>): Promise<void> {
  let stop = (): void => {};
  const late = new Promise<void>((resolve) => (stop = clock.after(patience, resolve)));
  await Promise.race([pending, late]);
  stop();
}

/** Turns the time that is left into an instant. It stays as it was while answers agree about it, and with it the ETag. */
function toLive({ left_ms, ...table }: ProviderTable, now: number, before: ReadonlyMap<string, LiveTable>): LiveTable {
  const known = before.get(table.game_code);
  const endsAt = left_ms === null ? null : now + left_ms;
  const was = known?.round === table.round && known.phase === table.phase ? known.endsAt : null;
  const agrees = endsAt !== null && was !== null && Math.abs(Date.parse(was) - endsAt) <= jitter;
  return { ...table, endsAt: agrees ? was : endsAt === null ? null : isoTime(endsAt), stale: false };
}
