import { useId, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx';
import * as css from './TextField.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldText {
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly onValueChange?: (text: string) => void;
}

/** Starts typing on a press next to the input, such as on an icon. Buttons within the box keep their presses. */
function focusInput(event: MouseEvent<HTMLDivElement>): void {
  if (!(event.target instanceof Element) || event.target.closest('button, input')) return;
  // The press itself would take the focus away.
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- an addition for pointers: the input itself takes focus and keys */}
      <div className={css.box} data-size={size} data-invalid={error ? '' : undefined} onMouseDown={focusInput}>
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
