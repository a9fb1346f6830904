import { IconSearch, IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../labels/Labels.tsx';
import * as css from './TextField.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SearchFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'value' | 'type'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly clearLabel?: string;
  /** The key that leads here, shown while it is empty. The app listens for it. */
  readonly shortcut?: string;
}

/** Looks for something: Escape or the cross empties it. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { value, onValueChange, clearLabel, shortcut, hideLabel = true, onKeyDown, ...rest } = props;
  const labels = useLabels();
  const key = shortcut === undefined ? null : <kbd className={css.key}>{shortcut}</kbd>;
  return (
    <TextField
      placeholder={typeof rest.label === 'string' ? rest.label : undefined}
      {...rest}
      type="search"
      enterKeyHint="search"
      hideLabel={hideLabel}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onValueChange('');
      }}
      prefix={<IconSearch size={20} aria-hidden="true" />}
      suffix={
        value === '' ? (
          key
        ) : (
          <IconButton
            size="sm"
            label={clearLabel ?? labels.clear}
            icon={<IconX size={16} />}
            onClick={() => onValueChange('')}
          />
        )
      }
    />
  );
}
