import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import type { MatchScores, Pair, SelectionOutcome } from '../../feed/model/match.ts';
import { isOfPlayer, withoutPlayer } from '../../feed/model/market-code.ts';
import { allVoid } from '../../feed/pricing/settle.ts';
import type { Outcomes } from '../../feed/pricing/fair-market.ts';
import type { EndedMatch, OperatorDecisions } from '../decisions/operator-decisions.ts';
import type { Offer } from '../offer.ts';
import { settleByScore } from './settle-by-score.ts';

/** Result of a leg, with the deciding score as text for the player. */
export interface SelectionResult {
  readonly outcome: 'won' | 'lost' | 'void' | 'half_won' | 'half_lost';
  readonly score: string;
  /** Part of a dead heat that was won, as a decimal or a fraction such as '1/3'. */
  readonly deadHeat?: string;
}

const outcomeNames: Record<SelectionOutcome, SelectionResult['outcome']> = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  'half-won': 'half_won',
  'half-lost': 'half_lost',
};

/** Returns the score of a match as text: goals, points or sets. */
function scoreText({ G, P, S, L, M }: MatchScores): string {
  const total = G ?? P ?? S ?? L ?? M;
  return total ? `${total[0]}:${total[1]}` : '';
}

/** Splits a market code into family and line. A player's number after an at sign is dropped. */
function readMarketCode(families: readonly string[], marketCode: string): { family: string; line: string | null } {
  const code = withoutPlayer(marketCode);
  const isOf = (family: string): boolean => /^(-?\d+(\.\d+)?)?$/.test(code.slice(family.length));
  const family = families
    .filter((known) => code.startsWith(known) && isOf(known))
    .reduce((longest, known) => (known.length > longest.length ? known : longest), '');
  return { family, line: code.slice(family.length) || null };
}

/** Returns the deciding score of a match: sets, maps or legs, else goals or points (MATCH-08). */
const deciding = ({ S, M, L, G, P }: MatchScores): Pair => S ?? M ?? L ?? G ?? P ?? [0, 0];

/** The results of selections, and the outcomes of markets that are decided. */
export type Results = Pick<Offer, 'result' | 'outcomes'>;

/** Creates the results of selections: as played, or by the score with which an operator ended the match. */
export function createResults({
  feed,
  decisions,
  clock,
}: {
  feed: Feed;
  decisions: Pick<OperatorDecisions, 'ended'>;
  clock: Clock;
}): Results {
  const familiesOf = new Map(feed.sports.map(({ sport, families }) => [sport, families.map(({ family }) => family)]));
  /**
   * A score that differs from the played one does not show the scorers. Decided player markets keep their outcomes; the
   * others are void.
   */
  const ofPlayer = (eventId: string, marketCode: string, { at, score }: EndedMatch, played: Outcomes): Outcomes => {
    const [host, away] = deciding(feed.stateAt(eventId, at, at)?.results ?? {});
    if (score && score[0] === host && score[1] === away) return played;
    return feed.settlementAt(eventId, marketCode, at)?.outcomes ?? allVoid(Object.keys(played));
  };
  const byScore = (eventId: string, marketCode: string, { at, score }: EndedMatch, played: Outcomes): Outcomes => {
    if (!score) return played;
    if (isOfPlayer(marketCode)) return ofPlayer(eventId, marketCode, { at, score }, played);
    const sport = feed.match(eventId)?.sport ?? '';
    const stats = feed.stateAt(eventId, at, at)?.stats ?? [];
    return settleByScore({
      sport,
      ...readMarketCode(familiesOf.get(sport) ?? [], marketCode),
      score,
      played: played,
      wasExtended: stats.some(({ PN }) => PN === 'OT'),
      firstHalf: stats.find(({ PN }) => PN === 'FH')?.G,
    });
  };
  const decided = (eventId: string, marketCode: string): Outcomes | undefined => {
    const ended = decisions.ended(eventId);
    const played = feed.settlementAt(eventId, marketCode, clock.now(), ended?.at)?.outcomes;
    return played && ended ? byScore(eventId, marketCode, ended, played) : played;
  };
  return {
    outcomes(eventId, marketCode) {
      const outcomes = decided(eventId, marketCode);
      return outcomes && Object.keys(outcomes);
    },
    result({ eventId, marketCode, selectionCode }) {
      const outcomes = decided(eventId, marketCode);
      const outcome = outcomes && Object.hasOwn(outcomes, selectionCode) ? outcomes[selectionCode] : undefined;
      if (outcome === undefined) return undefined;
      const ended = decisions.ended(eventId);
      const score = ended?.score
        ? `${ended.score[0]}:${ended.score[1]}`
        : scoreText(feed.stateAt(eventId, clock.now(), ended?.at)?.results ?? {});
      return { outcome: outcomeNames[outcome], score };
    },
  };
}
