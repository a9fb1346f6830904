import { locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Chip } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Row } from '../workbench/Workbench.tsx';

/** Chooses the languages that are shown; at least one. */
export function LanguageChips(props: {
  readonly shown: readonly Locale[];
  readonly onShownChange: (shown: readonly Locale[]) => void;
}): ReactElement {
  const { shown, onShownChange } = props;
  return (
    <Row>
      {locales.map((locale) => {
        const selected = shown.includes(locale);
        return (
          <Chip
            key={locale}
            selected={selected}
            disabledReason={selected && shown.length === 1 ? 'One has to stay' : undefined}
            onClick={() => onShownChange(locales.filter((one) => (one === locale ? !selected : shown.includes(one))))}
          >
            {languageNames[locale]}
          </Chip>
        );
      })}
    </Row>
  );
}
