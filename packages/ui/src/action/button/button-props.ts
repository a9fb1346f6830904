import { classNames } from '../../style/class-names.ts';
import * as css from './Button.css.ts';

export type ButtonVariant = 'brand' | 'secondary' | 'ghost' | 'danger';
export type ControlSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
  readonly fullWidth?: boolean;
  readonly className?: string;
}

/**
 * Returns the look of a button for another element, such as a router's link: `<Link {...buttonProps({ variant:
 * 'brand' })} />`.
 */
export function buttonProps(look: ButtonLook = {}): {
  className: string;
  'data-variant': ButtonVariant;
  'data-size': ControlSize;
  'data-full': '' | undefined;
} {
  return {
    className: classNames(css.button, look.className),
    'data-variant': look.variant ?? 'secondary',
    'data-size': look.size ?? 'md',
    'data-full': look.fullWidth ? '' : undefined,
  };
}
