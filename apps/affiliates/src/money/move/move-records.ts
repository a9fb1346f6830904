import { StepUp } from '@kvota/contracts';
import { personalPrefix } from '@kvota/shell';
import * as v from 'valibot';

import { moveBases, type Move, type MoveState, type MoveSubject } from '../move.ts';

type Records = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** One record for each counterpart. The shell removes them when the user signs out. */
const prefix = `${personalPrefix}agency.move.`;

/** The same for payments of statements, one record for each period and currency. */
const payPrefix = `${personalPrefix}agency.pay.`;

/** Returns the key of a subject. It names the act while it waits for a sign-in, too. */
export const keyOf = ({ userId, statement }: MoveSubject): string =>
  statement === undefined ? prefix + userId : `${payPrefix}${statement.periodId}.${statement.currencyId}.${userId}`;

/** A state that survives a reload. An answered one does not: the list of transfers has it. */
const isKept = (status: unknown): boolean =>
  ['draft', 'waiting', 'confirming', 'sending', 'asking', 'step-up'].includes(String(status));

export function keepMove(storage: Records, subject: MoveSubject, state: MoveState): void {
  storage.setItem(keyOf(subject), JSON.stringify(state));
}

export function forgetMove(storage: Records, subject: MoveSubject): void {
  storage.removeItem(keyOf(subject));
}

/** Returns the unfinished transfer with a counterpart, or undefined if there is none. */
export function keptMove(storage: Records, subject: MoveSubject): MoveState | undefined {
  const text = storage.getItem(keyOf(subject));
  return text === null ? undefined : parse(text, subject);
}

/** Returns the subject of a record by its key. */
function subjectOf(key: string): MoveSubject | undefined {
  if (key.startsWith(prefix)) return { userId: key.slice(prefix.length) };
  if (!key.startsWith(payPrefix)) return undefined;
  const [periodId = '', currencyId = '', ...rest] = key.slice(payPrefix.length).split('.');
  return { statement: { periodId, currencyId: Number(currencyId) }, userId: rest.join('.') };
}

/** Returns every unfinished transfer of this tab, for the office. */
export function keptMoves(storage: Records): (MoveState & { readonly move: Move })[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index))
    .map((key) => (key === null ? undefined : subjectOf(key)))
    .map((subject) => subject && keptMove(storage, subject))
    .filter((state) => state !== undefined)
    .flatMap((state) => (state.move === null ? [] : [{ ...state, move: state.move }]));
}

function parse(text: string, subject: MoveSubject): MoveState | undefined {
  try {
    const state: unknown = JSON.parse(text);
    if (!isRecord(state) || !isKept(state['status']) || !isMove(state['move'], subject)) return undefined;
    if (state['status'] === 'step-up' && !v.is(Waiting, state)) return undefined;
    // Written by `keepMove` alone; the parts that are read were just checked.
    return state as unknown as MoveState;
  } catch {
    return undefined;
  }
}

const Waiting = v.object({ need: StepUp, signIns: v.number(), again: v.boolean() });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMove = (value: unknown, { userId, statement }: MoveSubject): boolean =>
  isRecord(value) &&
  value['userId'] === userId &&
  value['periodId'] === statement?.periodId &&
  (statement === undefined || value['currencyId'] === statement.currencyId) &&
  ['requestId', 'username', 'direction', 'currency', 'amount', 'note'].every((key) => typeof value[key] === 'string') &&
  (value['basis'] === undefined || moveBases.some((basis) => basis === value['basis'])) &&
  typeof value['currencyId'] === 'number';
