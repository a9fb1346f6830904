import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { demoCurrencies } from '../../src/demo/demo-data.ts';
import type { Caller } from '../../src/kernel/handlers.ts';
import { createMessages } from '../../src/messages/create-messages.ts';
import { pingHandlers } from '../../src/ping/ping-handlers.ts';
import type { Platform } from '../../src/platform.ts';
import { jurisdictions } from '../../src/protection/jurisdictions.ts';
import { createPlaySessions } from '../../src/protection/play/create-play-sessions.ts';
import { loadPlayers, type LoadPlayer } from '../../src/testing/load-players.ts';
import { openLegs } from '../../src/testing/open-legs.ts';
import { paidTicket } from '../../src/testing/paid-ticket.ts';
import { readContext } from '../../src/tickets/accept/read-context.ts';
import { requestTicket } from '../../src/tickets/accept/request-ticket.ts';
import { sharedIo } from '../../src/tickets/accept/ticket-io.ts';
import { ticketSettings } from '../../src/tickets/ticket-settings.ts';
import { createUsers } from '../../src/users/create-users.ts';
import { setLimits } from '../calls.ts';

/** `off`: the guard of players is not read. `open`: players without limits. `limited`: with limits of every kind. */
export const guardGroups = ['off', 'open', 'limited'] as const;
export type GuardGroup = (typeof guardGroups)[number];

/** Makes one call, and throws if it is refused. */
export type Load = () => Promise<void>;

type Loads = Readonly<Record<GuardGroup, Load>>;

const players = 200;

/** Returns the tickets and pings of each group, over the modules of a platform and without HTTP, which would hide a part. */
export async function loadsOf(platform: Platform): Promise<{ readonly tickets: Loads; readonly pings: Loads }> {
  const groups: Record<GuardGroup, readonly LoadPlayer[]> = { off: [], open: [], limited: [] };
  for (const group of guardGroups) groups[group] = await loadPlayers(platform, players, 10n ** 12n);
  for (const { token } of groups.limited) await setLimits(platform, token);
  const playSessions = createPlaySessions({ ...platform, rules: jurisdictions.reference });
  const deps = { platform, playSessions };
  return {
    tickets: {
      off: ticketsOf(deps, groups.off, true),
      open: ticketsOf(deps, groups.open),
      limited: ticketsOf(deps, groups.limited),
    },
    pings: {
      off: pingsOf(deps, groups.off, true),
      open: pingsOf(deps, groups.open),
      limited: pingsOf(deps, groups.limited),
    },
  };
}

interface LoadDeps {
  readonly platform: Platform;
  readonly playSessions: ReturnType<typeof createPlaySessions>;
}

/** A constant in place of the guard, for a player of whom nothing is known. */
const noPlay = () => sql`'{"guard":null,"session":null,"limits":null,"today":null}'::jsonb`;

/** Accumulators of one to six selections, from each of the players in turn. */
function ticketsOf({ platform, playSessions }: LoadDeps, payers: readonly LoadPlayer[], isOff = false): Load {
  const { db, clock, offer, ledger, settings } = platform;
  const legs = openLegs(
    offer,
    platform.feed.sports.map(({ sport }) => sport),
    200,
  );
  const { currency, currencyId } = demoCurrencies.RSD;
  const wallet = { currency, currency_id: currencyId };
  const io = isOff ? sharedIo(db, (on, keys) => readContext(on, keys, noPlay)) : sharedIo(db);
  const base = { db, clock, ids: randomUUID, offer, ledger, ...ticketSettings(settings) };
  const ticketDeps = isOff ? base : { ...base, seen: playSessions.seen };
  let count = 0;
  return async () => {
    const index = count++;
    const payer = payers[index % payers.length];
    if (payer === undefined) return;
    const chosen = Array.from({ length: 1 + (index % 6) }, (_leg, i) => legs[(index + i) % legs.length]);
    const request = paidTicket(
      randomUUID(),
      chosen.filter((leg) => leg !== undefined),
      { stake: '20.00', autoOddsChange: true, wallet },
    );
    const user = { id: payer.id, username: payer.id, roles: [], blocked: false };
    const answer = await requestTicket(ticketDeps, io, user, request, request);
    if ('cut' in answer || !answer.body.includes('"ErrorText":"ok"')) throw new Error(JSON.stringify(answer));
  };
}

function pingsOf({ platform, playSessions }: LoadDeps, payers: readonly LoadPlayer[], isOff = false): Load {
  const { db, clock } = platform;
  const unread = { seen: async () => {}, of: async () => openPlay };
  const handlers = pingHandlers({
    ...platform,
    users: createUsers(db),
    messages: createMessages({ db, clock, ids: randomUUID }),
    playSessions: isOff ? unread : playSessions,
    registerChecks: { renew: () => {} },
  });
  let count = 0;
  return async () => {
    const payer = payers[count++ % payers.length];
    if (payer === undefined) return;
    await handlers.ping(
      { params: undefined, query: {}, body: undefined },
      { caller: callerOf(payer), address: '', rawBody: undefined },
    );
  };
}

const openPlay = { play: { state: 'open' }, session: undefined, needsRegister: false } as const;

const callerOf = ({ id }: LoadPlayer): Caller => ({
  id,
  username: id,
  email: '',
  roles: [],
  session: '',
  clientId: '',
  signedInAt: 0,
  signInLevel: '1',
});
