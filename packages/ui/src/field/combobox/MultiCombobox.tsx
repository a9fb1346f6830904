import { Combobox as Base } from '@base-ui/react/combobox';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, type ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { describedBy, FieldFrame, type FieldText } from '../text-field/FieldFrame.tsx';
import * as field from '../text-field/TextField.css.ts';
import type { ComboboxBasics } from './Combobox.tsx';
import { fits, flatItems, sameItem, type ComboboxItem } from './combobox-item.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import * as css from './Combobox.css.ts';

export interface MultiComboboxProps<Value extends string> extends ComboboxBasics<Value> {
  readonly value: readonly Value[];
  readonly onValueChange: (value: Value[]) => void;
}

/**
 * Any number of many choices, each a chip in the field. Backspace removes the last one, arrow keys reach the others.
 */
export function MultiCombobox<Value extends string>(props: MultiComboboxProps<Value>): ReactElement {
  const { items, value, onValueChange, placeholder, emptyText, loading = false, onQueryChange } = props;
  const { size = 'md', disabled = false, className, label, hideLabel = false, hint, error } = props;
  const text: FieldText = { label, hideLabel, hint, error };
  const labels = useLabels();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const all = flatItems(items);
  // In the order in which they were picked.
  const chosen = value.flatMap((one) => all.find((item) => item.value === one) ?? []);
  return (
    <FieldFrame id={id} text={text} className={className}>
      <Base.Root<ComboboxItem<Value>, true>
        multiple
        items={items}
        value={chosen}
        onValueChange={(next) => onValueChange(next.map((item) => item.value))}
        isItemEqualToValue={sameItem}
        filter={onQueryChange ? null : fits}
        autoHighlight
        disabled={disabled}
        onInputValueChange={(query, { reason }) => {
          if (reason === 'input-change' || reason === 'input-clear') onQueryChange?.(query);
        }}
        onOpenChange={(open, details) => {
          // The list stays open, because several are picked in a row.
          if (!open && details.reason === 'item-press') details.cancel();
        }}
      >
        <Base.Chips
          ref={box}
          className={classNames(field.box, css.chips)}
          data-size={size}
          data-invalid={error ? '' : undefined}
        >
          {chosen.map((item) => (
            <Base.Chip key={item.value} className={css.chip} aria-label={item.label} aria-description={labels.chipHint}>
              <span className={css.label}>{item.label}</span>
              <Base.ChipRemove className={css.chipRemove} aria-label={`${labels.remove}: ${item.label}`}>
                <IconX size={14} aria-hidden="true" />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input
            id={id}
            className={classNames(field.input, css.chipsInput)}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, text)}
          />
        </Base.Chips>
        <ComboboxPopup items={items} loading={loading} emptyText={emptyText} anchor={box} />
      </Base.Root>
    </FieldFrame>
  );
}
