import { Checkbox as Base } from '@base-ui/react/checkbox';
import { CheckboxGroup as BaseGroup } from '@base-ui/react/checkbox-group';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { describedBy, FieldNotes, type FieldText } from '../text-field/FieldFrame.tsx';
import { CheckboxTick } from './Checkbox.tsx';
import { Choice } from './Choice.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxGroupItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabledReason?: string | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends FieldText {
  readonly value: readonly Value[];
  readonly onValueChange: (value: Value[]) => void;
  readonly items: readonly CheckboxGroupItem<Value>[];
  /** Adds a checkbox above that represents all: ticked, empty or indeterminate. */
  readonly allLabel?: ReactNode;
  readonly className?: string;
}

/** Any number of a few choices, under one heading. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>): ReactElement {
  const { label, hideLabel = false, hint, error, value, onValueChange, items, allLabel, className } = props;
  const id = useId();
  const free = items.filter(({ disabledReason }) => disabledReason === undefined);
  const some = value.length > 0 && !free.every((item) => value.includes(item.value));
  return (
    <BaseGroup
      className={classNames(css.group, className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { label, hint, error })}
      value={[...value]}
      allValues={free.map((item) => item.value)}
      onValueChange={(next) => onValueChange(items.flatMap((item) => (next.includes(item.value) ? [item.value] : [])))}
    >
      <span id={`${id}-label`} className={hideLabel ? visuallyHidden : css.legend}>
        {label}
      </span>
      {allLabel === undefined ? null : (
        <Choice id={`${id}-all`} label={allLabel} note={undefined}>
          <Base.Root parent className={css.mark} aria-labelledby={`${id}-all-label`}>
            <CheckboxTick indeterminate={some} />
          </Base.Root>
        </Choice>
      )}
      <div className={classNames(css.choices, allLabel !== undefined && css.inset)}>
        {items.map((item) => (
          <Item key={item.value} id={`${id}-${item.value}`} item={item} invalid={Boolean(error)} />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </BaseGroup>
  );
}

function Item(props: {
  readonly id: string;
  readonly item: CheckboxGroupItem<string>;
  readonly invalid: boolean;
}): ReactElement {
  const { id, item, invalid } = props;
  const note = item.disabledReason ?? item.description;
  const stopped = item.disabledReason !== undefined;
  return (
    <Choice id={id} label={item.label} note={note}>
      <Base.Root
        className={css.mark}
        value={item.value}
        readOnly={stopped}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-disabled={stopped ? true : undefined}
        data-stopped={stopped ? '' : undefined}
        data-invalid-choice={invalid ? '' : undefined}
      >
        <CheckboxTick />
      </Base.Root>
    </Choice>
  );
}
