import type { MarketDefinition } from '../model/market-definition.ts';
import { allVoid } from '../pricing/settle.ts';
import type { Drift, PlayerMarkets } from '../sport/sport.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';
import type { Member } from './line-up.ts';
import type { Tally } from './tally.ts';

/** A family of markets with one market for each player. */
export interface PlayerFamily {
  readonly definition: MarketDefinition;
  readonly members: readonly Member[];
  /** Returns the lines of a player's market, or only null in a family without lines. */
  lines(member: Member): readonly (number | null)[];
  /** Returns the markets of a player in the order of the lines. */
  fair(member: Member, offset: number, drift: Drift): readonly FairMarket[];
  /** Returns the outcomes of a market of a player who takes part. */
  outcome(member: Member, line: number | null, offset: number, over: boolean): Outcomes | undefined;
}

const named = (fair: FairMarket, { number, name, team }: Member): FairMarket => ({
  ...fair,
  player: { number, name, team },
});

/**
 * Combines families into the markets of a match's players. `scores` names the scorers. The markets of a player who does
 * not take part are void.
 */
export function playerMarkets(
  lineUp: readonly Member[],
  families: readonly PlayerFamily[],
  scores: Tally | null,
): PlayerMarkets {
  const byName = new Map(families.map((family) => [family.definition.family, family]));
  // Members differ between families: a player who scores little is booked more often.
  const memberOf = (family: PlayerFamily | undefined, number: number): Member | undefined =>
    family?.members.find((member) => member.number === number);
  return {
    squad: lineUp.map(({ number, name, team }) => ({ number, name, team })),
    scorersAt(offset) {
      const [host, away] = [scores?.at(offset, 0)?.name, scores?.at(offset, 1)?.name];
      if (host === undefined && away === undefined) return undefined;
      return { ...(host !== undefined && { host }), ...(away !== undefined && { away }) };
    },
    markets: families.flatMap((family) =>
      family.members.flatMap((member) =>
        family
          .lines(member)
          .map((line) => [family.definition.family, line === null ? null : String(line), member.number] as const),
      ),
    ),
    fair: (offset, drift) =>
      families.flatMap((family) =>
        family.members.flatMap((member) => family.fair(member, offset, drift).map((fair) => named(fair, member))),
      ),
    fairOf(family, line, number, offset, drift) {
      const its = byName.get(family);
      const member = memberOf(its, number);
      if (its === undefined || member === undefined) return undefined;
      const fair = its.fair(member, offset, drift).find((market) => market.line === line);
      return fair && named(fair, member);
    },
    outcome(family, line, number, offset, over) {
      const its = byName.get(family);
      const member = memberOf(its, number);
      if (its === undefined || member === undefined) return undefined;
      if (!member.plays) return allVoid(its.definition.selections);
      return its.outcome(member, line === null ? null : Number(line), offset, over);
    },
  };
}
