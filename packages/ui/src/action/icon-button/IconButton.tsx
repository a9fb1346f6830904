import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import type { ControlSize } from '../button/button-props.ts';
import { useStop } from '../button/use-stop.tsx';
import * as css from './IconButton.css.ts';
import { iconButtonProps, type IconButtonVariant } from './icon-button-props.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: IconButtonVariant;
  readonly size?: ControlSize;
  readonly badge?: ReactNode;
  /** For a toggle: true if it is on. */
  readonly pressed?: boolean;
  readonly busy?: boolean;
  readonly disabledReason?: string | undefined;
}

/** A button with an icon and no visible text. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, variant, size, badge, pressed, busy = false, disabledReason, ...rest } = props;
  const { className, onClick, 'aria-describedby': describedBy, ...attributes } = rest;
  const stop = useStop({ disabledReason, busy, describedBy, onClick });
  // The number on the badge is visible, so it is part of the accessible name.
  const counted = typeof badge === 'string' || typeof badge === 'number';
  const look = iconButtonProps({
    label: counted ? `${label} ${badge}` : label,
    ...(variant && { variant }),
    ...(size && { size }),
    className: classNames(className, stop.className),
  });
  return (
    <button
      type="button"
      title={disabledReason === undefined ? label : undefined}
      aria-pressed={pressed}
      {...attributes}
      {...look}
      // The bubble with the reason is inside the button, so the name has to be text as well.
      aria-label={disabledReason === undefined ? look['aria-label'] : undefined}
      {...stop.attributes}
      aria-busy={busy ? true : undefined}
    >
      {disabledReason === undefined ? null : <span className={visuallyHidden}>{label} </span>}
      {busy ? <Spinner size={18} /> : icon}
      {badge === undefined || badge === null ? null : <span className={css.badge}>{badge}</span>}
      {stop.bubble}
    </button>
  );
}
