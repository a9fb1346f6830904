import { calls, type CallAnswer, type CallName, type Calls, type Match } from '@kvota/contracts';

import { addresses } from './addresses.ts';
import { signInOverHttp } from './sign-in-over-http.ts';
import { platformNow, playsOn } from './time.ts';

const tokens = new Map<string, { readonly token: Promise<string>; readonly since: number }>();

/** Well below the five minutes for which a token is good, and above what signing in anew for every call would cost. */
const renewAfter = 120_000;

/** An access token of a demo account, signed in again before the last one runs out. */
export function tokenOf(username: string): Promise<string> {
  const known = tokens.get(username);
  if (known && Date.now() - known.since < renewAfter) return known.token;
  const token = signInOverHttp(username).then(({ tokens: { access_token } }) => access_token);
  tokens.set(username, { token, since: Date.now() });
  return token;
}

/** Makes a call of the contract as a demo account, or as a visitor, outside the browser. */
export async function callAs<N extends CallName>(
  username: string | null,
  name: N,
  input: { params?: Readonly<Record<string, string>>; body?: unknown; query?: Record<string, string> } = {},
): Promise<CallAnswer<Calls[N]>> {
  const { method, path } = calls[name];
  const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(input.params?.[part] ?? ''));
  const response = await fetch(`${addresses.platform}${address}${query}`, {
    method,
    headers: {
      ...(username === null ? {} : { authorization: `Bearer ${await tokenOf(username)}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer as CallAnswer<Calls[N]>; // the platform validates what it sends against this very contract
}

type Control =
  | 'moveOdds'
  | 'suspendMarket'
  | 'endMatch'
  | 'forceTicket'
  | 'setSetting'
  | 'setBlocked'
  | 'setMaintenance'
  | 'dropSockets'
  | 'setBanners'
  | 'setBannersPageSettings'
  | 'setTheme'
  | 'setRoles'
  | 'endSessions'
  | 'sendMessage';

/** An operator control, which must say ok. */
export async function operate(name: Control, body: unknown): Promise<void> {
  const answer = await callAs('operator', name, { body });
  if (answer.ErrorText !== 'ok') throw new Error(`${name}: ${JSON.stringify(answer)}`);
}

const taken = new Set<string>();

/** How long a bet on a match in play may take, its delay included: a goal meanwhile would refuse it, and rightly. */
const betWithin = 45_000;

/** A football match that no other test of this run uses, whose full-time result is open at good odds. */
export async function freshMatch(kind: 'prematch' | 'live'): Promise<Match> {
  const matches =
    kind === 'live'
      ? (await callAs(null, 'liveOffer', { body: { sport_code: 'F' } })).result
      : (await callAs(null, 'bettingOffer', { body: { sport_code: 'F' } })).result;
  const soon = (await platformNow()) + 30 * 60_000;
  for (const match of matches) {
    const { eventId, timeStart, markets } = match;
    const market = markets['1X2'];
    const price = Number(market?.['1'] && typeof market['1'] === 'object' ? market['1'].O : 0);
    if (taken.has(eventId) || market?.MS !== 'OPEN' || price < 1.2 || price >= 15) continue;
    const stays = kind === 'live' ? await playsOn(eventId, betWithin) : Date.parse(timeStart) > soon;
    if (!stays) continue;
    taken.add(eventId);
    await holdResult(match);
    return match;
  }
  throw new Error(`No ${kind} football match is open for the result.`);
}

/** Holds the odds of the result where they are, as an operator may: a price that the feed moves just then has to be accepted before it is paid. */
async function holdResult({ eventId, markets }: Match): Promise<void> {
  for (const [selectionCode, selection] of Object.entries(markets['1X2'] ?? {})) {
    if (typeof selection !== 'object') continue;
    await operate('moveOdds', { eventId, marketCode: '1X2', selectionCode, odds: selection.O });
  }
}

/** Credit of a wallet in minor units, by currency id; the first wallet by default. */
export async function creditOf(username: string, currency = 'RSD'): Promise<bigint> {
  const { wallets } = await callAs(username, 'ping');
  const wallet = wallets.find((entry) => entry.currency === currency);
  if (!wallet) throw new Error(`${username} has no ${currency} wallet.`);
  const minor = (text: string): bigint => BigInt(text.replace('.', ''));
  return minor(wallet.wallet_0) + minor(wallet.wallet_1);
}

/** Ids of the newest tickets of an account, newest first: the first page of the history. */
export const newestTickets = async (username: string): Promise<readonly string[]> =>
  (await callAs(username, 'ticketHistory', { body: {} })).result.map(({ ticketId }) => ticketId);

/** What the ledger says of itself. */
export const ledger = (): Promise<CallAnswer<Calls['checkLedger']>> => callAs('operator', 'checkLedger');
