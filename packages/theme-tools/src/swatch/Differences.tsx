import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { compareDrafts, type Draft } from '../draft/draft.ts';
import { useNames } from '../names/use-names.ts';
import * as css from './differences.css.ts';
import { Swatch } from './Swatch.tsx';

/** The colours that differ between two drafts, side by side (THEME-29). */
export function Differences({ from, to }: { readonly from: Draft; readonly to: Draft }): ReactElement {
  const { t } = useLingui();
  const names = useNames();
  const found = compareDrafts(from, to);
  if (found.length === 0)
    return <p className={css.text}>{t({ id: 'theme.compare.same', message: 'Nothing differs from your draft.' })}</p>;
  const themeNames = {
    dark: t({ id: 'theme.dark', message: 'Dark' }),
    light: t({ id: 'theme.light', message: 'Light' }),
  };
  return (
    <ul className={css.list}>
      {found.map((one) => (
        <li key={`${one.theme} ${one.path}`} className={css.difference}>
          <Swatch color={one.from} small />
          <span aria-hidden="true">→</span>
          <Swatch color={one.to} small />
          <span>
            {themeNames[one.theme]} · {names.colors[one.path]}
          </span>
        </li>
      ))}
    </ul>
  );
}
