import { ThemeSwitch } from '@kvota/ui';
import { useAtom } from 'jotai';
import type { ReactElement } from 'react';

import { themeAtom } from '../../state/atoms.ts';
import * as css from './AccountDrawer.css.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

/** Theme and language (THEME-02, HEAD-04). */
export function PageChoices(): ReactElement {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <div className={css.tools}>
      <ThemeSwitch value={theme} onValueChange={setTheme} fullWidth />
      <LanguageSelect />
    </div>
  );
}
