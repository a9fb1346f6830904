import { Checkbox as Base } from '@base-ui/react/checkbox';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { FieldNotes } from '../text-field/FieldFrame.tsx';
import { Choice } from './Choice.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Indeterminate: some of the items that it represents are chosen. */
  readonly indeterminate?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Disables the checkbox and gives the reason instead of the description. Prefer it to `disabled`. */
  readonly disabledReason?: string | undefined;
  readonly className?: string;
}

/** A choice that is submitted with a form. For a setting that takes effect at once there is `Switch`. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, checked, onCheckedChange, indeterminate = false, description, error, name } = props;
  const { required = false, disabled = false, disabledReason, className } = props;
  const id = useId();
  const note = disabledReason ?? description;
  const stopped = disabled || disabledReason !== undefined;
  const described = [note === undefined ? undefined : `${id}-note`, error ? `${id}-error` : undefined].filter(Boolean);
  return (
    <div className={classNames(css.field, className)}>
      <Choice id={id} label={label} note={note}>
        <Base.Root
          className={css.mark}
          checked={checked}
          indeterminate={indeterminate}
          onCheckedChange={(next) => onCheckedChange(next)}
          disabled={disabled}
          readOnly={disabledReason !== undefined}
          required={required}
          aria-labelledby={`${id}-label`}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-disabled={stopped ? true : undefined}
          data-stopped={stopped ? '' : undefined}
          data-invalid-choice={error ? '' : undefined}
          {...(name !== undefined && { name })}
        >
          <CheckboxTick indeterminate={indeterminate} />
        </Base.Root>
      </Choice>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** The content of the box if it is not empty. */
export function CheckboxTick({ indeterminate = false }: { readonly indeterminate?: boolean }): ReactElement {
  const Drawing = indeterminate ? IconMinus : IconCheck;
  return (
    <Base.Indicator className={css.tick}>
      <Drawing size={16} stroke={3} aria-hidden="true" />
    </Base.Indicator>
  );
}
