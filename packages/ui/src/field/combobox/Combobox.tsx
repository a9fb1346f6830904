import { Combobox as Base } from '@base-ui/react/combobox';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { describedBy, FieldFrame, type FieldText } from '../text-field/FieldFrame.tsx';
import * as field from '../text-field/TextField.css.ts';
import { fits, flatItems, sameItem, type ComboboxItem, type ComboboxItems } from './combobox-item.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import * as css from './Combobox.css.ts';

/** Props that the comboboxes for one and for many choices share. */
export interface ComboboxBasics<Value extends string> extends FieldText {
  readonly items: ComboboxItems<Value>;
  readonly placeholder?: string;
  readonly emptyText?: ReactNode;
  /** True if further choices are loading. The present ones can be picked. */
  readonly loading?: boolean;
  /** Called while the user types, for choices that a server finds. The given choices are then not filtered. */
  readonly onQueryChange?: (query: string) => void;
  readonly size?: 'sm' | 'md';
  readonly disabled?: boolean;
  readonly className?: string;
}

export interface ComboboxProps<Value extends string> extends ComboboxBasics<Value> {
  readonly value: Value | null;
  readonly onValueChange: (value: Value | null) => void;
}

/** One of many choices, found by typing. Diacritics and the order of words do not matter. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>): ReactElement {
  const { items, value, onValueChange, placeholder, emptyText, loading = false, onQueryChange } = props;
  const { size = 'md', disabled = false, className, label, hideLabel = false, hint, error } = props;
  const text: FieldText = { label, hideLabel, hint, error };
  const labels = useLabels();
  const id = useId();
  return (
    <FieldFrame id={id} text={text} className={className}>
      <Base.Root<ComboboxItem<Value>>
        items={items}
        value={flatItems(items).find((item) => item.value === value) ?? null}
        onValueChange={(item) => onValueChange(item?.value ?? null)}
        isItemEqualToValue={sameItem}
        filter={onQueryChange ? null : fits}
        autoHighlight
        disabled={disabled}
        onInputValueChange={(query, { reason }) => {
          if (reason === 'input-change' || reason === 'input-clear') onQueryChange?.(query);
        }}
      >
        <Base.InputGroup
          className={classNames(field.box, css.box)}
          data-size={size}
          data-invalid={error ? '' : undefined}
        >
          <Base.Input
            id={id}
            className={field.input}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, text)}
          />
          <Base.Clear className={css.press} aria-label={labels.clear}>
            <IconX size={16} aria-hidden="true" />
          </Base.Clear>
          <Base.Trigger className={css.press} aria-label={labels.openList}>
            <IconChevronDown size={18} className={css.chevron} aria-hidden="true" />
          </Base.Trigger>
        </Base.InputGroup>
        <ComboboxPopup items={items} loading={loading} emptyText={emptyText} />
      </Base.Root>
    </FieldFrame>
  );
}
