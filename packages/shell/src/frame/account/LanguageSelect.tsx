import { languageTag, locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { localeAtom } from '../../state/atoms.ts';
import { useSwitchLanguage } from '../../texts/use-switch-language.ts';

/** Chooses the language. Each has its own name, in its own language (HEAD-04). */
export function LanguageSelect({ hint }: { readonly hint?: string }): ReactElement {
  const { t } = useLingui();
  const locale = useAtomValue(localeAtom);
  const switchTo = useSwitchLanguage();
  return (
    <Select<Locale>
      label={t({ id: 'frame.languages', message: 'Language' })}
      {...(hint !== undefined && { hint })}
      value={locale}
      onValueChange={(next) => void switchTo(next)}
      items={locales.map((value) => ({
        value,
        label: <span lang={languageTag(value)}>{languageNames[value]}</span>,
      }))}
    />
  );
}
