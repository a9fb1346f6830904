import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './Sheet.css.ts';

/** Amounts below each other in the order of a calculation, as on paper. */
export function Sheet(props: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className={css.room}>
      <dl className={css.sheet}>{props.children}</dl>
    </div>
  );
}

/** One line of a sheet: its name, its amount, and the amount that results from it. */
export function SheetLine(props: {
  readonly name: ReactNode;
  /** A further line below the name. */
  readonly note?: ReactNode;
  readonly amount: ReactNode;
  /** The amount after this line. */
  readonly after?: ReactNode;
  /** The word that is spoken before the amount after the line, such as "then". */
  readonly afterLabel?: string;
  /** True for a sum. */
  readonly strong?: boolean;
}): ReactElement {
  const { name, note, amount, after, afterLabel, strong = false } = props;
  return (
    <div className={css.line} data-strong={strong ? '' : undefined}>
      <dt className={css.name}>
        {name}
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </dt>
      <dd className={classNames(css.amount, after === undefined && css.last)}>{amount}</dd>
      {after === undefined ? null : (
        <dd className={css.after}>
          {afterLabel === undefined ? null : <VisuallyHidden as="span">{afterLabel}</VisuallyHidden>}
          {after}
        </dd>
      )}
    </div>
  );
}
