import {
  defaultTicketSettings,
  type HistoryTicket,
  sportsCalls,
  TicketAnswer,
  TicketInfo,
  type TicketRequest,
} from '@kvota/contracts';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import * as v from 'valibot';

import { cashOutPrices } from '../cash-out/cash-out-prices.ts';
import { readCashOutTerms, type CashOutTerms } from '../cash-out/cash-out-terms.ts';
import type { OpenDatabase } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import type { Logger } from '../kernel/log/logger.ts';
import { createLedger } from '../ledger/create-ledger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { createTickets } from '../tickets/create-tickets.ts';
import type { TicketDeps } from '../tickets/ticket-deps.ts';
import type { Player, RequestAnswer, Tickets } from '../tickets/tickets.ts';
import type { TestDatabase } from './databases.ts';
import { createFakeOffer, type FakeOffer } from './fake-offer.ts';

/** Tickets, ledger, offer and clock of a test over one database. */
export interface TicketBench {
  readonly open: OpenDatabase;
  readonly clock: FakeClock;
  readonly offer: FakeOffer;
  readonly ledger: Ledger;
  readonly tickets: Tickets;
  readonly settings: TicketDeps['settings'];
  /** Failures that the worker logged. */
  readonly logged: unknown[];
  readonly logger: Pick<Logger, 'error'>;
  /** Creates a second platform on the same data, as after a restart. */
  another(more?: Partial<TicketDeps>): Tickets;
  /**
   * Creates a player with RSD (currency id 1), free bets (1000) and euros (2), in minor units. Omitted currencies have
   * no wallet.
   */
  player(funds: { rsd?: bigint; freeBet?: bigint; eur?: bigint }): Promise<Player>;
  /** Returns an unused id. */
  id(): string;
  /** Returns wallet_0 and wallet_1 of a currency. */
  money(player: Player, currencyId?: number): Promise<[string, string]>;
  /** Pays, and parses the answer by the contract's schema. */
  pay(player: Player, request: TicketRequest): Promise<TicketAnswer>;
  /** Returns the ticket as ping does, parsed by the contract's schema. */
  info(player: Player, ticketId: string): Promise<TicketInfo | null>;
  history(player: Player, query?: object): Promise<{ result: HistoryTicket[]; totalPages: number }>;
}

export const benchStart: number = Date.UTC(2026, 10, 21, 12);

export async function createTicketBench(
  kind: TestDatabase,
  more: Partial<TicketDeps> = {},
  terms: () => Promise<CashOutTerms> = () => Promise.resolve(readCashOutTerms(undefined)),
): Promise<TicketBench> {
  const open = await kind.open();
  const clock = createFakeClock(benchStart);
  const offer = createFakeOffer();
  let counter = 0;
  const ids = (): string => `ticket-${String(++counter).padStart(6, '0')}`;
  const ledger = createLedger({ db: open.db, clock, ids });
  const logged: unknown[] = [];
  const logger = { error: (message: string, error?: unknown) => void logged.push({ message, error }) };
  const settings = () => Promise.resolve(defaultTicketSettings);
  const prices = cashOutPrices(more.offer ?? offer, terms);
  const base: TicketDeps = { db: open.db, clock, ids, offer, ledger, settings, logger, cashOutPrices: prices, ...more };
  const tickets = createTickets(base);
  const wallets = { rsd: [1, 'RSD'], freeBet: [1000, 'FREEBET-RSD'], eur: [2, 'EUR'] } as const;
  return {
    open,
    clock,
    offer,
    ledger,
    tickets,
    settings,
    logged,
    logger,
    another: (other = {}) => createTickets({ ...base, ...other }),
    id: ids,
    async player(funds) {
      const id = ids();
      const row = { id, username: id, email: `${id}@example.com`, passwordHash: '-', createdAt: new Date(clock.now()) };
      await open.db.insert(users).values(row);
      for (const [name, [currencyId, currency]] of Object.entries(wallets)) {
        const amount = funds[name as keyof typeof wallets]; // a key of wallets
        if (amount === undefined) continue;
        const walletId = await ledger.openWallet(open.db, { userId: id, currencyId, currency });
        if (amount > 0n) await ledger.deposit({ walletId, amount, source: 'bench', externalId: ids() });
      }
      return { id, username: id, roles: [], blocked: false };
    },
    async money(player, currencyId = 1) {
      const wallet = (await ledger.wallets(player.id)).find(({ currency_id }) => currency_id === currencyId);
      return [wallet?.wallet_0 ?? '-', wallet?.wallet_1 ?? '-'];
    },
    pay: async (player, request) => answerOf(await tickets.request(player, request, request)),
    async info(player, ticketId) {
      const info = await tickets.info(player.id, ticketId);
      return info && v.parse(TicketInfo, JSON.parse(JSON.stringify(info)));
    },
    async history(player, query = {}) {
      const asked = { page: 1, ...query };
      const answer: unknown = JSON.parse(JSON.stringify(await tickets.history(player.id, asked)));
      return v.parse(sportsCalls.ticketHistory.answer, answer);
    },
  };
}

/** Parses an answer by the contract's schema. A cut connection or a problem fails the test. */
export function answerOf(answer: RequestAnswer): TicketAnswer {
  if ('cut' in answer || answer.status !== 200) throw new Error(`No answer of a ticket: ${JSON.stringify(answer)}`);
  return v.parse(TicketAnswer, JSON.parse(answer.body));
}
