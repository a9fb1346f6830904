import { languageTag, locales } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { LanguageSwitch } from '@kvota/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useSwitchLanguage } from '../../texts/use-switch-language.ts';
import { localeAtom } from '../../state/atoms.ts';

/** The seven languages by their own names. A choice keeps the page (HEAD-04). */
export function LanguageMenu(): ReactElement {
  const current = useAtomValue(localeAtom);
  const switchTo = useSwitchLanguage();
  return (
    <LanguageSwitch
      value={current}
      onValueChange={(locale) => void switchTo(locale)}
      languages={locales.map((code) => ({ code, name: languageNames[code], tag: languageTag(code) }))}
    />
  );
}
