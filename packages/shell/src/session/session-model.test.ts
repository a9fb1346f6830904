import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decideReload, type ReloadRecord } from '../reload/reload-record.ts';
import {
  initialSession,
  sessionTransition,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from './session-machine.ts';
import type { Session } from '../state/session.ts';

/** Two people who use one tab, the second without an exemption from maintenance. */
const people: readonly Session[] = [
  { status: 'signed-in', id: 'u1', username: 'one', roles: ['AL99'] },
  { status: 'signed-in', id: 'u2', username: 'two', roles: [] },
];
const visitor: Session = { status: 'visitor' };

/** Facts about a session that hold for any correct machine. */
interface Model {
  signedIn: Session;
  refreshing: boolean;
  /** Whether anything happened after which somebody may be signed out. */
  mayLeave: boolean;
}

/** The machine with its effects kept, and the reloads that the governor would have let through. */
class Real {
  now = 0;
  state: SessionState = initialSession;
  refreshes = 0;
  reloads: { readonly cause: string; readonly at: number }[] = [];
  record: ReloadRecord = {};
  left = false;

  send(event: SessionEvent): readonly SessionEffect[] {
    const [next, effects] = sessionTransition(this.state, event, { now: this.now });
    this.state = next;
    for (const effect of effects) {
      if (effect.type === 'refresh') this.refreshes += 1;
      if (effect.type === 'logout' || effect.type === 'clear-tokens') this.left = true;
      if (effect.type !== 'reload') continue;
      const decision = decideReload(this.record, effect.cause, { now: this.now, build: 'one' });
      if (decision.type !== 'reload') continue;
      this.record = decision.record;
      this.reloads.push({ cause: effect.cause, at: this.now });
    }
    return effects;
  }
}

type Step = fc.Command<Model, Real>;

/** Holds after every step, whatever it was. */
function holds(model: Model, real: Real): void {
  expect(real.state.session).toEqual(model.signedIn);
  expect(real.state.token.status === 'refreshing').toBe(model.refreshing);
  expect(real.refreshes).toBeLessThanOrEqual(1);
  if (!model.mayLeave) expect(real.left).toBe(false);
  for (const { cause, at } of real.reloads) {
    const near = real.reloads.filter((other) => other.cause === cause && Math.abs(other.at - at) < 10_000);
    expect(near).toHaveLength(1);
  }
}

const step = (name: string, allowed: (model: Model) => boolean, act: (model: Model, real: Real) => void): Step => ({
  check: (model) => allowed(model),
  run(model, real) {
    act(model, real);
    holds(model, real);
  },
  toString: () => name,
});
const always = (): boolean => true;

const steps = [
  fc.nat(1).map((who) =>
    step(`sign in ${who}`, always, (model, real) => {
      const session = people[who] ?? visitor;
      const same = model.signedIn.status === 'signed-in' && model.signedIn === session;
      real.send({ type: 'user', session, seconds: 270, hasIdToken: true });
      if (!same || model.refreshing) real.refreshes = 0;
      Object.assign(model, { signedIn: session, refreshing: false });
    }),
  ),
  fc.constant(
    step('sign out elsewhere', always, (model, real) => {
      real.send({ type: 'user', session: visitor, seconds: 0, hasIdToken: false });
      real.refreshes = 0;
      Object.assign(model, { signedIn: visitor, refreshing: false });
    }),
  ),
  fc.integer({ min: 0, max: 90_000 }).map((ms) =>
    step(`wait ${ms}`, always, (model, real) => {
      // The page ticks each second; what it decides on the way counts.
      for (const end = real.now + ms; real.now < end;) {
        real.now = Math.min(end, real.now + 1000);
        const effects = real.send({ type: 'tick' });
        if (effects.some(({ type }) => type === 'refresh')) model.refreshing = true;
      }
    }),
  ),
  fc.constant(
    step('401', always, (model, real) => {
      const effects = real.send({ type: 'unauthorized' });
      const begins = effects.some(({ type }) => type === 'refresh');
      if (begins) expect([model.signedIn.status, model.refreshing]).toEqual(['signed-in', false]);
      if (begins) model.refreshing = true;
    }),
  ),
  fc.constant(
    step(
      'refreshed',
      (model) => model.refreshing,
      (model, real) => {
        real.send({ type: 'refreshed', seconds: 270, hasIdToken: true });
        real.refreshes = 0;
        model.refreshing = false;
      },
    ),
  ),
  fc.constant(
    step(
      'refresh reached nobody',
      (model) => model.refreshing,
      (model, real) => {
        real.send({ type: 'refresh-failed', refused: false });
        real.refreshes = 0;
        model.refreshing = false;
      },
    ),
  ),
  fc.constant(
    step(
      'refresh refused',
      (model) => model.refreshing,
      (model, real) => {
        model.mayLeave = true;
        real.send({ type: 'refresh-failed', refused: true });
        real.refreshes = 0;
        Object.assign(model, { signedIn: visitor, refreshing: false });
      },
    ),
  ),
  fc.tuple(fc.boolean(), fc.nat(30)).map(([blocked, timeLeft]) =>
    step(`ping ${blocked} ${timeLeft}`, always, (model, real) => {
      if (timeLeft > 0) model.mayLeave = true;
      real.send({ type: 'ping', blocked, timeLeft, begun: false, wallets: [] });
      expect(real.state.blocked).toBe(model.signedIn.status === 'signed-in' && blocked);
    }),
  ),
  fc.nat(1).map((who) =>
    step(`focus, ${who} stored`, always, (model, real) => {
      const stored = people[who] ?? visitor;
      const effects = real.send({ type: 'compare', stored });
      expect(effects.some(({ type }) => type === 'reset-stores')).toBe(stored !== model.signedIn);
    }),
  ),
];

test('[SES-07, SES-09, SES-17, OP-47] no order of events signs a user out without a refusal or maintenance, runs two refreshes at once, or reloads one cause twice in 10 s', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 60 }), (commands) => {
      fc.modelRun(
        () => ({ model: { signedIn: visitor, refreshing: false, mayLeave: false }, real: new Real() }),
        commands,
      );
    }),
    { numRuns: 500 },
  );
});
