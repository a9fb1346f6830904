import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import type { ControlSize } from '../button/button-props.ts';
import { useStop } from '../button/use-stop.tsx';
import * as css from './IconButton.css.ts';
import { iconButtonProps, type IconButtonVariant } from './icon-button-props.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, in words: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: IconButtonVariant;
  readonly size?: ControlSize;
  readonly badge?: ReactNode;
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean;
  readonly busy?: boolean;
  readonly disabledReason?: string | undefined;
}

/** A press shown by a picture alone. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, variant, size, badge, pressed, busy = false, disabledReason, ...rest } = props;
  const { className, onClick, 'aria-describedby': describedBy, ...attributes } = rest;
  const stop = useStop({ disabledReason, busy, describedBy, onClick });
  // A number on the badge is part of what is seen, so it is part of the name.
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
      // The bubble of a reason stands inside: a name beside it has to be text as well.
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
