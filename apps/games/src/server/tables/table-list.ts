import type { ProviderTable } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';

import type { Catalogue, HouseGame } from '../catalogue/catalogue.ts';
import type { Logger } from '../kernel/logger.ts';
import { resultMark } from './result-mark.ts';
import type { Table, Tables } from './tables.ts';
import type { Moment } from './schedule.ts';

export interface TableListDeps {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly catalogue: Pick<Catalogue, 'games' | 'game'>;
  readonly tables: Pick<Tables, 'known' | 'current' | 'last'>;
}

/** All tables now, for the platform (CAS-58). */
export interface TableList {
  /** Returns the tables that this node has in memory. The others are opened meanwhile, one after another. */
  list(): Promise<readonly ProviderTable[]>;
}

export function createTableList({ clock, logger, catalogue, tables }: TableListDeps): TableList {
  const opening = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  /** A chain that is made takes a second of one core, so that no two are made at once. */
  function open(code: string): void {
    if (opening.has(code)) return;
    opening.add(code);
    queue = queue
      .then(() => tables.current(code))
      .catch((error: unknown) => logger.error(`The table ${code} could not be opened`, error))
      .finally(() => opening.delete(code));
  }
  return {
    async list() {
      const now = clock.now();
      const codes = catalogue.games.filter(({ table }) => table === true).map(({ code }) => code);
      const found = await Promise.all(
        codes.map(async (code) => {
          const [game, known] = [catalogue.game(code), await tables.known(code, now)];
          if (known === undefined || game === undefined) open(code);
          else return describe(game, known, { now, tables });
          return undefined;
        }),
      );
      return found.filter((table) => table !== undefined);
    },
  };
}

/** The running round with the results before it. Its own result is not among them, because frames still present it. */
async function describe(
  { title: { code, engine } }: HouseGame,
  { table, moment }: { readonly table: Table; readonly moment: Moment },
  { now, tables }: { readonly now: number } & Pick<TableListDeps, 'tables'>,
): Promise<ProviderTable> {
  const { betting, closing, result } = table.chain;
  const last = await tables.last(table, moment.number);
  return {
    game_code: code,
    round: moment.number,
    phase: moment.phase,
    // The time that is left of a run would show its result.
    left_ms: moment.phase === 'running' ? null : Math.max(0, Math.ceil(moment.endsAt - now)),
    times: { betting_ms: betting, closing_ms: closing, result_ms: result, runs: table.times.runs },
    last: last.map((one) => resultMark(engine, one)).filter((mark) => mark !== undefined),
  };
}
