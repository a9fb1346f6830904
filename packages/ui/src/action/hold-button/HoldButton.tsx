import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { localVars } from '../../style/local-vars.ts';
import { useLabels } from '../../text/labels/Labels.tsx';
import * as button from '../button/Button.css.ts';
import { buttonProps, type ButtonVariant, type ControlSize } from '../button/button-props.ts';
import { useStop } from '../button/use-stop.tsx';
import * as css from './HoldButton.css.ts';
import type { HoldState } from './hold-machine.ts';
import { useHold } from './use-hold.ts';

export interface HoldButtonProps {
  readonly children: ReactNode;
  /** Called once when the button was held for the whole time. */
  readonly onHeld: () => void;
  /** Called when assistive technology clicks, which cannot hold. It opens another way to the same act. */
  readonly onVirtualClick?: () => void;
  /** The second line: how to use it, that it is being held, and that it was released too early. */
  readonly notes: Readonly<Record<HoldState, string>>;
  /** @default 2 */
  readonly seconds?: number;
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
  readonly fullWidth?: boolean;
  readonly busy?: boolean;
  /** Disables the button and gives the reason. */
  readonly disabledReason?: string | undefined;
  readonly icon?: ReactNode;
  readonly className?: string;
}

const states: readonly HoldState[] = ['idle', 'held', 'released'];

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/**
 * A button that acts when it is held, by pointer, Enter or Space, instead of asking a question. A press that ends earlier
 * does nothing and shows it. Some assistive technology can only click, so the page needs another way to the same act;
 * `onVirtualClick` can lead to it.
 */
export function HoldButton(props: HoldButtonProps): ReactElement {
  const { children, onHeld, notes, seconds = 2, variant, size = 'lg', fullWidth = false, busy = false } = props;
  const { disabledReason, icon, className, onVirtualClick } = props;
  const labels = useLabels();
  const { state, begin, end } = useHold(seconds, onHeld);
  // The key that began, because Enter may be released while Space is down.
  const key = useRef<string>(undefined);
  const stop = useStop({
    disabledReason,
    busy,
    describedBy: undefined,
    onClick({ detail }) {
      // The click of a pointer counts one press or more, and that of a key is prevented below.
      if (detail === 0) onVirtualClick?.();
    },
  });
  const isStopped = busy || disabledReason !== undefined;
  const look = buttonProps({
    fullWidth,
    size,
    ...(variant && { variant }),
    className: classNames(css.hold, className, stop.className),
  });
  return (
    <>
      <button
        type="button"
        {...look}
        {...stop.attributes}
        aria-busy={busy ? true : undefined}
        data-busy={busy ? '' : undefined}
        data-held={state === 'held' ? '' : undefined}
        style={localVars({ seconds })}
        onPointerDown={(event) => {
          if (!isStopped && event.isPrimary && event.button === 0) begin();
        }}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event)) return;
          // Otherwise Space scrolls the page, and both click.
          event.preventDefault();
          if (isStopped || event.repeat) return;
          key.current = event.key;
          begin();
        }}
        onKeyUp={(event) => {
          if (event.key === key.current) end();
        }}
        onBlur={end}
      >
        <span className={css.well} aria-hidden="true">
          <span className={css.fill} />
        </span>
        <span className={classNames(button.content, busy && button.whileBusy)}>
          <span className={css.label}>
            {icon}
            <span>{children}</span>
          </span>
          <span className={css.notes}>
            {states.map((one) => (
              <span key={one} className={css.note} data-shown={one === state ? '' : undefined}>
                {notes[one]}
              </span>
            ))}
          </span>
        </span>
        {busy ? (
          <span className={button.busySpinner}>
            <Spinner label={labels.loading} size={20} />
          </span>
        ) : null}
        {stop.bubble}
      </button>
      <span className={visuallyHidden} role="status">
        {state === 'idle' ? '' : notes[state]}
      </span>
    </>
  );
}
