import { languageTag, locales } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Menu, classNames } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useSwitchLanguage } from '../router/use-switch-language.ts';
import { localeAtom } from '../state/atoms.ts';
import * as css from './Header.css.ts';

/** The seven languages by their own names; a choice keeps the page (HEAD-04). */
export function LanguageMenu({ className }: { readonly className?: string }): ReactElement {
  const { t } = useLingui();
  const current = useAtomValue(localeAtom);
  const switchTo = useSwitchLanguage();
  const name = languageNames[current];
  const label = t({ id: 'frame.language', message: `Language: ${name}` });
  return (
    <Menu
      label={label}
      trigger={
        <button type="button" className={classNames(css.language, className)} aria-label={`${current} – ${label}`}>
          {current}
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      }
      items={locales.map((locale) => ({
        kind: 'choice',
        id: locale,
        label: <span lang={languageTag(locale)}>{languageNames[locale]}</span>,
        checked: locale === current,
        onSelect: () => void switchTo(locale),
      }))}
    />
  );
}
