import { locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Chooses the language of the texts that are edited. */
export function LanguageChoice(props: {
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Select<Locale>
      label={t({ id: 'theme.content.language', message: 'Language of these texts' })}
      value={props.value}
      onValueChange={props.onChange}
      items={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
    />
  );
}
