import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash } from '../../replay/hash.ts';
import { migrate } from '../../replay/migrate.ts';
import { replay } from '../../replay/replay.ts';
import type { LogEntry } from '../../replay/replay.ts';
import { toTicketRequest } from '../../wire/ticket-request.ts';
import { can } from './transition.ts';
import type { SlipEffect } from '../state/effect.ts';
import type { SlipEvent } from '../state/event.ts';
import { toReason } from '../outcome/ticket-outcomes.ts';
import { termsOf } from '../pay/offering.ts';
import type { SentTicket } from '../state/payment.ts';
import { active, selectBusy } from '../state/progress.ts';
import { driver, info, limits, selection } from '../testing/slip-driver.ts';
import { changesPending, lockOf } from '../ticket/selection-state.ts';
import type { SlipSelection } from '../state/selection.ts';
import { selectPayButton } from '../select/select-payment.ts';
import type { SlipEnv } from '../state/env.ts';
import type { PayAction, SlipState } from '../state/state.ts';

/** Runs of the model check. `MODEL_RUNS=5000 pnpm exec vitest run model` explores further. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 600);

/** Invariants that must hold after every event, tracked outside the engine. */
interface Model {
  /** The payload first sent under each ticket id. */
  readonly sent: Map<string, string>;
  readonly finished: Map<string, string>;
  /** Offers that were accepted, by the player or by the switch. */
  readonly agreed: Set<string>;
  /** The meaning that the main button has shown after each event, and since when. */
  shown: { readonly meaning: string; readonly since: number };
}

interface Real {
  readonly slip: ReturnType<typeof driver>;
  readonly log: LogEntry[];
}

type Act = (real: Real) => SlipEvent | undefined;

class Happen implements fc.Command<Model, Real> {
  readonly act: Act;
  readonly text: string;
  constructor(text: string, act: Act) {
    this.text = text;
    this.act = act;
  }
  check(): boolean {
    return true;
  }
  run(model: Model, real: Real): void {
    const event = this.act(real);
    if (!event) return;
    const before = real.slip.state;
    const { env } = real.slip;
    const allowed = can(before, event, env);
    const effects = real.slip.send(event);
    real.log.push({ event, env });
    const after = real.slip.state;
    if (allowed !== true) {
      expect(after).toBe(before);
      expect(effects).toEqual([{ type: 'refused', event: event.type, reason: allowed.reason }]);
      expect(allowed.reason.code).toMatch(/^[a-z][A-Za-z]+$/);
    }
    if (event.type === 'press')
      checkPress(model.shown, shownNow(model.shown, before, env), event.action, env, allowed, effects);
    model.shown = shownNow(model.shown, after, real.slip.env);
    if (event.type === 'adopt') checkAdopted(model, event.ticket, before, after);
    if (event.type === 'decide' && event.accept && allowed === true) model.agreed.add(offerOf(before));
    for (const effect of effects) checkEffect(model, effect, event, before, after);
    checkState(model, event, env.now, before, after);
  }
  toString(): string {
    return this.text;
  }
}

/** Returns what the main button shows, derived here: nothing, waiting, locked, changed or payable. */
function shownNow(before: Model['shown'], state: SlipState, env: SlipEnv): Model['shown'] {
  const { selections, autoOddsChange } = state;
  const locked = (leg: SlipSelection): boolean => lockOf(leg, env.now) !== null;
  const editable = !selectBusy(state);
  const removable = !env.feedSilent && selections.some(locked);
  const acceptable = !autoOddsChange && selections.some((leg) => !locked(leg) && changesPending(leg));
  const action = removable ? 'delete-invalid' : acceptable ? 'accept-changes' : 'pay';
  const meaning = selections.length === 0 ? 'nothing' : editable ? action : 'wait';
  return meaning === before.meaning ? before : { meaning, since: before.meaning === 'nothing' ? -Infinity : env.now };
}

/** Checks a press of the main button: it does what was shown for 600 ms, and never more than that (SLIP-25). */
function checkPress(
  shown: Model['shown'],
  present: Model['shown'],
  action: PayAction,
  { now }: SlipEnv,
  allowed: ReturnType<typeof can>,
  effects: readonly SlipEffect[],
): void {
  if (allowed === true) {
    expect([shown.meaning, now - shown.since >= 600]).toEqual([action, true]);
    const sent = effects.some(({ type }) => type === 'send-ticket');
    const asked = effects.some((effect) => effect.type === 'notify' && effect.key === 'snackbarMustLogin');
    expect(sent || asked).toBe(action === 'pay');
  } else if (allowed.reason.code === 'buttonChanged') {
    // A press is ignored only if what it does has just changed, possibly by time alone.
    expect(present.meaning !== action || now - present.since < 600).toBe(true);
  }
}

/** Checks adoption: only if no ticket is under way, only before the ticket has ended, and only with the same content. */
function checkAdopted(model: Model, ticket: SentTicket, before: SlipState, after: SlipState): void {
  if (after === before) return;
  expect(selectBusy(before)).toBe(false);
  expect(ticketOf(after)).toBe(ticket.ticketId);
  expect(model.finished.has(ticket.ticketId)).toBe(false);
  expect(sentOf(after.selections)).toEqual(sentOf(ticket.content.selections));
  // Each tab has its own knowledge of which selections are suspended.
  expect(after.selections.map(({ suspended }) => suspended)).toEqual(
    before.selections.map(({ suspended }) => suspended),
  );
  expect(after.stake).toBe(ticket.content.stake);
  const payload = JSON.stringify(toTicketRequest(ticket));
  expect(model.sent.get(ticket.ticketId) ?? payload).toBe(payload);
  model.sent.set(ticket.ticketId, payload);
}

/** Returns selections as they are sent, without `suspended`. */
const sentOf = (selections: readonly SlipSelection[]): unknown => selections.map(({ suspended: _s, ...sent }) => sent);

const ticketOf = (state: SlipState): string => active(state.payment)?.ticket.ticketId ?? '';

/** Returns the open offer with its ticket. */
function offerOf({ payment }: SlipState): string {
  const offer = payment.status === 'deciding' || payment.status === 'answering' ? payment.offer : null;
  return JSON.stringify([active(payment)?.ticket.ticketId, offer && termsOf(offer)]);
}

function checkEffect(model: Model, effect: SlipEffect, event: SlipEvent, before: SlipState, after: SlipState): void {
  if (effect.type === 'send-ticket') {
    expect(['pay', 'press']).toContain(event.type);
    const payload = JSON.stringify(toTicketRequest(effect.ticket));
    expect(model.sent.get(effect.ticketId) ?? payload).toBe(payload);
    expect(model.finished.has(effect.ticketId)).toBe(false);
    model.sent.set(effect.ticketId, payload);
    // A price that the player has not seen is sent only if the switch allows it.
    if (!before.autoOddsChange) expect(before.selections.some(changesPending)).toBe(false);
    expect(effect.ticket.content.stake).toBe(before.stake);
    // The stake was shown in this currency, unless it is that of a visitor.
    expect(before.currency ?? effect.ticket.wallet.currency).toBe(effect.ticket.wallet.currency);
  }
  if (effect.type === 'post-reoffer' && effect.answer.accepted) {
    const plain =
      event.type === 'ticket-info' && event.info.stake === null && !event.info.changes.some((c) => c.blocked);
    if (plain && before.autoOddsChange) model.agreed.add(offerOf(after));
    // The terms that are sent are exactly those agreed to, also if they are repeated after a reload.
    expect(model.agreed.has(offerOf(after))).toBe(true);
  }
}

function checkState(model: Model, event: SlipEvent, now: number, before: SlipState, after: SlipState): void {
  for (const { ticketId, outcome } of after.done) {
    expect(model.finished.get(ticketId) ?? outcome).toBe(outcome);
    model.finished.set(ticketId, outcome);
  }
  expect(new Set(after.done.map(({ ticketId }) => ticketId)).size).toBe(after.done.length);
  // A final state never regresses: no ticket under way has the id of a finished one.
  expect(model.finished.has(ticketOf(after))).toBe(false);
  // A ticket cannot disappear without an end, nor be replaced by another.
  if (selectBusy(before) && selectBusy(after)) expect(ticketOf(after)).toBe(ticketOf(before));
  if (selectBusy(before) && !selectBusy(after)) {
    const ended = model.finished.has(ticketOf(before)) || after.unconfirmed?.ticketId === ticketOf(before);
    expect(ended).toBe(true);
  }
  // The slip stays as it was while it is being paid. Only an offer may lower its stake (OP-22).
  const going = active(after.payment)?.ticket;
  if (going && !going.emptied && ticketOf(before) === going.ticketId) {
    expect(sentOf(after.selections)).toEqual(sentOf(going.content.selections));
    expect(after.selections.map(({ suspended }) => suspended)).toEqual(
      before.selections.map(({ suspended }) => suspended),
    );
    expect(Number(after.stake)).toBeLessThanOrEqual(Number(before.stake));
  }
  // What a locked selection was agreed at changes only with the selection itself (SLIP-22).
  for (const leg of before.selections) {
    const same = after.selections.find(({ id, outcome }) => id === leg.id && outcome === leg.outcome);
    if (event.type === 'accept-changes' && same && lockOf(leg, now)) expect(same).toBe(leg);
  }
  expect(model.finished.has(after.unconfirmed?.ticketId ?? '')).toBe(false);
  const grouped = after.groups.flatMap(({ selectionIds }) => selectionIds);
  expect(new Set(grouped).size).toBe(grouped.length);
  expect(grouped.every((id) => after.selections.some((s) => s.id === id))).toBe(true);
}

const eventIds = fc.constantFrom('a', 'b', 'c', 'c_1', 'd');
const odds = fc.constantFrom('2.00', '1.50', '3.25', '0', '-');
const say = (event: SlipEvent): Happen => new Happen(JSON.stringify(event), () => event);

const building: fc.Arbitrary<SlipEvent> = fc.oneof(
  fc
    .record({ id: eventIds, price: odds, outcome: fc.constantFrom('1', 'X') })
    .map(({ id, price, outcome }) => ({ type: 'add' as const, selection: selection(id, price, { outcome }) })),
  fc.record({ type: fc.constant('remove' as const), id: eventIds }),
  fc.constantFrom<SlipEvent>(
    { type: 'delete-invalid' },
    { type: 'clear' },
    { type: 'restore' },
    { type: 'load', selections: [], groups: [] },
    { type: 'set-mode', mode: 'system' },
    { type: 'set-mode', mode: 'basic' },
    { type: 'confirm-group' },
    { type: 'delete-group', index: 0 },
    { type: 'blur-stake' },
    { type: 'accept-changes' },
    { type: 'set-auto-odds', on: true },
    { type: 'set-auto-odds', on: false },
    { type: 'env-changed' },
    { type: 'check-due' },
    { type: 'dismiss' },
  ),
  fc.record({ type: fc.constant('draft-selection' as const), id: eventIds }),
  fc.record({ type: fc.constant('draft-condition' as const), condition: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ type: fc.constant('set-stake' as const), stake: fc.constantFrom('20', '50', '1', '', '20.001') }),
  fc
    .array(fc.record({ id: eventIds, price: odds, suspended: fc.boolean() }, { requiredKeys: ['id'] }), {
      maxLength: 3,
    })
    .map((updates) => ({ type: 'odds' as const, updates })),
);

const loads = fc
  .record({
    selections: fc.array(fc.record({ id: eventIds, price: odds }), { minLength: 1, maxLength: 5 }),
    groups: fc.array(
      fc.record({
        conditions: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
        selectionIds: fc.array(eventIds, { maxLength: 3 }),
      }),
      { maxLength: 2 },
    ),
    stake: fc.constantFrom(undefined, '20', '60', ' 5,', 'x'),
  })
  .map(({ selections, groups, stake }) =>
    say({
      type: 'load',
      selections: selections.map(({ id, price }) => selection(id, price)),
      groups,
      ...(stake !== undefined && { stake }),
    }),
  );

/** Answers about the ticket under way, or about an earlier one. */
const whichTicket = fc.nat({ max: 3 });
const pick = ({ slip }: Real, which: number): string | undefined =>
  [
    active(slip.state.payment)?.ticket.ticketId,
    slip.state.unconfirmed?.ticketId,
    slip.state.done.at(-1)?.ticketId,
    'other',
  ][which];

const answers = fc
  .record({
    which: whichTicket,
    answer: fc.constantFrom(
      { kind: 'taken', pending: true } as const,
      { kind: 'taken', pending: false } as const,
      { kind: 'confirm', expiresAt: null } as const,
      { kind: 'busy' } as const,
      { kind: 'refused', error: toReason('x'), subcode: null } as const,
      { kind: 'lost' } as const,
    ),
  })
  .map(
    ({ which, answer }) =>
      new Happen(`answer ${which} ${JSON.stringify(answer)}`, (real) => {
        const ticketId = pick(real, which);
        return ticketId === undefined ? undefined : { type: 'ticket-answer', ticketId, answer };
      }),
  );

const pings = fc
  .record({
    which: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, whichTicket),
    extra: fc.constantFrom(
      { code: 101 },
      { accepted: true },
      { status: 'denied', subcode: 208 } as const,
      { status: 'denied', subcode: 216, changes: [{ id: 'a', price: '1.90' }] } as const,
      { code: 1, subcode: 203 },
      { etsCode: 102 },
      { status: 'reoffer', code: 101, changes: [{ id: 'a', price: '1.90' }] } as const,
      { status: 'reoffer', code: 101, changes: [{ id: 'a', price: '1.90', blocked: true }] } as const,
      { status: 'reoffer', code: 101, stake: { from: '50', to: '20' } } as const,
      { status: 'oddchange', code: 1, changes: [{ id: 'b', price: '4' }] } as const,
      {},
    ),
  })
  .map(
    ({ which, extra }) =>
      new Happen(`ping ${which} ${JSON.stringify(extra)}`, (real) => {
        const ticketId = pick(real, which);
        return ticketId === undefined ? undefined : { type: 'ticket-info', info: info(ticketId, extra) };
      }),
  );

/** Events of another tab: it has paid the same slip, an earlier one, or a similar one. */
const adoptions = fc
  .record({ twin: fc.nat({ max: 9 }), emptied: fc.boolean(), other: fc.boolean(), again: fc.boolean() })
  .map(
    ({ twin, emptied, other, again }) =>
      new Happen(`adopt twin-${twin}${other ? ', other stake' : ''}${again ? ', own' : ''}`, ({ slip }) => {
        const { state, env } = slip;
        const { selections, mode, groups, stake, originalStake, autoOddsChange } = state;
        if (again && state.unconfirmed) return { type: 'adopt', ticket: { ...state.unconfirmed, emptied } };
        // A slip that cannot be paid cannot be paid in another tab either.
        if (!env.wallet || !/^\d+$/.test(stake)) return undefined;
        const payload = JSON.stringify([selections, mode, groups, stake, originalStake, autoOddsChange, env.wallet]);
        // One id, one payload, in every tab.
        const ticketId = `twin-${twin}-${payload}`;
        const content = { selections, mode, groups, stake: other ? '77' : stake };
        const times = { sentAt: env.now - twin * 3000, timeoutMs: 15_000 };
        const sent = { content, originalStake, autoOddsChange, wallet: env.wallet, ...times, answered: [], emptied };
        return { type: 'adopt', ticket: { ticketId, ...sent } };
      }),
  );

const endings = fc
  .record({
    which: whichTicket,
    outcome: fc.constantFrom('accepted' as const, 'rejected' as const, 'declined' as const),
  })
  .map(
    ({ which, outcome }) =>
      new Happen(`ended elsewhere ${which} ${outcome}`, (real) => {
        const ticketId = pick(real, which);
        return ticketId === undefined ? undefined : { type: 'ticket-ended', ticketId, outcome };
      }),
  );

const posts = fc.boolean().map(
  (ok) =>
    new Happen(`posted ${ok}`, ({ slip }) => {
      const ticketId = active(slip.state.payment)?.ticket.ticketId;
      return ticketId === undefined ? undefined : { type: 'reoffer-answer', ticketId, ok };
    }),
);

const time = fc.constantFrom(200, 1000, 6000, 21_000).map(
  (ms) =>
    new Happen(`${ms} ms pass`, ({ slip }) => {
      slip.pass(ms);
      return { type: 'tick' };
    }),
);

const worlds = fc.constantFrom(
  { loggedIn: false, wallet: null },
  { loggedIn: true, wallet: { currency: 'RSD', currencyId: 1 } },
  { loggedIn: true, wallet: { currency: 'FREEBET-RSD', currencyId: 1000 } },
  { loggedIn: true, wallet: { currency: 'EUR', currencyId: 2 } },
  { limits: null },
  { limits },
  { online: false },
  { online: true, blocked: false, maintenance: false },
  { feedSilent: true },
  { feedSilent: false },
);
const world = worlds.map(
  (change) =>
    new Happen(`world ${Object.keys(change).join()}`, ({ slip }) => {
      slip.world(change);
      return { type: 'env-changed' };
    }),
);

/** The page is loaded again: only JSON survives. */
const reload = fc.constant(
  new Happen('reload', ({ slip }) => {
    const kept = migrate(JSON.stringify(slip.state));
    expect(kept).not.toBeNull();
    expect(hash(kept!)).toBe(hash(slip.state));
    slip.state = kept!;
    return { type: 'resume' };
  }),
);

const presses = fc.constantFrom<SlipEvent>({ type: 'decide', accept: true }, { type: 'decide', accept: false });
const switches = fc.constantFrom<SlipEvent>(
  { type: 'set-auto-odds', on: true },
  { type: 'set-auto-odds', on: false },
  { type: 'accept-changes' },
  { type: 'set-stake', stake: '50' },
  { type: 'set-stake', stake: '60' },
  { type: 'add', selection: selection('a') },
  { type: 'add', selection: selection('b') },
);
/** Weighted, so that most runs pay, get an answer, and pay again. */
const pay = fc.constant<SlipEvent>({ type: 'pay' }).map(say);
/** Presses what the button shows, or something that it showed before. */
const mainButton = fc.constantFrom(undefined, 'pay' as const, 'accept-changes' as const, 'delete-invalid' as const).map(
  (given) =>
    new Happen(`press ${given ?? 'what is shown'}`, ({ slip }) => {
      const action = given ?? selectPayButton(slip.state, slip.env).action;
      return { type: 'press', action };
    }),
);
const commands = [
  building.map(say),
  switches.map(say),
  presses.map(say),
  pay,
  mainButton,
  mainButton,
  answers,
  answers,
  pings,
  pings,
  posts,
  time,
  time,
  world,
  reload,
  loads,
  adoptions,
  endings,
];

test('[SLIP-25] [STAKE-19] [OP-22] [OP-25] [OP-89] whatever happens: no press does what was not shown, final stays final, no stake without consent, one payload per id, typed refusals, replay', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 80, size: 'max' }), (sequence) => {
      const real: Real = { slip: driver(), log: [] };
      const shown = { meaning: 'pay', since: -Infinity };
      const model: Model = { sent: new Map(), finished: new Map(), agreed: new Set(), shown };
      // Starts with a filled slip, because most runs would otherwise never pay.
      for (const id of ['a', 'b']) {
        const event: SlipEvent = { type: 'add', selection: selection(id) };
        real.log.push({ event, env: real.slip.env });
        real.slip.send(event);
      }
      fc.modelRun(() => ({ model, real }), sequence);
      const events = JSON.parse(JSON.stringify(real.log)) as LogEntry[];
      expect(hash(replay({ events }))).toBe(hash(real.slip.state));
    }),
    { numRuns: RUNS },
  );
});
