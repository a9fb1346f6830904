import { TextField } from '@kvota/ui';
import { useState, type ReactElement } from 'react';

/** A field for a short value. The value changes as soon as the text can be parsed; other text stays until the field loses the focus. */
export function DraftField<Value>(props: {
  readonly label: string;
  readonly value: string;
  readonly read: (text: string) => Value | undefined;
  readonly onRead: (value: Value) => void;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly disabled?: boolean;
}): ReactElement {
  const { label, value, read, onRead, inputMode = 'decimal', disabled = false } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft !== null && read(draft) === undefined;
  return (
    <TextField
      label={label}
      size="sm"
      inputMode={inputMode}
      autoComplete="off"
      disabled={disabled}
      value={draft ?? value}
      error={wrong ? 'Not a value' : undefined}
      onValueChange={(text) => {
        setDraft(text);
        const next = read(text);
        if (next !== undefined) onRead(next);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

/** Money as text, or undefined. */
export const readMoney = (text: string): string | undefined => (/^\d{1,15}(\.\d{1,2})?$/.test(text) ? text : undefined);

/** A whole number, or undefined. */
export const readWhole = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);
