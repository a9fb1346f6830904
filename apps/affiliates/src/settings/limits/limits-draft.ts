import {
  limitKeys,
  limitSwitches,
  minorToMoney,
  moneyToMinor,
  type AgencyLimits,
  type LimitKey,
  type LimitSwitch,
} from '@kvota/contracts';
import { parseAmount } from '@kvota/ui';

/** Own values of a user: null without a limit, false for a product that is off. */
export interface OwnLimits {
  readonly version: string;
  readonly limits: Readonly<Record<LimitKey, string | null>>;
  readonly switches: Readonly<Record<LimitSwitch, boolean>>;
}

/** Typed limits and switched products, and the values that they were typed over. */
export interface LimitsDraft {
  readonly typed: Partial<Record<LimitKey, string>>;
  readonly switched: Partial<Record<LimitSwitch, boolean>>;
  readonly base: OwnLimits;
}

/** Why typed text is no limit. `range`: the lowest stake would be above the highest. */
export type LimitFault = 'notAmount' | 'zero' | 'tooHigh' | 'notCount' | 'range';

type Read = { readonly value: string | null } | { readonly fault: LimitFault };

const written = (key: LimitKey, value: string): string =>
  key === 'openTickets' ? value : minorToMoney(moneyToMinor(value));

/** Returns the own values of an answer, with all amounts written alike. */
export function ownOf({ version, limits, switches }: AgencyLimits): OwnLimits {
  const values = new Map(limits.map(({ key, own }) => [key, own === null ? null : written(key, own)]));
  const states = new Map(switches.map(({ key, own }) => [key, own]));
  return {
    version,
    limits: recordOf(limitKeys, (key) => values.get(key) ?? null),
    switches: recordOf(limitSwitches, (key) => states.get(key) ?? true),
  };
}

function recordOf<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>; // every key has its entry
}

export const emptyDraft = (base: OwnLimits): LimitsDraft => ({ typed: {}, switched: {}, base });

export const isChanged = ({ typed, switched }: LimitsDraft): boolean =>
  Object.keys(typed).length + Object.keys(switched).length > 0;

/** Parses a typed limit, with comma or point. Nothing is no limit. */
export function readLimit(key: LimitKey, text: string): Read {
  if (text.trim() === '') return { value: null };
  if (key === 'openTickets') return /^0*[1-9]\d{0,3}$/.test(text.trim()) ? { value: String(Number(text)) } : notCount;
  const parsed = parseAmount(text);
  if (parsed.kind !== 'amount') return { fault: 'notAmount' };
  if (!/[1-9]/.test(parsed.amount)) return { fault: 'zero' };
  return /^\d{1,15}\./.test(parsed.amount) ? { value: parsed.amount } : { fault: 'tooHigh' };
}

const notCount: Read = { fault: 'notCount' };

const valueOf = (read: Read): string | null | undefined => ('value' in read ? read.value : undefined);

/** Adds typed text. A limit that is typed back to its value is no change. */
export function typeLimit(draft: LimitsDraft, key: LimitKey, text: string): LimitsDraft {
  const { [key]: _, ...others } = draft.typed;
  const isBack = valueOf(readLimit(key, text)) === draft.base.limits[key];
  return { ...draft, typed: isBack ? others : { ...others, [key]: text } };
}

/** Switches a product on or off. */
export function switchProduct(draft: LimitsDraft, key: LimitSwitch, on: boolean): LimitsDraft {
  const { [key]: _, ...others } = draft.switched;
  return { ...draft, switched: on === draft.base.switches[key] ? others : { ...others, [key]: on } };
}

/** Returns the faults of a draft by limit; none if it can be saved. */
export function faultsOf({ typed, base }: LimitsDraft): ReadonlyMap<LimitKey, LimitFault> {
  const read = (key: LimitKey): Read => {
    const text = typed[key];
    return text === undefined ? { value: base.limits[key] } : readLimit(key, text);
  };
  const faults = new Map<LimitKey, LimitFault>();
  for (const key of limitKeys) {
    const found = read(key);
    if ('fault' in found) faults.set(key, found.fault);
  }
  const [least, most] = [valueOf(read('minStake')), valueOf(read('maxStake'))];
  if (least && most && moneyToMinor(least) > moneyToMinor(most)) faults.set('minStake', 'range');
  return faults;
}

/** Returns the changes to send; undefined while the draft has a fault. */
export function changesOf(draft: LimitsDraft):
  | {
      readonly version: string;
      readonly limits: Partial<Record<LimitKey, string | null>>;
      readonly switches: LimitsDraft['switched'];
    }
  | undefined {
  if (faultsOf(draft).size > 0) return undefined;
  const keys = limitKeys.filter((key) => draft.typed[key] !== undefined);
  const limits = keys.map((key) => [key, valueOf(readLimit(key, draft.typed[key] ?? '')) ?? null]);
  return { version: draft.base.version, limits: Object.fromEntries(limits), switches: draft.switched };
}

/** What to do after somebody else has changed the limits. */
export type Rebased =
  /** The limits are the typed ones already. */
  | { readonly status: 'equal' }
  /** Others changed other limits: the draft can be saved over them. */
  | { readonly status: 'free'; readonly draft: LimitsDraft }
  /** Limits that both have changed. Saving again keeps the own draft. */
  | { readonly status: 'conflict'; readonly draft: LimitsDraft; readonly keys: readonly (LimitKey | LimitSwitch)[] };

/** Puts a draft over the limits as they are now. */
export function rebased({ typed, switched, base }: LimitsDraft, now: OwnLimits): Rebased {
  const limits = limitKeys.filter((key) => {
    const text = typed[key];
    return text !== undefined && valueOf(readLimit(key, text)) !== now.limits[key];
  });
  const switches = limitSwitches.filter((key) => switched[key] !== undefined && switched[key] !== now.switches[key]);
  if (limits.length + switches.length === 0) return { status: 'equal' };
  const draft: LimitsDraft = {
    typed: Object.fromEntries(limits.map((key) => [key, typed[key]])),
    switched: Object.fromEntries(switches.map((key) => [key, switched[key]])),
    base: now,
  };
  const keys = [
    ...limits.filter((key) => now.limits[key] !== base.limits[key]),
    ...switches.filter((key) => now.switches[key] !== base.switches[key]),
  ];
  return keys.length === 0 ? { status: 'free', draft } : { status: 'conflict', draft, keys };
}
