import type { MarketDefinition } from '../model/market-definition.ts';
import { above, type Chances } from '../pricing/counts.ts';
import { totalChances } from '../pricing/chances.ts';
import { flagMain } from '../pricing/flag-main.ts';
import type { FairMarket } from '../pricing/fair-market.ts';
import { settleTotal } from '../pricing/settle.ts';
import type { Drift } from '../sport/sport.ts';
import type { Member } from './line-up.ts';
import type { PlayerFamily } from './player-markets.ts';
import type { Tally } from './tally.ts';

/** The input of a market on a player's total. */
export interface Counting {
  readonly members: readonly Member[];
  readonly tally: Tally;
  readonly closes: number;
  /** Returns the player's expected total before the match. The lines are around it. */
  usual(member: Member): number;
  /** Distance between two lines. */
  readonly step: number;
  /** Returns the probabilities of what the player still adds. */
  toCome(member: Member, offset: number, drift: Drift): Chances;
}

/** A player's total against three lines, which stay the same from the first price to the last. */
export function totalFamily(definition: MarketDefinition, counting: Counting): PlayerFamily {
  const { tally, closes, members } = counting;
  const linesOf = new Map(
    members.map((member) => {
      const middle = Math.max(0, Math.round(counting.usual(member) - 0.5)) + 0.5;
      const lines = [-1, 0, 1].map((step) => middle + step * counting.step);
      return [member.number, lines.filter((line) => line > 0)];
    }),
  );
  const lines = ({ number }: Member): readonly number[] => linesOf.get(number) ?? [];
  return {
    definition,
    members,
    lines,
    fair(member, offset, drift) {
      const done = tally.soFar(member.number, offset);
      const chances = counting.toCome(member, offset, drift);
      return flagMain(
        lines(member).map((line): FairMarket => ({
          definition,
          line: String(line),
          main: false,
          kind: 'exclusive',
          selections: totalChances(line < done ? 1 : above(chances, line - done)),
        })),
      );
    },
    outcome: ({ number }, line, offset, over) =>
      settleTotal(tally.soFar(number, offset), line ?? 0, over || offset >= closes),
  };
}
