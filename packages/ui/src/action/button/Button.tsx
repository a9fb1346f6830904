import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import * as css from './Button.css.ts';
import { buttonProps, type ButtonVariant, type ControlSize } from './button-props.ts';
import { useStop } from './use-stop.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
  /** Keeps its size, shows a spinner and ignores presses. */
  readonly busy?: boolean;
  /** Disables the button and gives the reason. Prefer it to `disabled`, which explains nothing. */
  readonly disabledReason?: string | undefined;
  /** Disables the button if the reason is on the screen already: the id of that text. */
  readonly disabledBy?: string | undefined;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  /** A smaller second line, such as "1 price changed". */
  readonly note?: ReactNode;
  readonly fullWidth?: boolean;
}

/** A button. */
export function Button(props: ButtonProps): ReactElement {
  const {
    variant,
    size,
    busy = false,
    disabledReason,
    disabledBy,
    icon,
    iconEnd,
    note,
    fullWidth = false,
    ...rest
  } = props;
  const { children, className, onClick, 'aria-describedby': describedBy, ...attributes } = rest;
  const labels = useLabels();
  const stop = useStop({ disabledReason, disabledBy, busy, describedBy, onClick });
  const look = buttonProps({
    fullWidth,
    ...(variant && { variant }),
    ...(size && { size }),
    className: classNames(className, stop.className),
  });
  return (
    <button
      type="button"
      {...attributes}
      {...look}
      {...stop.attributes}
      aria-busy={busy ? true : undefined}
      data-busy={busy ? '' : undefined}
    >
      {icon ? <span className={classNames(busy && css.whileBusy)}>{icon}</span> : null}
      <span className={classNames(css.content, busy && css.whileBusy)}>
        <span>{children}</span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </span>
      {iconEnd ? <span className={classNames(busy && css.whileBusy)}>{iconEnd}</span> : null}
      {busy ? (
        <span className={css.busySpinner}>
          <Spinner label={labels.loading} size={20} />
        </span>
      ) : null}
      {stop.bubble}
    </button>
  );
}
