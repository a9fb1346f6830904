import { IconChevronDown } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { Menu } from '../menu/Menu.tsx';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageChoice<Code extends string> {
  readonly code: Code;
  /** The name in the language itself: Deutsch, Ελληνικά. */
  readonly name: string;
  /** BCP 47, so that the name is pronounced correctly. */
  readonly tag: string;
}

export interface LanguageSwitchProps<Code extends string> {
  readonly value: Code;
  readonly onValueChange: (code: Code) => void;
  readonly languages: readonly LanguageChoice<Code>[];
  readonly label?: string;
  /** Shows the whole name instead of the code. */
  readonly showName?: boolean;
  readonly align?: 'start' | 'end';
  readonly className?: string;
}

/**
 * A button with the current language, and a menu of the others. After a choice the focus returns to the button, which
 * names the new language.
 */
export function LanguageSwitch<Code extends string>(props: LanguageSwitchProps<Code>): ReactElement {
  const { value, onValueChange, languages, showName = false, align = 'end', className } = props;
  const labels = useLabels();
  const label = props.label ?? labels.language;
  const current = languages.find(({ code }) => code === value);
  return (
    <Menu
      label={label}
      align={align}
      trigger={
        <button type="button" className={classNames(css.trigger, className)} data-name={showName ? '' : undefined}>
          <span className={visuallyHidden}>{label}: </span>
          {showName ? null : <span>{value} </span>}
          <span lang={current?.tag} className={showName ? undefined : visuallyHidden}>
            {current?.name ?? value}
          </span>
          <IconChevronDown size={14} className={css.chevron} aria-hidden="true" />
        </button>
      }
      items={[
        {
          kind: 'radio',
          id: 'languages',
          value,
          onValueChange: (next) => {
            const choice = languages.find(({ code }) => code === next);
            if (choice) onValueChange(choice.code);
          },
          options: languages.map(({ code, name, tag }) => ({
            value: code,
            label: <span lang={tag}>{name}</span>,
            // The code is visible only; a screen reader gets the name.
            detail: (
              <span className={css.code} aria-hidden="true">
                {code}
              </span>
            ),
          })),
        },
      ]}
    />
  );
}
