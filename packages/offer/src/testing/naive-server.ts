import type { MarketStatus, Match, OddsKey, OfferSnapshot, StructuralChange } from '@kvota/contracts';
import { oddsToThousandths, thousandthsToOdds } from '@kvota/contracts';

import { keysOf, market, match } from './fixtures.ts';

/** A step of the server. The numbers choose among its matches and prices. */
export type Step =
  | { type: 'move'; pick: number; thousandths: number; pick2: number; thousandths2: number }
  | { type: 'come'; id: number }
  | { type: 'go'; pick: number }
  | { type: 'status'; pick: number; status: MarketStatus }
  | { type: 'field'; pick: number; goals: number };

/** A message from the server to the store. */
export type Sent =
  | { type: 'snapshot'; snapshot: OfferSnapshot }
  | { type: 'delta'; seq: number; room: string; numbers: number[] }
  | { type: 'change'; seq: number; room: string; change: StructuralChange };

/**
 * One room of a platform written in the simplest way that works: whole matches, copied after every step, so that a
 * store can be held against the state of any moment.
 */
export function createNaiveServer(room: string) {
  let matches: Match[] = [];
  const index: OddsKey[] = [];
  let seq = 0;
  const history: Match[][] = [[]];

  const send = (body: { numbers: number[] } | Omit<StructuralChange, 'seq'>): Sent => {
    seq += 1;
    history[seq] = structuredClone(matches);
    return 'numbers' in body
      ? { type: 'delta', seq, room, numbers: [seq, ...body.numbers] }
      : { type: 'change', seq, room, change: structuredClone({ seq, ...body }) };
  };
  const setPrice = ([eventId, code, selection]: OddsKey, thousandths: number): boolean => {
    const found = matches.find((one) => one.eventId === eventId)?.markets[code]?.[selection];
    if (typeof found !== 'object') return false;
    found.O = thousandthsToOdds(thousandths);
    return true;
  };

  return {
    room,
    at: (when: number) => history[when] ?? [],
    seq: () => seq,
    snapshot: (): Sent => ({
      type: 'snapshot',
      snapshot: structuredClone({
        kind: 'prematch',
        room,
        seq,
        serverTime: '2026-11-21T12:00:00Z',
        matches,
        odds: index,
      }),
    }),
    /** Returns the message of a step, or undefined if the step applies to nothing. */
    step: (step: Step): Sent | undefined => {
      const chosen = 'pick' in step ? matches[step.pick % Math.max(1, matches.length)] : undefined;
      switch (step.type) {
        case 'move': {
          const numbers = [
            [step.pick, step.thousandths],
            [step.pick2, step.thousandths2],
          ].flatMap(([pick = 0, value = 0]) => {
            const place = pick % Math.max(1, index.length);
            const key = index[place];
            return key && setPrice(key, value) ? [place, value] : [];
          });
          return send({ numbers });
        }
        case 'come': {
          const eventId = String(step.id);
          if (matches.some((one) => one.eventId === eventId)) return undefined;
          const fresh = match(eventId, { '1X2': market({ '1': '1.5', X: '3' }), GG: market({ yes: '1.8' }) });
          matches = [...matches, fresh];
          const odds = keysOf([fresh]);
          index.push(...odds);
          return send({ eventId, sport: 'F', match: fresh, odds });
        }
        case 'go':
          if (!chosen) return undefined;
          matches = matches.filter((one) => one !== chosen);
          // A place in the index is never reused, not even if the same match comes back.
          for (const [place, key] of index.entries()) if (key[0] === chosen.eventId) index[place] = ['gone', '', ''];
          return send({ eventId: chosen.eventId, sport: 'F', gone: true });
        case 'status': {
          const first = chosen?.markets['1X2'];
          if (!chosen || !first) return undefined;
          first.MS = step.status;
          return send({ eventId: chosen.eventId, sport: 'F', markets: { '1X2': { MS: step.status } } });
        }
        case 'field':
          if (!chosen) return undefined;
          chosen.results = { G: [step.goals, 0] };
          return send({ eventId: chosen.eventId, sport: 'F', results: { G: [step.goals, 0] } });
      }
      return undefined;
    },
  };
}

/** Returns every price of some matches as a store has to show it: `key → [thousandths, status]`. */
export function oddsOf(matches: readonly Match[]): Map<string, readonly [number, MarketStatus]> {
  const all = new Map<string, readonly [number, MarketStatus]>();
  for (const [eventId, code, selection] of keysOf(matches)) {
    const found = matches.find((one) => one.eventId === eventId)?.markets[code];
    const value = found?.[selection];
    if (!found || typeof value !== 'object') continue;
    all.set(`${eventId}|${code}|${selection}`, [oddsToThousandths(value.O), found.MS]);
  }
  return all;
}
