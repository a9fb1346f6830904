import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  initialSession,
  sessionTransition,
  type SessionEffect,
  type SessionEnv,
  type SessionEvent,
  type SessionState,
} from './session-machine.ts';
import type { Session } from '../state/session.ts';

/** An event with the instant at which it happens. */
type TimedEvent = SessionEvent & SessionEnv;

const player: Session = { status: 'signed-in', id: 'u1', username: 'player', roles: [] };
const exempt: Session = { ...player, roles: ['AL99'] };
const signedIn = (session: Session = player, seconds = 270): TimedEvent => ({
  type: 'user',
  session,
  seconds,
  hasIdToken: true,
  now: 0,
});
const ping = (now: number, timeLeft = 0, blocked = false): TimedEvent => ({
  type: 'ping',
  now,
  timeLeft,
  begun: false,
  blocked,
  wallets: [],
});
const pingWithin = (now: number, begun = true): TimedEvent => ({ ...pingWithRoles(now, []), begun });
const pingWithRoles = (now: number, roles: readonly string[]) =>
  ({
    type: 'ping' as const,
    now,
    timeLeft: 0,
    begun: false as boolean,
    blocked: false,
    wallets: [],
    roles,
  }) satisfies TimedEvent;
const tick = (now: number): TimedEvent => ({ type: 'tick', now });

function run(events: readonly TimedEvent[], from: SessionState = initialSession) {
  let state = from;
  const effects: SessionEffect[] = [];
  for (const event of events) {
    const [next, more] = sessionTransition(state, event, event);
    state = next;
    effects.push(...more.filter((effect) => effect.type !== 'show-wallets'));
  }
  return { state, effects, types: effects.map(({ type }) => type) };
}

test('[SES-07] a token is refreshed when under a minute is left, once', () => {
  expect(run([signedIn(), tick(210_000)]).types).toEqual(['authenticate']);
  expect(run([signedIn(), tick(210_001), tick(211_000), tick(212_000)]).types).toEqual(['authenticate', 'refresh']);
});

test('[SES-08] after a refresh the sockets authenticate', () => {
  const { types, state } = run([
    signedIn(),
    tick(210_001),
    { type: 'refreshed', seconds: 270, hasIdToken: true, now: 210_500 },
    tick(420_000),
  ]);
  expect(types).toEqual(['authenticate', 'refresh', 'authenticate']);
  expect(state.token).toMatchObject({ status: 'valid', until: 480_500 });
});

test('[SES-09] a refused refresh clears the tokens and then reloads', () => {
  const { effects, state } = run([signedIn(), tick(250_000), { type: 'refresh-failed', refused: true, now: 250_100 }]);
  expect(effects.slice(-3)).toEqual([
    { type: 'clear-tokens' },
    { type: 'remember-ended' },
    { type: 'reload', cause: 'refresh-failed' },
  ]);
  expect(state.session).toEqual({ status: 'visitor' });
});

test('a refresh without an answer is retried after 3 s and ends no session', () => {
  const failed: TimedEvent = { type: 'refresh-failed', refused: false, now: 250_100 };
  const { types, state } = run([signedIn(), tick(250_000), failed, tick(253_000), tick(253_100)]);
  expect(types).toEqual(['authenticate', 'refresh', 'refresh']);
  expect(state.session).toEqual(player);
});

test('[SES-10] an unauthorized ping refreshes, at most once at a time', () => {
  const unauthorized: TimedEvent = { type: 'unauthorized', now: 10 };
  expect(run([signedIn(), unauthorized, unauthorized]).types).toEqual(['authenticate', 'refresh']);
  expect(run([unauthorized]).types).toEqual([]);
});

test('[SES-23] a token that is refused again and again is refreshed twice, with a pause, then a message explains it', () => {
  const renewed = (now: number): TimedEvent => ({ type: 'refreshed', seconds: 270, hasIdToken: true, now });
  const every3s = Array.from({ length: 40 }, (_, at): TimedEvent[] => [
    { type: 'unauthorized', now: at * 3000 },
    renewed(at * 3000 + 200),
  ]).flat();
  const told = run([signedIn(), ...every3s]);
  const kinds = told.types.filter((type) => type !== 'authenticate');
  expect(kinds).toEqual(['refresh', 'refresh', 'show-refused']);
  expect(run([ping(121_000), ping(124_000)], told.state).types).toEqual(['hide-refused']);
  // A later refusal is a new one.
  expect(run([ping(121_000), { type: 'unauthorized', now: 150_000 }], told.state).types).toEqual([
    'hide-refused',
    'refresh',
  ]);
});

test('[SES-23] other calls that are refused while pings are accepted cause one refresh in 15 s', () => {
  const events = Array.from({ length: 10 }, (_, at): TimedEvent[] => [
    { type: 'unauthorized', now: at * 3000 },
    { type: 'refreshed', seconds: 270, hasIdToken: true, now: at * 3000 + 100 },
    ping(at * 3000 + 1000),
  ]).flat();
  const { types } = run([signedIn(), ...events]);
  expect(types.filter((type) => type === 'refresh')).toHaveLength(2);
  expect(types).not.toContain('show-refused');
});

test('[SES-11] a login state other than the stored one resets the stores and reloads, and explains a sign-out', () => {
  const compare = (stored: Session): TimedEvent => ({ type: 'compare', stored, now: 5 });
  const wanted = [{ type: 'reset-stores' }, { type: 'reload', cause: 'session-changed' }];
  // The stores go first: what the next page is to say is kept among them.
  expect(run([signedIn(), compare({ status: 'visitor' })]).effects.slice(1)).toEqual([
    wanted[0],
    { type: 'remember-ended' },
    wanted[1],
  ]);
  expect(run([compare(player)]).effects).toEqual(wanted);
  expect(run([compare({ status: 'visitor' })]).effects).toEqual([]);
});

test('[SES-12] another username than the stored one resets the stores and reloads', () => {
  const compare = (username: string): TimedEvent => ({ type: 'compare', stored: { ...player, username }, now: 5 });
  expect(run([signedIn(), compare('other')]).types.slice(1)).toEqual(['reset-stores', 'reload']);
  expect(run([signedIn(), compare('player')]).types.slice(1)).toEqual([]);
});

test('[ERR-02, OP-51] the block is shown once, and hidden when ping no longer reports it', () => {
  const { types } = run([signedIn(), ping(1, 0, true), ping(2, 0, true), ping(3), ping(4)]);
  expect(types).toEqual(['authenticate', 'show-blocked', 'hide-blocked']);
});

test('[SES-14, OP-44, OP-45] maintenance counts down each second and each ping corrects it', () => {
  const { effects } = run([signedIn(), ping(0, 20), tick(1000), tick(1500), ping(2000, 30), tick(3000)]);
  expect(effects.slice(1)).toEqual([
    { type: 'show-countdown', seconds: 20 },
    { type: 'show-countdown', seconds: 19 },
    { type: 'show-countdown', seconds: 30 },
    { type: 'show-countdown', seconds: 29 },
  ]);
});

const closed = (now: number): TimedEvent => ({ type: 'countdown-closed', now });
const seconds = ({ effects }: ReturnType<typeof run>): number[] =>
  effects.flatMap((effect) => (effect.type === 'show-countdown' ? [effect.seconds] : []));

test('[SES-14, OP-45] a closed countdown is hidden until the last minute, then shown, and can be closed for good', () => {
  const early = [signedIn(), ping(0, 63), tick(1000), closed(1200), ping(1500, 61.5), tick(2000)];
  expect(seconds(run(early))).toEqual([63, 62]);
  // A ping that sets it a second back leaves it on screen.
  const back = [...early, tick(3000), ping(3100, 60.9), tick(4000), tick(5000)];
  expect(seconds(run(back))).toEqual([63, 62, 60, 60, 59]);
  expect(seconds(run([...back, closed(5100), tick(6000), ping(6100, 56.9), ping(6200, 62), tick(9000)]))).toEqual([
    63, 62, 60, 60, 59,
  ]);
  // Closing it changes nothing of what comes at zero.
  expect(run([signedIn(), ping(0, 2), closed(100), tick(1000), tick(2000)]).types.slice(-2)).toEqual([
    'reset-snackbars',
    'show-maintenance',
  ]);
});

test('[SES-14, OP-43] a countdown that was withdrawn or moved by more than a minute is shown again, even if the last one was closed', () => {
  const first = [signedIn(), ping(0, 300), closed(100)];
  expect(seconds(run([...first, ping(3000), ping(6000, 300)]))).toEqual([300, 300]);
  expect(seconds(run([...first, ping(3000, 900), tick(4000)]))).toEqual([300, 900, 899]);
  expect(seconds(run([...first, ping(3000, 200)]))).toEqual([300, 200]);
  expect(seconds(run([...first, ping(3000, 350)]))).toEqual([300]);
  const none = run([signedIn(), closed(0)]);
  expect(none.state.maintenance).toEqual({ status: 'none' });
});

test('[SES-15, SES-16] at zero all snackbars are removed and the maintenance dialog opens', () => {
  const { types } = run([signedIn(), ping(0, 2), tick(1000), tick(2000)]);
  expect(types.slice(-2)).toEqual(['reset-snackbars', 'show-maintenance']);
});

test('[OP-43] no time left has no effect without a countdown; early it withdraws maintenance, at the end it starts it', () => {
  expect(run([signedIn(), ping(0), ping(3000)]).types).toEqual(['authenticate']);
  expect(run([signedIn(), ping(0, 60), ping(3000), tick(70_000)]).types.slice(-1)).toEqual(['hide-countdown']);
  expect(run([signedIn(), ping(0, 60), ping(57_000)]).types.slice(-1)).toEqual(['show-maintenance']);
});

test('[OP-43] a page that is loaded during maintenance states it until the end, and signs nobody out', () => {
  const { types } = run([signedIn(), pingWithin(0), pingWithin(3000), tick(60_000), pingWithin(63_000, false)]);
  expect(types).toEqual(['authenticate', 'show-paused', 'hide-paused']);
  const left: TimedEvent = { type: 'user', session: { status: 'visitor' }, seconds: 0, hasIdToken: false, now: 9 };
  expect(run([signedIn(), pingWithin(0), left]).types).toContain('hide-paused');
});

test('[OP-43, OP-46] neither the player with the dialog nor an exempt one is given that notice', () => {
  expect(run([signedIn(), ping(0, 1), tick(1000), pingWithin(2000)]).types).not.toContain('show-paused');
  expect(run([signedIn(exempt), { ...pingWithin(0), roles: ['AL99'] } as TimedEvent]).types).not.toContain(
    'show-paused',
  );
});

test('[SES-17] 10 s after maintenance started the user is logged out', () => {
  const started = [signedIn(), ping(0, 1), tick(1000)];
  expect(run([...started, tick(10_999)]).types).not.toContain('logout');
  expect(run([...started, tick(11_000), tick(12_000)]).types.filter((type) => type === 'logout')).toHaveLength(1);
});

test('[SES-18] without an id token the page reloads instead of the logout', () => {
  const bare: TimedEvent = { type: 'user', session: player, seconds: 270, hasIdToken: false, now: 0 };
  const { effects } = run([bare, ping(0, 1), tick(1000), tick(11_000)]);
  expect(effects.at(-1)).toEqual({ type: 'reload', cause: 'maintenance' });
});

test('[SES-19, OP-46] AL99 sees the dialog, which closes after 10 s, and stays signed in', () => {
  const { types, state } = run([signedIn(exempt), ping(0, 1), tick(1000), tick(11_000)]);
  expect(types.slice(-2)).toEqual(['show-maintenance', 'hide-maintenance']);
  expect(state.session).toEqual(exempt);
});

test('[OP-95] a sign-out in another tab signs out here too, and removes the messages', () => {
  const left: TimedEvent = { type: 'user', session: { status: 'visitor' }, seconds: 0, hasIdToken: false, now: 9 };
  const { types, state } = run([signedIn(), ping(1, 30, true), left]);
  expect(types.slice(-4)).toEqual(['hide-blocked', 'hide-countdown', 'forget-user', 'authenticate']);
  expect(state).toEqual(initialSession);
  // A sign-out that another tab caused is explained, once.
  const elsewhere: TimedEvent = { ...left, elsewhere: true };
  expect(run([signedIn(), elsewhere, elsewhere]).types.slice(1)).toEqual(['forget-user', 'authenticate', 'show-ended']);
});

test('[SES-12] another user takes nothing over: messages and stores are removed, and the page reloads', () => {
  const other: TimedEvent = {
    type: 'user',
    session: { ...player, id: 'u2', username: 'other' },
    seconds: 270,
    hasIdToken: true,
    now: 9,
  };
  const { effects, state } = run([signedIn(), ping(1, 30, true), other]);
  expect(effects.slice(3)).toEqual([
    { type: 'hide-blocked' },
    { type: 'hide-countdown' },
    { type: 'reset-stores' },
    { type: 'authenticate' },
    { type: 'reload', cause: 'session-changed' },
  ]);
  expect(state).toMatchObject({ blocked: false, maintenance: { status: 'none' }, session: { id: 'u2' } });
});

test('no sequence of events starts a second refresh before the first has ended, or one for a visitor', () => {
  const event = fc.oneof(
    fc.constant<Partial<TimedEvent>>({ type: 'tick' }),
    fc.constant<Partial<TimedEvent>>({ type: 'unauthorized' }),
    fc.constant<Partial<TimedEvent>>({ type: 'countdown-closed' }),
    fc.record({ type: fc.constant('refreshed' as const), seconds: fc.nat(270), hasIdToken: fc.boolean() }),
    fc.record({ type: fc.constant('refresh-failed' as const), refused: fc.boolean() }),
    fc.record({
      type: fc.constant('ping' as const),
      timeLeft: fc.nat(40),
      begun: fc.boolean(),
      blocked: fc.boolean(),
      wallets: fc.constant([]),
    }),
    fc.constant<Partial<TimedEvent>>({ type: 'user', session: player, seconds: 100, hasIdToken: true }),
    fc.constant<Partial<TimedEvent>>({ type: 'user', session: { status: 'visitor' }, seconds: 0, hasIdToken: false }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(60_000)), { maxLength: 80 }), (moves) => {
      let state = initialSession;
      let now = 0;
      let running = false;
      for (const [move, pause] of moves) {
        now += pause;
        const event = { ...move, now } as TimedEvent; // every move above is whole but for its time
        if (event.type === 'refreshed' || event.type === 'refresh-failed' || event.type === 'user') running = false;
        const [next, effects] = sessionTransition(state, event, event);
        const refreshes = effects.filter(({ type }) => type === 'refresh').length;
        expect(refreshes).toBeLessThanOrEqual(running || state.session.status === 'visitor' ? 0 : 1);
        running ||= refreshes > 0;
        if (next.session.status === 'visitor') {
          expect(next.token.status).toBe('none');
          running = false;
        }
        state = next;
      }
    }),
  );
});

test('[ROLE-01] [ROLE-03] a ping with other roles refreshes the token, and the new token has them', () => {
  const renewed: TimedEvent = { type: 'refreshed', now: 2000, seconds: 270, hasIdToken: true };
  const given = run([signedIn(), pingWithRoles(1000, ['AL2'])]);
  expect(given.types).toEqual(['authenticate', 'refresh']);
  const { state, types } = run(
    [signedIn({ ...player, roles: ['AL2'] }), renewed, pingWithRoles(3000, ['AL2'])],
    given.state,
  );
  expect(state.session).toMatchObject({ roles: ['AL2'] });
  expect(types).not.toContain('refresh');
});

test('a token that never gets the roles of ping is refreshed once, not at every ping', () => {
  const renewed: TimedEvent = { type: 'refreshed', now: 2000, seconds: 270, hasIdToken: true };
  const { types } = run([
    signedIn(),
    pingWithRoles(1000, ['X']),
    renewed,
    pingWithRoles(4000, ['X']),
    pingWithRoles(7000, ['X']),
  ]);
  expect(types.filter((type) => type === 'refresh')).toHaveLength(1);
  // A ping without roles has no effect, and neither has another order of the same roles.
  expect(run([signedIn({ ...player, roles: ['B', 'A'] }), ping(1000), pingWithRoles(2000, ['A', 'B'])]).types).toEqual([
    'authenticate',
  ]);
});

test('an equal session keeps its identity', () => {
  const first = run([signedIn()]).state;
  expect(run([signedIn({ ...player })], first).state.session).toBe(first.session);
});
