import { registerChecks, requiredLimits } from '../../database/schema/index.ts';
import { createGateWorld, type GateWorld } from './gate-world.ts';

/** How long the player has played when a state is reached. */
const playMinutes = { timeUsed: 10, checkDue: 60 } as const;

/** The states of a player or of the platform: how each is reached. A new column is a line here, and its cells in the test. */
const states = {
  open: () => Promise.resolve(),
  limitFull: async ({ platform, token }: GateWorld) => {
    for (const kind of ['stakes', 'deposit'] as const) {
      const limit = { kind, period: 'day', product: 'all', currency: 'RSD', amount: '1.00' } as const;
      await platform.call('setPlayerLimit', { body: limit }, token);
    }
  },
  paused: ({ platform, token }: GateWorld) => platform.call('pausePlay', { body: { days: 7 } }, token),
  nightOff: ({ platform, token }: GateWorld) => {
    // All hours but one that is over.
    const night = { from: '12:00', to: '11:00' };
    return platform.call('setPlayerLimit', { body: { kind: 'night', product: 'all', night } }, token);
  },
  timeUsed: ({ platform, token }: GateWorld) => {
    const limit = { kind: 'time', period: 'session', product: 'all', minutes: playMinutes.timeUsed } as const;
    return platform.call('setPlayerLimit', { body: limit }, token);
  },
  checkDue: () => Promise.resolve(),
  excluded: ({ platform, token }: GateWorld) => platform.call('excludeSelf', { body: { months: 6 } }, token),
  registerUnknown: async ({ register, clock, platform }: GateWorld) => {
    register.answer = 'unknown';
    // As if a day had passed, in which everything that is open would expire.
    await platform.db.update(registerChecks).set({ validUntil: new Date(clock.now()) });
  },
  // As if the platform had the rules of a licence that requires a limit of deposits. The player has none.
  limitRequired: ({ platform, clock }: GateWorld) =>
    platform.db.insert(requiredLimits).values({ kind: 'deposit', since: new Date(clock.now()) }),
  // All that the player has was paid in just before, and is to be staked.
  unplayed: async ({ platform, operator, token, pays, arrives, credit }: GateWorld) => {
    await arrives((await pays('deposit')).paymentId ?? '');
    const { id: userId } = await platform.call('user', {}, token);
    const body = { userId, currencyId: 941, requestId: 'gate-unplayed', amount: ((await credit()) - 1000).toFixed(2) };
    const { error } = await platform.call('agencyDecCredit', { body }, operator);
    if (error) throw new Error(`The credit was not taken: ${error}.`);
  },
  blocked: ({ platform, operator, player }: GateWorld) =>
    platform.call('setBlocked', { body: { username: player, blocked: true } }, operator),
  maintenance: async ({ platform, operator, clock }: GateWorld) => {
    await platform.call('setMaintenance', { body: { seconds: 1 } }, operator);
    await clock.jump(1000);
  },
} satisfies Readonly<Record<string, (world: GateWorld) => Promise<unknown>>>;
export type GateState = keyof typeof states;
export const gateStates = Object.keys(states) as GateState[]; // its own keys

const outcome = ({ error }: { readonly error?: string | null | undefined }): string => error ?? 'ok';

/** Everything that moves money of a player, in the order in which it is tried. What reads money is at the end. */
const rows = {
  ticketRequest: async ({ pay }) => outcome(await pay()),
  'reoffer (accept)': async ({ platform, token, open }) =>
    outcome(await platform.call('reoffer', { body: { ticketId: open.offered, accepted: true } }, token)),
  'reoffer (decline)': async ({ platform, token, open }) => {
    const body = { ticketId: open.offered, accepted: false as const, reason: 'no' };
    return outcome(await platform.call('reoffer', { body }, token));
  },
  confirmCashOut: async ({ platform, token, open }) => {
    const quote = await platform.call('cashOut', { body: { ticketId: open.sold } }, token);
    if (quote.error) return quote.error;
    const body = { ticketId: open.sold, quoteId: quote.quoteId ?? '', amount: quote.amount ?? '' };
    return outcome(await platform.call('confirmCashOut', { body }, token));
  },
  'bet of a new round': ({ moves, open }) => moves(open.session, 'a-new-round', 'bet', false),
  'win of an open round': ({ moves, open }) => moves(open.session, open.round, 'win', true),
  rgsStartSession: async ({ startGame }) => outcome(await startGame()),
  createVoucher: async ({ makeVoucher }) => outcome(await makeVoucher()),
  activateVoucher: async ({ platform, token, open }) =>
    outcome(await platform.call('activateVoucher', { body: { voucher: open.given.voucher ?? '' } }, token)),
  takeBackVoucher: async ({ platform, token, open }) =>
    outcome(await platform.call('takeBackVoucher', { body: { id: open.taken.id ?? '' } }, token)),
  'paymentInit (deposit)': async ({ pays }) => outcome(await pays('deposit')),
  'deposit arrives': ({ arrives, open }) => arrives(open.deposit),
  'paymentInit (withdrawal)': async ({ pays }) => outcome(await pays('withdrawal')),
  agencyAddCredit: async ({ transfer }) => outcome(await transfer('agencyAddCredit')),
  agencyDecCredit: async ({ transfer }) => outcome(await transfer('agencyDecCredit')),
  agencyConnect: async ({ platform, token }) =>
    outcome(await platform.call('agencyConnect', { body: { userId: 'agent' } }, token)),
  grantBonus: async ({ platform, operator, player }) => {
    const bonus = {
      requestId: 'gate-bonus',
      username: player,
      kind: 'regular',
      name: 'Gate',
      amount: '10.00',
    } as const;
    return outcome(await platform.call('grantBonus', { body: bonus }, operator));
  },
  grantFreeRounds: async ({ platform, operator, player, clock }) => {
    const grant = { requestId: 'gate-rounds', username: player, game_code: 'book', currencyId: 941, rounds: 3 };
    const expiresAt = new Date(clock.now() + 3_600_000).toISOString();
    return outcome(await platform.call('grantFreeRounds', { body: { ...grant, stake: '20.00', expiresAt } }, operator));
  },
  transactions: async ({ platform, token }) =>
    (await platform.call('transactions', { query: {} }, token)).result.length > 0 ? 'ok' : 'empty',
} satisfies Readonly<Record<string, (world: GateWorld) => Promise<string>>>;
export type GateRow = keyof typeof rows;
/** The names of the acts: a call, and what is done with it if there are several. */
export const gateActs = Object.keys(rows) as GateRow[]; // its own keys

/** What becomes of each act in one state. */
export type GateColumn = Readonly<Record<GateRow, string>>;

/** Runs every act of a player in one state, on a new platform. */
export async function runGateColumn(state: GateState): Promise<GateColumn> {
  const minutes: Partial<Record<GateState, number>> = playMinutes;
  const world = await createGateWorld(minutes[state]);
  try {
    await states[state](world);
    const cells: [string, string][] = [];
    for (const [name, act] of Object.entries(rows)) cells.push([name, await act(world)]);
    const { violations } = await world.platform.ledger.check();
    if (violations.length > 0) throw new Error(`The ledger is wrong in the state ${state}: ${violations.join('; ')}`);
    return Object.fromEntries(cells) as GateColumn; // of all rows
  } finally {
    await world.close();
  }
}

/** Writes the table as text, one act a line. */
export function gateTableText(columns: Readonly<Partial<Record<GateState, GateColumn>>>): string {
  const ran = gateStates.flatMap((state) => {
    const column = columns[state];
    return column === undefined ? [] : [[state, column] as const];
  });
  const lines = [
    ['', ...ran.map(([state]) => state)],
    ...gateActs.map((act) => [act, ...ran.map(([, cells]) => cells[act])]),
  ];
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
