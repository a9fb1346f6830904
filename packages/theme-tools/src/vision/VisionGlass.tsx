import { useEffect, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

import { matrixOf, type Vision } from './visions.ts';
import * as css from './vision.css.ts';

/** Some browsers have no filters of a page below an element. There the whole page is filtered, with the tools. */
const hasGlass = (): boolean => CSS.supports('backdrop-filter', `url("#${css.filterId}")`);

/** Shows the page as somebody else sees it (THEME-33). Only this window does, and only while it is mounted. */
export function VisionGlass({ vision }: { readonly vision: Exclude<Vision, 'normal'> }): ReactElement {
  const { values, isLinear } = matrixOf(vision);
  const filters = !hasGlass();
  useEffect(() => {
    if (!filters) return;
    const { style } = document.documentElement;
    style.filter = `url("#${css.filterId}")`;
    return () => void style.removeProperty('filter');
  }, [filters]);
  return createPortal(
    <div data-theme-tools="" data-vision={vision} aria-hidden="true">
      <svg className={css.holder}>
        <filter id={css.filterId} colorInterpolationFilters={isLinear ? 'linearRGB' : 'sRGB'}>
          <feColorMatrix type="matrix" values={values} />
        </filter>
      </svg>
      {filters ? null : <div className={css.glass} />}
    </div>,
    document.body,
  );
}
