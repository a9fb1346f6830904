import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import * as menu from '../../action/menu/Menu.css.ts';
import { popupPlace } from '../../action/menu/popup-place.ts';
import { describedBy, FieldFrame, type FieldText } from '../text-field/FieldFrame.tsx';
import * as css from './Select.css.ts';

export interface SelectItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Shown at the end of the line, in the list only: a count, a code. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldText {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly SelectItem<Value>[];
  readonly placeholder?: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly disabled?: boolean;
  /** Disables the select and gives the reason instead of the hint. Prefer it to `disabled`. */
  readonly disabledReason?: string | undefined;
  readonly className?: string;
}

/** One of many choices in a list that opens on demand. Typing moves to the first match. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { value, onValueChange, items, placeholder, size = 'md', disabled = false, disabledReason, className } = props;
  const { label, hideLabel = false, hint, error } = props;
  const text: FieldText = { label, hideLabel, hint: disabledReason ?? hint, error };
  const stopped = disabled || disabledReason !== undefined;
  const id = useId();
  const chosen = items.find((item) => item.value === value);
  return (
    <FieldFrame id={id} text={text} className={className}>
      <Base.Root
        items={items}
        value={value}
        disabled={disabled}
        readOnly={disabledReason !== undefined}
        onOpenChange={(_open, details) => {
          if (stopped) details.cancel();
        }}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
      >
        <Base.Trigger
          id={id}
          className={css.trigger}
          data-size={size}
          data-invalid={error ? '' : undefined}
          data-stopped={stopped ? '' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, text)}
          aria-invalid={error ? true : undefined}
          aria-disabled={stopped ? true : undefined}
        >
          {chosen?.icon}
          <Base.Value className={css.value} placeholder={placeholder} />
          <IconChevronDown size={18} className={css.icon} aria-hidden="true" />
        </Base.Trigger>
        {/* Its style element is for lists that lie over their field. A content security policy would report it (SEC-18). */}
        <CSPProvider disableStyleElements>
          <Base.Portal>
            <Base.Positioner {...popupPlace} alignItemWithTrigger={false}>
              <Base.Popup className={css.popup}>
                {items.map((item) => (
                  <Base.Item
                    key={item.value}
                    value={item.value}
                    disabled={item.disabled ?? false}
                    className={menu.item}
                  >
                    {item.icon}
                    <Base.ItemText className={menu.label}>{item.label}</Base.ItemText>
                    {item.detail === undefined ? null : <span className={menu.detail}>{item.detail}</span>}
                    <span className={menu.tick}>
                      <Base.ItemIndicator>
                        <IconCheck size={18} aria-hidden="true" />
                      </Base.ItemIndicator>
                    </span>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </CSPProvider>
      </Base.Root>
    </FieldFrame>
  );
}
