import { LanguageSelect, themeAtom } from '@kvota/shell';
import { Panel, ThemeSwitch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';

/**
 * The language, saved as `site.lang` so that every device of the player uses it (FAV-05), and the theme of this
 * device.
 */
export function LookPanel(): ReactElement {
  const { t } = useLingui();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Panel title={t({ id: 'profile.look', message: 'Language and look' })}>
      <div className={css.form}>
        <LanguageSelect hint={t({ id: 'profile.languageHint', message: 'It is kept for all your devices.' })} />
        <ThemeSwitch value={theme} onValueChange={setTheme} fullWidth />
      </div>
    </Panel>
  );
}
