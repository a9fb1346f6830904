import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  readonly content: ReactNode;
  /** The described element. It must be focusable, such as a button. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A short explanation on hover and focus. Never the only place of important information, because touch screens have
 * no hover.
 */
export function Tooltip(props: TooltipProps): ReactElement {
  const { content, children, side = 'top' } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={children} aria-describedby={open ? id : undefined} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className={css.positioner}>
          <Base.Popup id={id} role="tooltip" className={css.popup}>
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
