import { useId, type ComponentProps, type ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx';
import * as area from './TextArea.css.ts';
import * as css from './TextField.css.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value'>, FieldText {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
}

/** Several lines of text. It grows with the text, and with `maxLength` it counts. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, hideLabel = false, error, hint, onValueChange, value, ...rest } = props;
  const { className, id: givenId, onChange, maxLength, rows = 3, ...attributes } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const text: FieldText = { label, hideLabel, error, hint };
  return (
    <FieldFrame id={id} text={text} className={className}>
      <div className={classNames(css.box, area.box)} data-invalid={error ? '' : undefined}>
        <textarea
          {...attributes}
          id={id}
          rows={rows}
          maxLength={maxLength}
          className={classNames(css.input, area.area)}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, text)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange(event.target.value);
          }}
        />
        {maxLength === undefined ? null : (
          <span className={area.count} data-full={value.length >= maxLength ? '' : undefined}>
            {value.length} / {maxLength}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
