import type { ReactElement } from 'react';
import { SegmentedControl } from '../../action/segmented/SegmentedControl.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './MarketSwitcher.css.ts';

/** The columns of a market table that belong to one market, such as "1 X 2". */
export interface MarketColumns {
  readonly id: string;
  readonly label: string;
  /** The index of its first column, and the number of its columns. */
  readonly from: number;
  readonly count: number;
}

/** Chooses the market whose prices a phone shows. Wider windows show all of them. */
export function MarketSwitcher(props: {
  readonly label: string;
  readonly markets: readonly MarketColumns[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
  readonly className?: string;
}): ReactElement | null {
  const { label, markets, value, onValueChange, className } = props;
  if (markets.length < 2) return null;
  return (
    <div className={classNames(css.switcher, className)}>
      <SegmentedControl
        label={label}
        size="sm"
        tone="quiet"
        fullWidth
        value={value}
        onValueChange={onValueChange}
        items={markets.map((market) => ({ value: market.id, label: market.label }))}
      />
    </div>
  );
}
