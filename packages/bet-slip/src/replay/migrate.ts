import { defaultConfig } from '../slip/state/config.ts';
import { initialSlip } from '../slip/state/state.ts';
import type { SlipState } from '../slip/state/state.ts';

/**
 * Reads a kept state of this or an earlier version. Returns null if it is none; the host then starts with an empty slip.
 * If a payment was under way, the state has its ticket id: send `resume` to find out how it ended.
 *
 * @example
 * ```ts
 * import { migrate } from '@kvota/bet-slip/replay';
 * import { slip } from './filled-slip.js';
 *
 * const kept = JSON.stringify(slip);
 * migrate(kept)?.stake; // '100'
 * migrate('no state'); // null
 * ```
 */
export function migrate(snapshot: unknown): SlipState | null {
  const given = typeof snapshot === 'string' ? parsed(snapshot) : snapshot;
  if (!isRecord(given) || !isVersion(given['version'])) return null;
  const value = given['version'] === 3 ? given : parsed(renamed(JSON.stringify(given)));
  if (!isRecord(value)) return null;
  const { selections, groups, payment, draft, config, done, stake } = value;
  const lists = [selections, groups, done].every(Array.isArray);
  if (!lists || !isRecord(payment) || !isRecord(draft) || typeof stake !== 'string') return null;
  const status = String(payment['status']);
  if (!isRecord(config) || !isStatus(status)) return null;
  if (STATUSES[status] && !isTicket(payment['ticket'])) return null;
  // Safe: the version is known, and every part whose absence would break a transition was checked.
  const state = value as unknown as SlipState;
  const { restorable } = state;
  return {
    ...initialSlip(),
    ...state,
    version: 3,
    config: { ...defaultConfig, ...state.config },
    // Version 1 had no loaded slips, so nothing could be replaced.
    restorable: restorable && { ...restorable, replaced: restorable.replaced ?? false },
  };
}

const isVersion = (version: unknown): boolean => version === 1 || version === 2 || version === 3;

/**
 * Gives fields the names of version 3: `odd`, `minOdd`, `originalOdd`, `oddName` and `unheard` were renamed. It works on
 * the text, because answered offers are JSON text inside the JSON: there the quotes are escaped.
 */
const renamed = (json: string): string =>
  json
    .replace(/"oddName(?=\\*":)/g, '"outcome')
    .replace(/"unheard(?=":)/g, '"unconfirmed')
    .replace(/"odd(?=\\*":)/g, '"price')
    .replace(/"(min|original)Odd(?=\\*":)/g, '"$1Price');

/** Every payment status, true if it has a ticket under way. */
const STATUSES: Readonly<Record<SlipState['payment']['status'], boolean>> = {
  idle: false,
  submitting: true,
  waiting: true,
  deciding: true,
  answering: true,
  unknown: true,
  accepted: false,
  rejected: false,
  timedOut: false,
};

const isStatus = (status: string): status is keyof typeof STATUSES => Object.hasOwn(STATUSES, status);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTicket = (value: unknown): boolean =>
  isRecord(value) && typeof value['ticketId'] === 'string' && isRecord(value['content']) && isRecord(value['wallet']);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
