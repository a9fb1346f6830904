import type { ColorPath } from '@kvota/ui/theme';
import { useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

import { stillMark } from '../painting/page-painter.ts';
import { elementsPaintedWith } from '../picking/painted-tokens.ts';
import * as css from './Outlines.css.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The most outlines at once; a token such as the page's text paints hundreds of elements. */
const most = 200;

/** Outlines everything on the page that a token paints, outside the tools. */
export function Outlines(props: {
  readonly path: ColorPath | undefined;
  readonly except: Element | null;
}): ReactElement | null {
  const { path, except } = props;
  const [found, setFound] = useState<{ readonly path: ColorPath; readonly boxes: readonly Box[] }>();
  useEffect(() => {
    if (path === undefined) return;
    const measure = (): void => {
      // While a colour is dragged, parts of the page have colours that no marker would reach.
      if (document.documentElement.hasAttribute(stillMark)) return;
      const boxes = elementsPaintedWith(path, document, except).map((element) => element.getBoundingClientRect());
      setFound({ path, boxes: boxes.slice(0, most) });
    };
    const frame = requestAnimationFrame(measure);
    addEventListener('scroll', measure, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [path, except]);
  if (path === undefined || found?.path !== path) return null;
  return createPortal(
    <div className={css.layer} data-theme-tools="" aria-hidden="true">
      {found.boxes.map(({ left, top, width, height }, at) => (
        <span key={at} className={css.box} style={{ left, top, width, height }} />
      ))}
    </div>,
    document.body,
  );
}
