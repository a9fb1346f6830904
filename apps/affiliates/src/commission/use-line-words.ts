import type { PlanLine } from '@kvota/commission';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import { useProductName } from '../figures/use-product-name.ts';
import { ppmToPercent } from './percent.ts';

/** Words for the lines of a plan. */
export interface LineWords {
  readonly base: (base: PlanLine['base']) => string;
  readonly products: (products: PlanLine['products']) => string;
  readonly carry: (carry: 'none' | 'carry' | 'split') => string;
  readonly cycle: (cycle: PlanLine['cycle']) => string;
  /** "30 %". */
  readonly percent: (ppm: number) => string;
  /** "NGR · Casino". */
  readonly name: (line: Pick<PlanLine, 'base' | 'products'>) => string;
  /** The rate in one phrase: "30 %", "20 % to 35 % in tiers, each part its own". */
  readonly rate: (line: PlanLine) => string;
}

/** Returns the words for lines of plans. */
export function useLineWords(): LineWords {
  const { t } = useLingui();
  const formats = useFormats();
  const productName = useProductName();
  const bases: Record<PlanLine['base'], string> = {
    turnover: t({ id: 'agency.base.turnover', message: 'Turnover' }),
    ggr: t({ id: 'agency.figure.ggr', message: 'GGR' }),
    ngr: t({ id: 'agency.figure.ngr', message: 'NGR' }),
    cpa: t({ id: 'agency.base.cpa', message: 'Amount per new player (CPA)' }),
    head: t({ id: 'agency.base.head', message: 'Fee per active player' }),
  };
  const products: LineWords['products'] = (given) =>
    given === 'all'
      ? t({ id: 'agency.plan.allProducts', message: 'All products' })
      : formats.list(given.map(productName));
  const percent = (ppm: number): string => formats.percent(ppmToPercent(ppm));
  return {
    base: (base) => bases[base],
    products,
    percent,
    carry: (carry) =>
      ({
        none: t({ id: 'agency.carry.none', message: 'Losses count as zero' }),
        carry: t({ id: 'agency.carry.carry', message: 'Losses are carried over' }),
        split: t({ id: 'agency.carry.split', message: 'Losses are shared' }),
      })[carry],
    cycle: (cycle) =>
      cycle === 'week'
        ? t({ id: 'agency.cycle.week', message: 'Each week' })
        : t({ id: 'agency.cycle.month', message: 'Each month' }),
    name: ({ base, products: given }) => (base === 'cpa' ? bases.cpa : `${bases[base]} · ${products(given)}`),
    rate: (line) => {
      if (line.base === 'cpa' || line.base === 'head') return formats.number(line.perPlayer);
      const { rate } = line;
      if (rate.kind === 'flat') return percent(rate.ppm);
      const rates = rate.tiers.map(({ ppm }) => ppm);
      const [lowest, highest] = [percent(Math.min(...rates)), percent(Math.max(...rates))];
      if (rate.kind === 'selections')
        return t({ id: 'agency.rate.selections', message: `${lowest} to ${highest} by number of selections` });
      return rate.kind === 'slab'
        ? t({ id: 'agency.rate.slab', message: `${lowest} to ${highest}, the reached tier for all` })
        : t({ id: 'agency.rate.graduated', message: `${lowest} to ${highest}, each part at its tier` });
    },
  };
}
