import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import * as css from './SettingRow.css.ts';

/** Settings that more than one level can set, below each other. */
export function SettingRows(props: { readonly children?: ReactNode }): ReactElement {
  return <div className={css.list}>{props.children}</div>;
}

export interface SettingRowProps {
  readonly name: ReactNode;
  /** The name of the own value, such as "Own value". A `control` has its label itself. */
  readonly ownLabel?: ReactNode;
  /** The own value as text. */
  readonly own?: ReactNode;
  /** The input of the own value, in place of `own`. */
  readonly control?: ReactNode;
  /** True if the own value has no effect, because a stricter one is in force. */
  readonly overruled?: boolean;
  readonly inForceLabel: ReactNode;
  readonly inForce: ReactNode;
  /** The level that the value in force comes from, such as "Set by you". */
  readonly origin?: ReactNode;
  /** A remark below, such as that a stricter value counts. */
  readonly note?: ReactNode;
}

/** A setting: the own value, the one in force, and where that comes from. */
export function SettingRow(props: SettingRowProps): ReactElement {
  const { name, ownLabel, own, control, overruled = false, inForceLabel, inForce, origin, note } = props;
  const id = useId();
  return (
    <div className={css.row} role="group" aria-labelledby={id}>
      <span id={id} className={css.name}>
        {name}
      </span>
      {control === undefined ? (
        <span className={css.part}>
          <span className={css.caption}>{ownLabel}</span>
          <span className={css.value} data-overruled={overruled ? '' : undefined}>
            {own}
          </span>
        </span>
      ) : (
        <div className={css.control}>{control}</div>
      )}
      <span className={css.part}>
        <span className={css.caption}>{inForceLabel}</span>
        <span className={css.value}>{inForce}</span>
        {origin === undefined ? null : <span className={css.origin}>{origin}</span>}
      </span>
      {note === undefined ? null : (
        <span className={css.note}>
          <IconAlertTriangle size={16} aria-hidden="true" className={css.icon} />
          <span>{note}</span>
        </span>
      )}
    </div>
  );
}
