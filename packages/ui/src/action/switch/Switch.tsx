import { Switch as Base } from '@base-ui/react/switch';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  /** Disables the switch and gives the reason instead of the description. Prefer it to `disabled`. */
  readonly disabledReason?: string | undefined;
  readonly labelSide?: 'start' | 'end';
  readonly className?: string;
}

/** A setting that is on or off and takes effect at once. */
export function Switch(props: SwitchProps): ReactElement {
  const { label, checked, onCheckedChange, description, disabled = false, disabledReason, className } = props;
  const { labelSide = 'end' } = props;
  const id = useId();
  const note = disabledReason ?? description;
  const stopped = disabledReason !== undefined;
  return (
    <label className={classNames(css.field, className)} data-side={labelSide}>
      <Base.Root
        checked={checked}
        disabled={disabled}
        readOnly={stopped}
        aria-disabled={stopped || disabled ? true : undefined}
        data-stopped={stopped || disabled ? '' : undefined}
        onCheckedChange={(next) => onCheckedChange(next)}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={css.track}
      >
        <Base.Thumb className={css.thumb} />
      </Base.Root>
      <span className={css.text}>
        <span id={`${id}-label`}>{label}</span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className={css.description}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
