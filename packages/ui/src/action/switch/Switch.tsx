import { Switch as Base } from '@base-ui/react/switch';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Switch.css.ts';

/** Something that is on or off, at once and without a further press. */
export function Switch(props: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly labelSide?: 'start' | 'end';
  readonly className?: string;
}): ReactElement {
  const { label, checked, onCheckedChange, description, disabled = false, labelSide = 'end', className } = props;
  const id = useId();
  return (
    <label className={classNames(css.field, className)} data-side={labelSide}>
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onCheckedChange(next)}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className={css.track}
      >
        <Base.Thumb className={css.thumb} />
      </Base.Root>
      <span className={css.text}>
        <span id={`${id}-label`}>{label}</span>
        {description === undefined ? null : (
          <span id={`${id}-description`} className={css.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
