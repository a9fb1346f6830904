import { personalPrefix } from '@kvota/shell';

import type { Move, MoveState } from '../move.ts';

type Records = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** One record for each counterpart. The shell removes them when the user signs out. */
const prefix = `${personalPrefix}agency.move.`;

/** A state that survives a reload. An answered one does not: the list of transfers has it. */
const isKept = (status: unknown): boolean =>
  ['draft', 'waiting', 'confirming', 'sending', 'asking'].includes(String(status));

export function keepMove(storage: Records, userId: string, state: MoveState): void {
  storage.setItem(prefix + userId, JSON.stringify(state));
}

export function forgetMove(storage: Records, userId: string): void {
  storage.removeItem(prefix + userId);
}

/** Returns the unfinished transfer with a counterpart, or undefined if there is none. */
export function keptMove(storage: Records, userId: string): MoveState | undefined {
  const text = storage.getItem(prefix + userId);
  return text === null ? undefined : parse(text, userId);
}

/** Returns every unfinished transfer of this tab, for the office. */
export function keptMoves(storage: Records): (MoveState & { readonly move: Move })[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index))
    .flatMap((key) => (key?.startsWith(prefix) ? [keptMove(storage, key.slice(prefix.length))] : []))
    .filter((state) => state !== undefined)
    .flatMap((state) => (state.move === null ? [] : [{ ...state, move: state.move }]));
}

function parse(text: string, userId: string): MoveState | undefined {
  try {
    const state: unknown = JSON.parse(text);
    if (!isRecord(state) || !isKept(state['status']) || !isMove(state['move'], userId)) return undefined;
    // Written by `keepMove` alone; the parts that are read were just checked.
    return state as unknown as MoveState;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMove = (value: unknown, userId: string): boolean =>
  isRecord(value) &&
  value['userId'] === userId &&
  ['requestId', 'username', 'direction', 'currency', 'amount', 'note'].every((key) => typeof value[key] === 'string') &&
  typeof value['currencyId'] === 'number';
