import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, type ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import * as css from './TextField.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useTyped } from './use-typed.ts';

export interface SearchFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'value' | 'type' | 'ref'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly clearLabel?: string;
  /** The key that leads here, shown while it is empty. The app listens for it. */
  readonly shortcut?: string;
  /** What was asked for is on its way. */
  readonly busy?: boolean;
  /** Why nothing is looked for yet, within the field, so that nothing moves: in words where there is room, else in brief. Read out in words. */
  readonly note?: { readonly full: string; readonly brief: string } | undefined;
}

/** Looks for something: Escape or the cross empties it, and the focus stays in it. What is typed stands at once, however late its owner answers. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const {
    value,
    onValueChange,
    clearLabel,
    shortcut,
    busy = false,
    note,
    hideLabel = true,
    onKeyDown,
    onBlur,
    ...rest
  } = props;
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, leave } = useTyped(value, onValueChange);
  return (
    <TextField
      placeholder={typeof rest.label === 'string' ? rest.label : undefined}
      autoComplete="off"
      {...rest}
      ref={input}
      type="search"
      enterKeyHint="search"
      hideLabel={hideLabel}
      value={text}
      onValueChange={type}
      onBlur={(event) => {
        onBlur?.(event);
        leave();
      }}
      aria-keyshortcuts={shortcut}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || text === '') return;
        // What is around it, a dialog say, stays: the first Escape is for the text.
        event.stopPropagation();
        event.preventDefault();
        type('');
      }}
      prefix={busy ? <Spinner size={20} label={labels.loading} /> : <IconSearch size={20} aria-hidden="true" />}
      suffix={
        text === '' ? (
          <Shortcut name={shortcut} />
        ) : (
          <>
            {note === undefined ? null : (
              <span className={css.note}>
                <span className={css.noteInFull} role="status">
                  {note.full}
                </span>
                <span className={css.noteInBrief} aria-hidden="true">
                  {note.brief}
                </span>
              </span>
            )}
            <IconButton
              size="sm"
              label={clearLabel ?? labels.clear}
              icon={<IconX size={16} />}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            />
          </>
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
