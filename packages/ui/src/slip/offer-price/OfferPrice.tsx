import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './OfferPrice.css.ts';

export interface OfferPriceProps {
  readonly label: ReactNode;
  /** As it was offered; a `Skeleton` while it is still to come. */
  readonly amount: ReactNode;
  /** It can be taken: without it the amount is shown, but does not stand out. */
  readonly fresh?: boolean;
  /** What it was before, and which way it went since. */
  readonly move?: { readonly direction: 'up' | 'down'; readonly from: ReactNode } | undefined;
  /** Stands below at the end: how long the offer holds. */
  readonly end?: ReactNode;
  readonly className?: string;
}

/** The amount of an offer, large; below it where it came from and how long it holds, whose line is kept. */
export function OfferPrice(props: OfferPriceProps): ReactElement {
  const { label, amount, fresh = false, move, end, className } = props;
  return (
    <div className={classNames(css.price, className)} data-fresh={fresh ? '' : undefined}>
      <span className={css.label}>{label}</span>
      <span className={css.amount}>{amount}</span>
      <span className={css.below}>
        {move ? <Move {...move} /> : null}
        {end === undefined || end === null ? null : <span className={css.end}>{end}</span>}
      </span>
    </div>
  );
}

function Move({ direction, from }: NonNullable<OfferPriceProps['move']>): ReactElement {
  const labels = useLabels();
  const up = direction === 'up';
  const Mark = up ? IconCaretUpFilled : IconCaretDownFilled;
  return (
    <span className={css.move} data-move={direction}>
      <Mark size={18} role="img" aria-label={up ? labels.priceUp : labels.priceDown} />
      <s>{from}</s>
    </span>
  );
}
