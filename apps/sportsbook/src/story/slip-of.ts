import { oddsToThousandths, type Match } from '@kvota/contracts';
import type { NewSelection, SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { OfferMatch } from '@kvota/offer';
import { storyMatches, type World } from '@kvota/shell/story-world';

import { servicesAtom, type Services } from '../offer/services.ts';
import { toSelection } from '../offer/to-selection.ts';

/** Resolves with the services of a story's sportsbook once they have started. */
export function servicesOf({ host: { store } }: World): Promise<Services> {
  return new Promise((resolve) => {
    const look = (): void => {
      const services = store.get(servicesAtom);
      if (!services) return;
      stop();
      resolve(services);
    };
    const stop = store.sub(servicesAtom, look);
    look();
  });
}

/** Resolves when the slip reaches a state. */
export function untilSlip(slip: Slip, there: (state: SlipState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!there(slip.getSnapshot().state)) return;
      stop();
      resolve();
    };
    const stop = slip.subscribe(look);
    look();
  });
}

/** An outcome of the story's offer: event, market, selection. */
export type Outcome = readonly [eventId: string, market: string, selection: string];

/** Three outcomes of three matches, one of them live. */
export const threePicks: readonly Outcome[] = [
  ['4711', '1X2', '1'],
  ['4722', 'OU3.5', 'over'],
  ['5811', '12', '2'],
];

/** Six outcomes, all at odds that a free bet allows. */
export const manyPicks: readonly Outcome[] = [
  ...threePicks,
  ['4731', '1X2', 'X'],
  ['4812', 'HC8.5', '2'],
  ['4911', 'OU22.5', 'under'],
];

/** Returns the selection that a press on the outcome puts on the slip. */
export function selectionOf([eventId, market, selection]: Outcome): NewSelection {
  const found = storyMatches.find(({ match }) => match.eventId === eventId);
  const wire = found?.match.markets[market] ?? found?.more[market];
  const odds = wire?.[selection];
  if (!found || typeof odds !== 'object')
    throw new Error(`The story's offer has no ${eventId} ${market} ${selection}.`);
  const thousandths = oddsToThousandths(odds.O);
  const price = { thousandths, status: 'OPEN', available: true, move: 'none', movedAt: 0 } as const;
  return toSelection(withoutOdds(found.match), market, selection, price, market);
}

function withoutOdds(match: Match): OfferMatch {
  return { ...match, markets: {} };
}
