import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx';
import * as css from './TextField.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldText {
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly onValueChange?: (text: string) => void;
}

/** A line of text with its label and its error. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, hideLabel = false, error, hint, prefix, suffix, size = 'md', onValueChange, ...rest } = props;
  const { className, id: givenId, onChange, ...attributes } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const text: FieldText = { label, hideLabel, error, hint };
  return (
    <FieldFrame id={id} text={text} className={className}>
      <div className={css.box} data-size={size} data-invalid={error ? '' : undefined}>
        {prefix}
        <input
          {...attributes}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, text)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}
