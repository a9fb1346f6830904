import type { StepUp, TransferOutcome } from '@kvota/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Move, MoveEffect, MoveEvent, MoveState, MoveStep } from './move.ts';
import { advanceMove, draftMove, longestWait, requestIdOf, resumeMove } from './pending-move.ts';

const typed = {
  userId: 'u1',
  username: 'pera',
  direction: 'down',
  currencyId: 941,
  currency: 'RSD',
  amount: '100.00',
  note: '',
} as const;
const ok: TransferOutcome = { ErrorText: 'ok', newCredit: '100.00', transactionId: 'T1' };
const submit = (online = true, now = 0): MoveEvent => ({ type: 'submit', move: typed, online, now });
const requestId = 'request-1';

function play(...events: readonly MoveEvent[]): { state: MoveState; effects: readonly MoveEffect[] } {
  return events.reduce<{ state: MoveState; effects: readonly MoveEffect[] }>(
    ({ state, effects }, event) => {
      const [next, more] = advanceMove(state, event);
      return { state: next, effects: [...effects, ...more] };
    },
    { state: draftMove(requestId), effects: [] },
  );
}
const sent = (effects: readonly MoveEffect[]): Move[] =>
  effects.flatMap((effect) => (effect.type === 'send' ? [effect.move] : []));

test('[CALL-45] a transfer is stored before it is sent, and a second press sends nothing', () => {
  const { state, effects } = play(submit(), submit());
  expect(state.status).toBe('sending');
  expect(effects.map(({ type }) => type)).toEqual(['keep', 'send']);
  expect(play(submit(), { type: 'answered', requestId, answer: ok }).state.status).toBe('done');
});

test('[CALL-46] a lost answer is asked for until the platform knows it', () => {
  const failed: MoveEvent = { type: 'askFailed', requestId };
  const { state, effects } = play(submit(), { type: 'lost', requestId }, failed, failed);
  expect(state.status).toBe('asking');
  expect(effects.flatMap((effect) => (effect.type === 'ask' ? [effect.after] : []))).toEqual([0, 1000, 2000]);
  expect(advanceMove(state, { type: 'found', requestId, answer: ok })[0].status).toBe('done');
});

test('[CALL-45] only a request that is unknown twice never arrived; it is drafted again with the same id', () => {
  const unknown: MoveEvent = { type: 'found', requestId, answer: null };
  expect(play(submit(), { type: 'lost', requestId }, unknown).state.status).toBe('asking');
  const { state } = play(submit(), { type: 'lost', requestId }, unknown, unknown);
  expect(state).toMatchObject({ status: 'draft', requestId, again: true });
});

test('[CALL-45] an attempt that never arrived is repeated as it was, whatever is typed, or given up under another id', () => {
  const unknown: MoveEvent = { type: 'found', requestId, answer: null };
  const lost = [submit(), { type: 'lost', requestId }, unknown, unknown] as const;
  const changed: MoveEvent = { type: 'submit', move: { ...typed, amount: '999.00' }, online: true, now: 1 };
  const [first, second] = sent(play(...lost, changed).effects);
  expect(second).toEqual(first);
  expect(play(...lost, { type: 'renew', requestId: 'request-2' }).state).toEqual(draftMove('request-2'));
  const recalled = play(...lost, submit(false), { type: 'recall' });
  expect(recalled.state).toMatchObject({ status: 'draft', again: true });
});

test('[CALL-45] without network nothing is sent; after ten minutes the agent is asked again', () => {
  const early = play(submit(false), { type: 'online', now: longestWait - 1 });
  expect(early.state.status).toBe('sending');
  const late = play(submit(false), { type: 'online', now: longestWait });
  expect(late.state.status).toBe('confirming');
  expect(sent(late.effects)).toEqual([]);
  expect(advanceMove(late.state, { type: 'confirm', online: true, now: longestWait })[0].status).toBe('sending');
  expect(advanceMove(late.state, { type: 'recall' })).toMatchObject([
    { status: 'draft', requestId },
    [{ type: 'forget' }],
  ]);
});

const need: StepUp = { acrValues: 'urn:kvota:2fa', maxAge: 300, enrol: false };
const guarded: MoveEvent = { type: 'guarded', requestId, need };
const signedIn: MoveEvent = { type: 'signedIn', online: true, now: 0 };

test('[SEC-23] a transfer that needs a sign-in is kept, and sent again with the same id and content after it', () => {
  const asked = play(submit(), guarded);
  expect(asked.state).toMatchObject({ status: 'step-up', need, signIns: 0 });
  expect(asked.effects.at(-1)).toEqual({ type: 'keep', state: asked.state });
  expect(resumeMove(asked.state, true, 0)).toEqual([asked.state, []]);
  const [first, second, ...more] = sent(play(submit(), guarded, signedIn).effects);
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(advanceMove(asked.state, { type: 'recall' })).toMatchObject([
    { status: 'draft', requestId, move: typed, again: false },
    [{ type: 'forget' }],
  ]);
});

test('[SEC-23] after two sign-ins a further refusal ends the transfer; without a second factor nobody is sent to a sign-in', () => {
  expect(play(submit(), guarded, signedIn, guarded).state).toMatchObject({ status: 'step-up', signIns: 1 });
  const spent = play(submit(), guarded, signedIn, guarded, signedIn, guarded);
  expect(spent.state).toMatchObject({ status: 'refused', fault: { code: 'signInSpent' } });
  expect(sent(spent.effects)).toHaveLength(3);
  const enrol: MoveEvent = { ...guarded, need: { ...need, enrol: true } };
  const again: MoveEvent = { type: 'confirm', online: true, now: 0 };
  const tries = [submit(), enrol, again, enrol, again, enrol, again, guarded];
  expect(play(...tries).state).toMatchObject({ status: 'step-up', signIns: 0 });
});

/** A platform with a network that loses, delays and repeats. It books each id once. */
function createPlatform() {
  const booked = new Map<string, { readonly amount: string; readonly answer: TransferOutcome }>();
  let number = 0;
  return {
    booked,
    receive({ requestId: id, amount }: Move, affordable: boolean): TransferOutcome {
      const known = booked.get(id);
      if (known) return known.amount === amount ? known.answer : { ErrorText: 'error', error: 'requestIdUsed' };
      if (!affordable) return { ErrorText: 'error', error: 'insufficientFunds' };
      const answer: TransferOutcome = { ErrorText: 'ok', transactionId: `T${(number += 1)}` };
      booked.set(id, { amount, answer });
      return answer;
    },
  };
}

const acts = [
  'submit',
  'arrive',
  'cut',
  'guard',
  'signIn',
  'lose',
  'ask',
  'askCut',
  'reload',
  'online',
  'confirm',
  'recall',
  'renew',
] as const;

test('[CALL-45] [CALL-46] in any order of events: never shown as done before the platform has booked it, and never sent under a second id while the first is unknown', () => {
  const step = fc.record({
    act: fc.constantFrom(...acts),
    flag: fc.boolean(),
    later: fc.integer({ min: 0, max: 900_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const platform = createPlatform();
      const travelling: Move[] = [];
      const unknown = new Set<string>();
      let [ids, now] = [1, 0];
      let state: MoveState = draftMove('request-1');
      let kept: MoveState | undefined;
      let due: string | undefined;
      const take = ([next, effects]: MoveStep): void => {
        state = next;
        for (const effect of effects) {
          if (effect.type === 'keep') kept = effect.state;
          else if (effect.type === 'forget') kept = undefined;
          else if (effect.type === 'ask') due = effect.requestId;
          else if (effect.type === 'send') {
            // Stored first, so that a reload at this moment knows of it.
            expect(kept).toEqual(state);
            expect([...unknown].filter((id) => id !== effect.move.requestId)).toEqual([]);
            unknown.add(effect.move.requestId);
            travelling.push(effect.move);
          }
        }
        if (state.status === 'done') {
          const { move, answer } = state;
          expect(platform.booked.get(move.requestId)).toEqual({ amount: move.amount, answer });
        }
        if (['done', 'refused', 'draft'].includes(state.status)) unknown.delete(requestIdOf(state));
      };
      for (const { act, flag, later } of steps) {
        now += later;
        const id = requestIdOf(state);
        const move = travelling[0];
        if (act === 'submit') {
          const amount = flag ? '100.00' : '250.00';
          take(advanceMove(state, { type: 'submit', move: { ...typed, amount }, online: later % 2 === 0, now }));
        } else if (act === 'arrive' && move) {
          travelling.shift();
          const answer = platform.receive(move, flag);
          take(advanceMove(state, { type: 'answered', requestId: move.requestId, answer }));
        } else if (act === 'cut' && move) {
          // It arrives, and its answer is lost.
          travelling.shift();
          platform.receive(move, flag);
          take(advanceMove(state, { type: 'lost', requestId: move.requestId }));
        } else if (act === 'guard' && move) {
          // The platform has written nothing.
          travelling.shift();
          const asked = { ...need, enrol: flag };
          const before = state;
          take(advanceMove(state, { type: 'guarded', requestId: move.requestId, need: asked }));
          if (state !== before && state.status === 'step-up') expect(kept).toEqual(state);
        } else if (act === 'signIn') take(advanceMove(state, { type: 'signedIn', online: flag, now }));
        else if (act === 'lose') take(advanceMove(state, { type: 'lost', requestId: id }));
        else if (act === 'ask' && due !== undefined) {
          const answer = platform.booked.get(due)?.answer ?? null;
          take(advanceMove(state, { type: 'found', requestId: due, answer }));
        } else if (act === 'askCut' && due !== undefined)
          take(advanceMove(state, { type: 'askFailed', requestId: due }));
        else if (act === 'reload') take(resumeMove(kept ?? draftMove(`request-${(ids += 1)}`), flag, now));
        else if (act === 'online') take(advanceMove(state, { type: 'online', now }));
        else if (act === 'confirm') take(advanceMove(state, { type: 'confirm', online: flag, now }));
        else if (act === 'recall') take(advanceMove(state, { type: 'recall' }));
        else if (act === 'renew') take(advanceMove(state, { type: 'renew', requestId: `request-${(ids += 1)}` }));
      }
    }),
    { numRuns: 2000 },
  );
});
