import type { MathsRound } from '../maths/maths-round.ts';
import type { BookedMovement, LifeEnv, LifeStep, Movement, RoundEffect, RoundEvent, RoundLife } from './round-life.ts';

/** Thrown if an event cannot happen in the state of a round. It is a fault of the server, and nothing is stored. */
export class ImpossibleEvent extends Error {
  constructor(round: RoundLife, event: RoundEvent) {
    super(`Round ${round.id} is ${round.state}: "${event.type}" cannot happen to it.`);
    this.name = 'ImpossibleEvent';
  }
}

/** The movements that the call of a step asks for: what is staked beyond `before`, and what the end returns. */
function movementsOf(id: string, step: string, before: number, maths: MathsRound): Movement[] {
  const staked = maths.staked - before;
  const win = maths.finished ? maths.payout : 0;
  return [
    ...(staked > 0 ? [{ id: `${id}:${step}`, kind: 'bet', amount: BigInt(staked) } as const] : []),
    ...(win > 0 ? [{ id: `${id}:win`, kind: 'win', amount: BigInt(win) } as const] : []),
  ];
}

/** The id of the bet that opens a round. */
export const openingBet = (id: string): string => `${id}:bet`;

/**
 * Opens a round whose outcome is computed (RGS-02): its bet is to be booked, together with its win if it is decided
 * already.
 */
export function openRound(id: string, maths: MathsRound): LifeStep {
  const life: RoundLife = {
    id,
    state: 'paying',
    step: 0,
    shown: null,
    next: { maths, endedBy: 'player' },
    movements: [],
    refusal: null,
    endedBy: null,
    reason: null,
    closedAt: null,
  };
  const movements = movementsOf(id, 'bet', 0, maths);
  return [life, [{ type: 'transact', id: `${id}:open`, finished: maths.finished, movements }]];
}

/**
 * The life of a round (RGS-02 … RGS-07): returns the round after an event, and the calls that it asks for. SPEC.md has the
 * table. Throws ImpossibleEvent.
 */
export function advanceRound(round: RoundLife, event: RoundEvent, env: LifeEnv): LifeStep {
  switch (event.type) {
    case 'step':
      if (round.state === 'open' && round.shown) return takeStep(round, round.shown, event);
      break;
    case 'booked':
      if (round.next) return book(round, round.next, env);
      break;
    case 'refused':
      // The outcome is kept: once the seed is revealed, it shows that no winners were refused (RGS-12).
      if (round.state === 'paying')
        return [{ ...round, state: 'refused', refusal: event.refusal, closedAt: env.now }, []];
      if (round.state === 'raising') return [{ ...round, state: 'open', next: null, refusal: event.refusal }, []];
      break;
    case 'unknown':
      // A decided round is never rolled back (RGS-04).
      if (round.state === 'paying' && round.next && !round.next.maths.finished)
        return rollBack(round, 'No answer to the opening bet', null);
      break;
    case 'late':
      if (round.state === 'paying' && round.next && !round.next.maths.finished)
        return rollBack(round, 'The round was drawn before the bet was confirmed', null);
      break;
    case 'cancel':
      if (round.state === 'open') return rollBack(round, event.reason, 'operator');
      break;
    case 'returned':
      if (round.state === 'cancelling') return returned(round, env);
      break;
  }
  throw new ImpossibleEvent(round, event);
}

function takeStep(
  round: RoundLife,
  before: MathsRound,
  { maths, by }: Extract<RoundEvent, { type: 'step' }>,
): LifeStep {
  const step = round.step + 1;
  const next: RoundLife = { ...round, step, refusal: null };
  const movements = movementsOf(round.id, `bet${step}`, before.staked, maths);
  const raises = maths.staked > before.staked;
  if (!raises && !maths.finished) return [{ ...next, shown: maths }, []];
  const waiting = { ...next, state: raises ? 'raising' : 'crediting', next: { maths, endedBy: by } } as const;
  const id = `${round.id}:step${step}`;
  if (movements.length === 0) return [waiting, [{ type: 'endRound', id }]];
  return [waiting, [{ type: 'transact', id, finished: maths.finished, movements }]];
}

function book(round: RoundLife, { maths, endedBy }: NonNullable<RoundLife['next']>, { now }: LifeEnv): LifeStep {
  const step = round.state === 'paying' ? 'bet' : `bet${round.step}`;
  const booked = movementsOf(round.id, step, round.shown?.staked ?? 0, maths).map(
    ({ id, kind, amount }): BookedMovement => ({ id, kind, amount: String(amount), at: now }),
  );
  const next = { ...round, shown: maths, next: null, movements: [...round.movements, ...booked] };
  return [maths.finished ? { ...next, state: 'closed', endedBy, closedAt: now } : { ...next, state: 'open' }, []];
}

/** Rolls back every booked bet; of a round that is being opened, the bet that may have been booked. */
function rollBack(round: RoundLife, reason: string, endedBy: 'operator' | null): LifeStep {
  const bets =
    round.state === 'paying' && round.next
      ? movementsOf(round.id, 'bet', 0, round.next.maths).map(({ id, amount }) => ({ id, amount: String(amount) }))
      : round.movements.filter(({ kind }) => kind === 'bet');
  const effects = bets.map(({ id, amount }): RoundEffect => ({
    type: 'rollback',
    id: `${id}:back`,
    of: id,
    amount,
    reason,
  }));
  return [{ ...round, state: 'cancelling', next: null, reason, endedBy }, [{ type: 'withdraw' }, ...effects]];
}

function returned(round: RoundLife, { now }: LifeEnv): LifeStep {
  const returns = round.movements
    .filter(({ kind }) => kind === 'bet')
    .map(({ id, amount }): BookedMovement => ({ id: `${id}:back`, kind: 'rollback', of: id, amount, at: now }));
  return [{ ...round, state: 'cancelled', movements: [...round.movements, ...returns], closedAt: now }, []];
}

/** The stakes of a round that are booked and not returned, in minor units. */
export function stakedOf({ movements }: Pick<RoundLife, 'movements'>): bigint {
  return sum(movements, 'bet') - sum(movements, 'rollback');
}

/** The wins of a round that are booked, in minor units. */
export function wonOf({ movements }: Pick<RoundLife, 'movements'>): bigint {
  return sum(movements, 'win');
}

const sum = (movements: readonly BookedMovement[], kind: BookedMovement['kind']): bigint =>
  movements.reduce((total, movement) => (movement.kind === kind ? total + BigInt(movement.amount) : total), 0n);
