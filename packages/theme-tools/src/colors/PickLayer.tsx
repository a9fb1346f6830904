import type { ColorPath } from '@kvota/ui/theme';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

import { tokensPainting } from '../picking/painted-tokens.ts';
import * as outlines from './Outlines.css.ts';
import * as css from './colors.css.ts';

/**
 * Waits for a press on anything of the page, and ends with the tokens that paint it. Escape ends it without. With the
 * keyboard, the element that has the focus is picked by Enter.
 */
export function PickLayer(props: {
  readonly panel: Element | null;
  readonly onEnd: (paths: readonly ColorPath[] | undefined) => void;
}): ReactElement {
  const { panel, onEnd } = props;
  const { t } = useLingui();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const layer = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<DOMRect>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const focused = document.activeElement;
      if (event.key === 'Escape') {
        event.preventDefault();
        end.current(undefined);
      } else if (event.key === 'Enter' && focused && focused !== document.body && !panel?.contains(focused)) {
        event.preventDefault();
        event.stopPropagation();
        end.current(tokensPainting(focused));
      }
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [panel]);
  /** Returns what lies below the layer and its outline. */
  const below = (x: number, y: number): Element | undefined =>
    document.elementsFromPoint(x, y).find((element) => !layer.current?.contains(element) && !panel?.contains(element));
  return (
    <>
      <p className={css.note} role="status">
        {t({
          id: 'theme.pick.hint',
          message: 'Press anything on the page, or move to it with Tab and press Enter. Escape ends it.',
        })}
      </p>
      {createPortal(
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers; the keys are handled for the whole page
        <div
          ref={layer}
          className={outlines.catcher}
          onPointerMove={(event) => setTarget(below(event.clientX, event.clientY)?.getBoundingClientRect())}
          onClick={(event) => {
            event.preventDefault();
            const element = below(event.clientX, event.clientY);
            onEnd(element ? tokensPainting(element) : undefined);
          }}
        >
          {target ? (
            <span
              data-pick-outline
              className={outlines.box}
              style={{ left: target.left, top: target.top, width: target.width, height: target.height }}
            />
          ) : null}
        </div>,
        document.body,
      )}
    </>
  );
}
