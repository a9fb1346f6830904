import type { Reach } from '../sport/league.ts';
import { mix } from '../random/hash.ts';
import type { MatchSeed } from '../sport/sport.ts';

const HALF_HOUR = 1_800_000;
const SLOTS = 48;

/** Limit of matches in play in a lane, by the reach of the match to add. Matches of wide reach have precedence. */
export type Room = Readonly<Record<Reach, number>>;

const precedence: Readonly<Record<Reach, number>> = { week: 0, days: 1, day: 2, hours: 3, minutes: 4 };

interface Wish {
  readonly match: MatchSeed;
  /** Usual duration of such a match. */
  readonly length: number;
}

function slotsOf({ match, length }: Wish): readonly number[] {
  const first = Math.floor(match.fixture.timeStart / HALF_HOUR);
  const count = Math.ceil(length / HALF_HOUR);
  return Array.from({ length: count }, (_, index) => (first + index) % SLOTS);
}

/**
 * Selects the matches of a day for which there is room, so that the number in play is even around the clock. A match
 * that goes on past midnight counts for the morning of the same day, because the night before had similar ones.
 */
export function withoutCrowding(wishes: readonly Wish[], room: Room): ReadonlySet<MatchSeed> {
  const inPlay = Array.from({ length: SLOTS }, () => 0);
  const kept = new Set<MatchSeed>();
  const ordered = wishes
    .map((wish) => ({ wish, rank: precedence[wish.match.league.reach], order: mix(wish.match.key, 5) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
  for (const { wish } of ordered) {
    const slots = slotsOf(wish);
    if (slots.some((slot) => (inPlay[slot] ?? 0) >= room[wish.match.league.reach])) continue;
    for (const slot of slots) inPlay[slot] = (inPlay[slot] ?? 0) + 1;
    kept.add(wish.match);
  }
  return kept;
}
