import { languageTag, locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Select, ThemeSwitch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { localeAtom, themeAtom } from '../../state/atoms.ts';
import { useSwitchLanguage } from '../../texts/use-switch-language.ts';
import * as css from './AccountDrawer.css.ts';

/** Theme and language (THEME-02, HEAD-04). */
export function PageChoices(): ReactElement {
  const { t } = useLingui();
  const [theme, setTheme] = useAtom(themeAtom);
  const locale = useAtomValue(localeAtom);
  const switchTo = useSwitchLanguage();
  return (
    <div className={css.tools}>
      <ThemeSwitch value={theme} onValueChange={setTheme} fullWidth />
      <Select<Locale>
        label={t({ id: 'frame.languages', message: 'Language' })}
        value={locale}
        onValueChange={(next) => void switchTo(next)}
        items={locales.map((value) => ({
          value,
          label: <span lang={languageTag(value)}>{languageNames[value]}</span>,
        }))}
      />
    </div>
  );
}
