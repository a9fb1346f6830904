import { useMaskito } from '@maskito/react';
import type { ReactElement } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import type { FieldMask } from './masks.ts';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'ref'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Kept outside of the render, or every keystroke builds it anew. */
  readonly mask: FieldMask;
}

/** A text of a known shape: what does not fit is not let in, and what is fixed is typed by itself. */
export function MaskedField({ mask, onValueChange, ...rest }: MaskedFieldProps): ReactElement {
  const masked = useMaskito({ options: mask });
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={masked}
      // The mask writes by itself and tells it by this event; React's change would come too early.
      onInput={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
