import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Dragged {
  readonly hex: string;
  /** The colour of the draft at that move. */
  readonly over: string;
}

/**
 * Returns the colour that a row shows: that of the draft, or of a drag that the draft does not have yet (THEME-32). A drag
 * is drawn into the row, which is rendered when it ends.
 */
export function useDraggedColor(color: string): {
  readonly row: RefObject<HTMLButtonElement | null>;
  readonly shown: string;
  readonly move: (hex: string) => void;
  readonly end: () => void;
} {
  const row = useRef<HTMLButtonElement>(null);
  const moved = useRef<string>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  // The draft has followed, or was changed otherwise.
  if (dragged && dragged.over !== color) setDragged(undefined);
  const draw = (): void => {
    if (moved.current === undefined) return;
    row.current?.querySelector<HTMLElement>('[data-swatch]')?.style.setProperty('--kvota-local-color', moved.current);
    const text = row.current?.querySelector('[data-hex]')?.firstChild;
    if (text instanceof Text) text.data = moved.current;
  };
  // A rendering in the middle of a drag has the colour of the draft.
  useLayoutEffect(draw);
  return {
    row,
    shown: dragged?.hex ?? color,
    move(hex) {
      moved.current = hex;
      draw();
    },
    end() {
      if (moved.current !== undefined) setDragged({ hex: moved.current, over: color });
      moved.current = undefined;
    },
  };
}
