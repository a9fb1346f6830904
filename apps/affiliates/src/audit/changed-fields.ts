import { limitKeys, limitSwitches, minorToMoney, type AgencyAct, type AuditRow } from '@kvota/contracts';

/** A field of the state of an act, with its values before and after. Undefined where the state has none. */
export interface ChangedField {
  /** The name as it was stored. */
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The currency of an amount. */
  readonly currency?: string;
}

type State = Readonly<Record<string, unknown>>;

/** Fields that only a program reads: ids, and what the user and the act of the row contain already. */
const hidden: { readonly [act in AgencyAct]?: readonly string[] } = {
  voidRequest: ['id'],
  voidApprove: ['id', 'settlement'],
  voidRefuse: ['id', 'settlement'],
  voidLapse: ['id', 'settlement'],
  connect: ['parent'],
};

/**
 * Returns the fields of the two stored states of an act that a reader can use, paired by name. Empty fields, ids and
 * currencies are left out; a currency is with its amounts. Unknown fields, of a newer platform, stay as they are.
 */
export function changedFields({ act, before, after }: Pick<AuditRow, 'act' | 'before' | 'after'>): ChangedField[] {
  if (act === 'limits') return limitFields(before, after);
  const [old, now] = [stateOf(act, before), stateOf(act, after)];
  const currency = now['currency'] ?? old['currency'];
  const skipped = ['currency', ...(hidden[act] ?? [])];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => !skipped.includes(name))
    .map((name) => ({
      name,
      before: old[name],
      after: now[name],
      ...(typeof currency === 'string' && { currency }),
    }))
    .filter((field) => !isEmpty(field.before) || !isEmpty(field.after));
}

/** Returns a state as one object. */
function stateOf(act: AgencyAct, state: unknown): State {
  if (isEmpty(state)) return {};
  if (!isState(state)) return { '': state };
  if (act === 'block' || act === 'unblock') return blockOf(state);
  if (act === 'export' && isState(state['filters'])) return { ...state, filters: Object.keys(state['filters']).length };
  return state;
}

/** A block, and the state of a user before and after it, have different fields for the same. */
function blockOf({ blocked: _blocked, blockedBy, blockScope, scope = blockScope, ...others }: State): State {
  return { scope: scope ?? 'none', ...(blockedBy === 'above' && { blockedBy }), ...others };
}

/** Limits are stored as rows with minor units; a switch that is off as a row with zero. */
function limitFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [limitsOf(before), limitsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((row) => {
    const [name = '', currency = ''] = row.split(' ');
    const [was, is] = [old.get(row), now.get(row)];
    return was === is ? [] : [{ name, before: was, after: is, ...(currency !== '' && { currency }) }];
  });
}

function limitsOf(rows: unknown): ReadonlyMap<string, unknown> {
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return new Map(
    list.filter(isState).map(({ key, currency, value }) => {
      const name = [key, currency].filter((part) => typeof part === 'string').join(' ');
      if (limitSwitches.some((each) => each === key)) return [name, value !== '0'];
      const isAmount = key !== 'openTickets' && limitKeys.some((each) => each === key);
      return [name, isAmount && typeof value === 'string' && /^\d+$/.test(value) ? minorToMoney(BigInt(value)) : value];
    }),
  );
}

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
