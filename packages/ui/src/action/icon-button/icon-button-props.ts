import { classNames } from '../../style/class-names.ts';
import type { ControlSize } from '../button/button-props.ts';
import * as css from './IconButton.css.ts';

export type IconButtonVariant = 'ghost' | 'secondary' | 'brand';

export interface IconButtonLook {
  readonly label: string;
  readonly variant?: IconButtonVariant;
  readonly size?: ControlSize;
  readonly className?: string;
}

/** Returns the look and the name of an icon button for a router's link. */
export function iconButtonProps(look: IconButtonLook): {
  className: string;
  'aria-label': string;
  'data-variant': IconButtonVariant;
  'data-size': ControlSize;
} {
  return {
    className: classNames(css.iconButton, look.className),
    'aria-label': look.label,
    'data-variant': look.variant ?? 'ghost',
    'data-size': look.size ?? 'md',
  };
}
