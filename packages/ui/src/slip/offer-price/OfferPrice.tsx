import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './OfferPrice.css.ts';

export interface OfferPriceProps {
  readonly label: ReactNode;
  /** The offered amount, or a `Skeleton` while it is loading. */
  readonly amount: ReactNode;
  /** True if the offer can be accepted. Otherwise the amount is shown without emphasis. */
  readonly fresh?: boolean;
  /** The amount before, and the direction of the change. */
  readonly move?: { readonly direction: 'up' | 'down'; readonly from: ReactNode } | undefined;
  /** Shown below at the end: the time that the offer remains valid. */
  readonly end?: ReactNode;
  readonly className?: string;
}

/** The amount of an offer in large type. Below it are its origin and its remaining time; their line is always kept. */
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
