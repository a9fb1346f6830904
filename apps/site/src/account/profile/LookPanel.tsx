import { languageTag, locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { localeAtom, themeAtom, useSwitchLanguage } from '@kvota/shell';
import { Panel, Select, ThemeSwitch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';

/**
 * The language, saved as `site.lang` so that every device of the player uses it (FAV-05), and the theme of this
 * device.
 */
export function LookPanel(): ReactElement {
  const { t } = useLingui();
  const locale = useAtomValue(localeAtom);
  const switchTo = useSwitchLanguage();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Panel title={t({ id: 'profile.look', message: 'Language and look' })}>
      <div className={css.form}>
        <Select<Locale>
          label={t({ id: 'profile.language', message: 'Language' })}
          hint={t({ id: 'profile.languageHint', message: 'It is kept for all your devices.' })}
          value={locale}
          onValueChange={(next) => void switchTo(next)}
          items={locales.map((value) => ({
            value,
            label: <span lang={languageTag(value)}>{languageNames[value]}</span>,
          }))}
        />
        <ThemeSwitch value={theme} onValueChange={setTheme} fullWidth />
      </div>
    </Panel>
  );
}
