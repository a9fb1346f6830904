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
  /** The shortcut that focuses the field, shown if the field is empty. The app handles it. */
  readonly shortcut?: string;
  /** True while results are loading. */
  readonly busy?: boolean;
  /**
   * The reason why nothing is searched yet, within the field, so that nothing moves. A sentence if there is room,
   * otherwise brief. Assistive technology always gets the sentence.
   */
  readonly note?: { readonly full: string; readonly brief: string } | undefined;
}

/**
 * A search field. Escape or the cross empties it and keeps the focus. Typed text is shown at once, however late its
 * owner answers.
 */
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
        // A layer around it, such as a dialog, stays open: the first Escape clears the text.
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

/** The visible shortcut; the field announces it to assistive technology. */
export function Shortcut({ name }: { readonly name: string | undefined }): ReactElement | null {
  return name === undefined ? null : (
    <kbd className={css.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
