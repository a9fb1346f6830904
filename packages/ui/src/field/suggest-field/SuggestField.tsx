import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import * as menu from '../../action/menu/Menu.css.ts';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { ChoicePopup, ChoiceText } from '../combobox/ChoicePopup.tsx';
import type { ComboboxItem, ComboboxItems } from '../combobox/combobox-item.ts';
import * as list from '../combobox/Combobox.css.ts';
import { describedBy, FieldFrame, type FieldText } from '../text-field/FieldFrame.tsx';
import { Shortcut } from '../text-field/SearchField.tsx';
import * as field from '../text-field/TextField.css.ts';

export interface SuggestFieldProps<Value extends string> extends FieldText {
  readonly value: string;
  readonly onValueChange: (query: string) => void;
  /** The results of the query, best first, flat or in groups. */
  readonly suggestions: ComboboxItems<Value>;
  readonly onPick: (value: Value) => void;
  /** Called on Enter without a chosen suggestion. */
  readonly onSubmit?: (query: string) => void;
  readonly busy?: boolean;
  /** Shown in the list if there are no results. Without it, an empty list stays closed. */
  readonly emptyText?: ReactNode;
  /** The shortcut that focuses the field, shown if the field is empty. The app handles it. */
  readonly shortcut?: string;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

/** A search field with suggestions. Any text may be typed; a suggestion is a shortcut. */
export function SuggestField<Value extends string>(props: SuggestFieldProps<Value>): ReactElement {
  const { value, onValueChange, suggestions, onPick, onSubmit, busy = false, emptyText, shortcut } = props;
  const { size = 'md', className, label, hideLabel = true, hint, error } = props;
  const text: FieldText = { label, hideLabel, hint, error };
  const labels = useLabels();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const highlighted = useRef(false);
  return (
    <FieldFrame id={id} text={text} className={className}>
      <Base.Root<ComboboxItem<Value>>
        // The library has two signatures, for groups and for flat lists; here they are one list.
        items={suggestions as readonly ComboboxItem<Value>[]}
        value={value}
        // The owner handles a chosen suggestion, and its name does not replace the query.
        onValueChange={(typed, { reason }) => {
          if (reason !== 'item-press') onValueChange(typed);
        }}
        filter={null}
        itemToStringValue={(item) => item.label}
        onItemHighlighted={(item) => {
          highlighted.current = item !== undefined;
        }}
      >
        <Base.InputGroup ref={box} className={field.box} data-size={size} data-invalid={error ? '' : undefined}>
          {busy ? <Spinner size={20} label={labels.loading} /> : <IconSearch size={20} aria-hidden="true" />}
          <Base.Input
            id={id}
            className={field.input}
            type="search"
            enterKeyHint="search"
            placeholder={typeof label === 'string' ? label : undefined}
            // An open list hides everything around it from assistive technology, also the label.
            aria-label={typeof label === 'string' ? label : undefined}
            aria-keyshortcuts={shortcut}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, text)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !highlighted.current) onSubmit?.(value);
            }}
          />
          {value === '' ? (
            <Shortcut name={shortcut} />
          ) : (
            <Base.Clear className={list.press} aria-label={labels.clear}>
              <IconX size={16} aria-hidden="true" />
            </Base.Clear>
          )}
        </Base.InputGroup>
        <ChoicePopup
          items={suggestions}
          anchor={box}
          busy={busy}
          messages={
            <Base.Empty>
              {emptyText === undefined || value === '' || busy ? null : <div className={list.message}>{emptyText}</div>}
            </Base.Empty>
          }
        >
          {(item) => (
            <Base.Item key={item.value} value={item} className={menu.item} onClick={() => onPick(item.value)}>
              <ChoiceText item={item} />
            </Base.Item>
          )}
        </ChoicePopup>
      </Base.Root>
    </FieldFrame>
  );
}
