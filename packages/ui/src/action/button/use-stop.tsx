import { useId, type MouseEvent, type MouseEventHandler, type ReactElement } from 'react';
import { Reason } from '../reason/Reason.tsx';
import { stopped as stoppedClass } from '../reason/Reason.css.ts';

export interface Stop {
  /** Props to spread over the button after its other attributes. */
  readonly attributes: {
    readonly 'aria-disabled': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly onClick: MouseEventHandler<HTMLButtonElement>;
  };
  /** Class of the button. */
  readonly className: string | undefined;
  /** Rendered inside the button, as its last child. */
  readonly bubble: ReactElement | null;
}

/**
 * Disables a button without removing it from keyboard navigation: it stays reachable, ignores presses and gives the
 * reason.
 * The reason is its accessible description and a bubble.
 */
export function useStop(options: {
  readonly disabledReason: string | undefined;
  /** Id of a text that has the reason. No bubble repeats it. */
  readonly disabledBy?: string | undefined;
  readonly busy: boolean;
  readonly describedBy: string | undefined;
  readonly onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}): Stop {
  const { disabledReason, disabledBy, busy, describedBy, onClick } = options;
  const id = useId();
  const stopped = busy || disabledReason !== undefined || disabledBy !== undefined;
  const handle = (event: MouseEvent<HTMLButtonElement>): void => {
    if (stopped) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return {
    attributes: {
      'aria-disabled': stopped ? true : undefined,
      'aria-describedby':
        [describedBy, disabledBy, disabledReason === undefined ? undefined : id].filter(Boolean).join(' ') || undefined,
      onClick: handle,
    },
    className: disabledReason === undefined ? undefined : stoppedClass,
    bubble: disabledReason === undefined ? null : <Reason id={id}>{disabledReason}</Reason>,
  };
}
