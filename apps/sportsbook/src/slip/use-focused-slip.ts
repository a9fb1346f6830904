import { media } from '@kvota/ui';
import { useMedia } from '@kvota/shell';
import { useRef, type HTMLAttributes, type KeyboardEvent, type RefObject } from 'react';

import { useSlipKey } from './use-slip-key.ts';

interface FocusedSlip extends Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onKeyDown' | 'aria-keyshortcuts'> {
  readonly ref: RefObject<HTMLElement | null>;
  readonly 'data-slip': '';
}

/**
 * Focuses the slip beside the page when its key is pressed; the same key or Escape returns the focus. If the slip is a
 * sheet, the footer button opens and closes it with the key.
 */
export function useFocusedSlip(): FocusedSlip {
  const ref = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const beside = useMedia(media.desk);
  const giveBack = (): void => {
    const { activeElement } = document;
    if (before.current?.isConnected && before.current !== document.body) before.current.focus();
    else if (activeElement instanceof HTMLElement) activeElement.blur();
    before.current = null;
  };
  const key = useSlipKey(() => {
    const { activeElement } = document;
    if (!beside) return;
    if (ref.current?.contains(activeElement)) {
      giveBack();
      return;
    }
    before.current = activeElement instanceof HTMLElement ? activeElement : null;
    ref.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Menus and dialogs of the slip are rendered elsewhere in the document, and Escape closes those first.
    const isInside = event.target instanceof Node && ref.current?.contains(event.target) === true;
    if (event.key === 'Escape' && !event.defaultPrevented && isInside && before.current) giveBack();
  };
  return { ref, tabIndex: -1, onKeyDown, 'data-slip': '', 'aria-keyshortcuts': beside ? key : undefined };
}
