import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Tooltip.css.ts';

/** A short explanation on hover and focus. Never the only place of something that has to be known. */
export function Tooltip(props: {
  readonly content: ReactNode;
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}): ReactElement {
  const { content, children, side = 'top' } = props;
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className={css.positioner}>
          <Base.Popup className={css.popup}>{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
