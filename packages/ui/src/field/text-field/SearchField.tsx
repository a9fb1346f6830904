import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, type ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../labels/Labels.tsx';
import { Spinner } from '../../signal/spinner/Spinner.tsx';
import * as css from './TextField.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SearchFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'value' | 'type' | 'ref'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly clearLabel?: string;
  /** The key that leads here, shown while it is empty. The app listens for it. */
  readonly shortcut?: string;
  /** What was asked for is on its way. */
  readonly busy?: boolean;
}

/** Looks for something: Escape or the cross empties it, and the focus stays in it. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { value, onValueChange, clearLabel, shortcut, busy = false, hideLabel = true, onKeyDown, ...rest } = props;
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      placeholder={typeof rest.label === 'string' ? rest.label : undefined}
      autoComplete="off"
      {...rest}
      ref={input}
      type="search"
      enterKeyHint="search"
      hideLabel={hideLabel}
      value={value}
      onValueChange={onValueChange}
      aria-keyshortcuts={shortcut}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || value === '') return;
        // What is around it, a dialog say, stays: the first Escape is for the text.
        event.stopPropagation();
        event.preventDefault();
        onValueChange('');
      }}
      prefix={busy ? <Spinner size={20} label={labels.loading} /> : <IconSearch size={20} aria-hidden="true" />}
      suffix={
        value === '' ? (
          <Shortcut name={shortcut} />
        ) : (
          <IconButton
            size="sm"
            label={clearLabel ?? labels.clear}
            icon={<IconX size={16} />}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}

/** The key, for the eye; the field itself tells it to a screen reader. */
export function Shortcut({ name }: { readonly name: string | undefined }): ReactElement | null {
  return name === undefined ? null : (
    <kbd className={css.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
