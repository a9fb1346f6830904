import { marketRules } from '../../feed/catalogue/market-rules.ts';
import type { GivenScore } from '../../feed/market/market.ts';
import type { Outcomes } from '../../feed/pricing/fair-market.ts';

/** A market of a match that an operator ended with a score. */
export interface ScoredMarket extends GivenScore {
  readonly sport: string;
  readonly family: string;
  readonly line: string | null;
  /** True if extra time or overtime had begun. The final score then does not show how regular time ended. */
  readonly wasExtended: boolean;
}

/**
 * Settles a market by the final score that an operator gave. The score overrules the play if it decides the market. Other
 * markets, such as those of a part of the match, keep the outcomes of the play.
 */
export function settleByScore(market: ScoredMarket): Outcomes {
  const { sport, family, line, played, wasExtended } = market;
  const rules = marketRules(sport, family);
  if (wasExtended && rules?.regularTime === true) return played;
  return rules?.settleByScore?.(market, Number(line ?? 0)) ?? played;
}
