import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './TextField.css.ts';

export interface FieldText {
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
}

/** The ids by which a control refers to its hint and its error. */
export function describedBy(id: string, text: FieldText): string | undefined {
  const ids = [text.hint ? `${id}-hint` : undefined, text.error ? `${id}-error` : undefined].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The texts below a control: a hint and an error. */
export function FieldNotes(props: {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}): ReactElement {
  const { id, hint, error } = props;
  return (
    <>
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </span>
      ) : null}
    </>
  );
}

/** Renders label, control, hint and error. */
export function FieldFrame(props: {
  readonly id: string;
  readonly text: FieldText;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}): ReactElement {
  const { id, text, children, className } = props;
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} id={`${id}-label`} className={text.hideLabel ? visuallyHidden : css.label}>
        {text.label}
      </label>
      {children}
      <FieldNotes id={id} hint={text.hint} error={text.error} />
    </div>
  );
}
