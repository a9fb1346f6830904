import { useMaskito } from '@maskito/react';
import type { ReactElement } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import type { FieldMask } from './masks.ts';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'ref'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Created outside the render, so that it is not rebuilt with every keystroke. */
  readonly mask: FieldMask;
}

/** A text of a fixed format. Other characters are refused, and separators are inserted. */
export function MaskedField({ mask, onValueChange, ...rest }: MaskedFieldProps): ReactElement {
  const masked = useMaskito({ options: mask });
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={masked}
      // The mask writes by itself and fires this event; React's change event would be too early.
      onInput={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
