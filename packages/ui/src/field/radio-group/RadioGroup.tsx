import { Radio as Base } from '@base-ui/react/radio';
import { RadioGroup as BaseGroup } from '@base-ui/react/radio-group';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { Choice } from '../checkbox/Choice.tsx';
import * as choice from '../checkbox/Checkbox.css.ts';
import { describedBy, FieldNotes, type FieldText } from '../text-field/FieldFrame.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldText {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly RadioItem<Value>[];
  /** `cards` gives each choice a background: for a few important choices. */
  readonly look?: 'plain' | 'cards';
  readonly className?: string;
}

/** One of a few choices, each with room for a description. Arrow keys move and choose, and skip disabled ones. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactElement {
  const { label, hideLabel = false, hint, error, value, onValueChange, items, look = 'plain', className } = props;
  const id = useId();
  return (
    <div className={classNames(choice.group, className)}>
      <span id={`${id}-label`} className={hideLabel ? visuallyHidden : choice.legend}>
        {label}
      </span>
      <BaseGroup
        className={classNames(choice.choices, look === 'cards' && css.cards)}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { label, hint, error })}
        aria-invalid={error ? true : undefined}
        value={value}
        onValueChange={(next) => {
          const item = items.find((candidate) => candidate.value === next);
          if (item && item.disabledReason === undefined) onValueChange(item.value);
        }}
      >
        {items.map((item) => (
          <Item
            key={item.value}
            id={`${id}-${item.value}`}
            item={item}
            card={look === 'cards'}
            invalid={Boolean(error)}
          />
        ))}
      </BaseGroup>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function Item(props: {
  readonly id: string;
  readonly item: RadioItem<string>;
  readonly card: boolean;
  readonly invalid: boolean;
}): ReactElement {
  const { id, item, card, invalid } = props;
  const note = item.disabledReason ?? item.description;
  const stopped = item.disabledReason !== undefined;
  return (
    <Choice id={id} label={item.label} note={note} className={card ? css.card : undefined}>
      <Base.Root
        className={choice.mark}
        value={item.value}
        readOnly={stopped}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-disabled={stopped ? true : undefined}
        data-round=""
        data-stopped={stopped ? '' : undefined}
        data-invalid-choice={invalid ? '' : undefined}
      >
        <Base.Indicator className={choice.dot} />
      </Base.Root>
    </Choice>
  );
}
