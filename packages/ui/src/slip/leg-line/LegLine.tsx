import { IconArrowRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './LegLine.css.ts';

/** A leg in a list beside the ticket, such as in an offer or a question. */
export function LegLine(props: {
  readonly pick: ReactNode;
  readonly market: ReactNode;
  readonly pair: ReactNode;
  /** Its odds, or their change. */
  readonly end?: ReactNode;
  /** An additional line below. */
  readonly below?: ReactNode;
}): ReactElement {
  return (
    <li className={css.line}>
      <span className={css.text}>
        <span className={css.pick}>
          <strong>{props.pick}</strong> {props.market}
        </span>
        <span className={css.pair}>{props.pair}</span>
      </span>
      <span className={css.odds}>{props.end}</span>
      {props.below === undefined ? null : <div className={css.below}>{props.below}</div>}
    </li>
  );
}

/** Old and new odds. */
export function OddsChange({ from, to }: { readonly from: ReactNode; readonly to: ReactNode }): ReactElement {
  const labels = useLabels();
  return (
    <>
      <s className={css.old}>
        <span className={visuallyHidden}>{labels.oldPrice} </span>
        {from}
      </s>
      <IconArrowRight size={16} aria-hidden="true" />
      <strong>{to}</strong>
    </>
  );
}

/** Replaces the odds of a leg that is no longer available. */
export function OddsClosed({ children }: { readonly children?: ReactNode }): ReactElement {
  return <strong className={css.closed}>{children}</strong>;
}
