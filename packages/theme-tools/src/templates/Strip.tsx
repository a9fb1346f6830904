import { colorAt, type ColorPath, type SeededTheme } from '@kvota/ui/theme';
import type { ReactElement } from 'react';

import { colorsOf, type Draft } from '../draft/draft.ts';
import { Swatch } from '../swatch/Swatch.tsx';
import * as css from '../swatch/Swatch.css.ts';

const shown: readonly ColorPath[] = [
  'brand.base',
  'bg.canvas',
  'text.primary',
  'odds.bg',
  'live.solid',
  'move.up',
  'move.down',
  'casino.text',
];

/** The eight colours by which a template is recognised. */
export function Strip({ draft, theme }: { readonly draft: Draft; readonly theme: SeededTheme }): ReactElement {
  const colors = colorsOf(draft[theme], theme);
  return (
    <span className={css.swatches}>
      {shown.map((path) => (
        <Swatch key={path} color={colorAt(colors, path)} small />
      ))}
    </span>
  );
}
