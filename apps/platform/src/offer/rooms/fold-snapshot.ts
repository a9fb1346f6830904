import {
  thousandthsToOdds,
  type Match,
  type OddsKey,
  type OfferSnapshot,
  type StructuralChange,
  type WireMarket,
} from '@kvota/contracts';
import { eventsBetween } from '@kvota/match';

import type { NumberedMessage } from './room-history.ts';

/**
 * Returns a snapshot as it is after the messages that follow it. A new member then needs one message: of a hundred, one may
 * be lost, and the next attempt would have as many (FAULT-09). The given snapshot stays as it is.
 */
export function foldSnapshot(snapshot: OfferSnapshot, messages: readonly NumberedMessage[]): OfferSnapshot {
  if (messages.length === 0) return snapshot;
  const odds = [...snapshot.odds];
  const matches = new Map(snapshot.matches.map((match) => [match.eventId, match]));
  let { seq } = snapshot;
  for (const message of messages) {
    if (message.type === 'delta') {
      const [next = seq, ...pairs] = message.numbers;
      seq = next;
      for (let at = 0; at < pairs.length; at += 2) putPrice(matches, odds[pairs[at] ?? -1], pairs[at + 1] ?? 0);
    } else {
      const { change } = message;
      seq = change.seq;
      odds.push(...(change.odds ?? []));
      const known = matches.get(change.eventId);
      if (change.gone) matches.delete(change.eventId);
      else if (change.match) matches.set(change.eventId, change.match);
      else if (known) matches.set(change.eventId, changed(known, change));
    }
  }
  return { ...snapshot, seq, odds, matches: [...matches.values()] };
}

/** Puts a price, if its match still has it. */
function putPrice(matches: Map<string, Match>, key: OddsKey | undefined, thousandths: number): void {
  const [eventId = '', code = '', selection = ''] = key ?? [];
  const match = matches.get(eventId);
  const market = match?.markets[code];
  const known = market?.[selection];
  if (!match || !market || typeof known !== 'object') return;
  const next: WireMarket = { ...market, [selection]: { ...known, O: thousandthsToOdds(thousandths) } };
  matches.set(eventId, { ...match, markets: { ...match.markets, [code]: next } });
}

function changed(match: Match, { seq: _seq, odds: _odds, markets = {}, events, ...fields }: StructuralChange): Match {
  const statuses = Object.entries(match.markets).map(([code, market]) => [code, { ...market, ...markets[code] }]);
  // Safe: the same markets, with statuses of the contract.
  const next = { ...match, ...fields, markets: Object.fromEntries(statuses) as Match['markets'] };
  // The wire lists events once, with the match. Later ones are in the change, or are derived from its fields.
  return match.events ? { ...next, events: [...match.events, ...(events ?? eventsBetween(match, next))] } : next;
}
