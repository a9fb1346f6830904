import { Select as Base } from '@base-ui/react/select';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import * as menu from '../../action/menu/Menu.css.ts';
import { describedBy, FieldFrame, type FieldText } from '../text-field/FieldFrame.tsx';
import * as css from './Select.css.ts';

export interface SelectItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldText {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly SelectItem<Value>[];
  readonly placeholder?: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly disabled?: boolean;
  readonly className?: string;
}

/** One of many, out of sight until it is asked for. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { value, onValueChange, items, placeholder, size = 'md', disabled = false, className, ...text } = props;
  const id = useId();
  return (
    <FieldFrame id={id} text={text} className={className}>
      <Base.Root
        items={items}
        value={value}
        disabled={disabled}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
      >
        <Base.Trigger
          id={id}
          className={css.trigger}
          data-size={size}
          data-invalid={text.error ? '' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, text)}
        >
          <Base.Value className={css.value} placeholder={placeholder} />
          <IconChevronDown size={18} className={css.icon} aria-hidden="true" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={menu.positioner} sideOffset={6} alignItemWithTrigger={false}>
            <Base.Popup className={menu.popup}>
              {items.map((item) => (
                <Base.Item key={item.value} value={item.value} disabled={item.disabled ?? false} className={menu.item}>
                  {item.icon}
                  <Base.ItemText className={menu.label}>{item.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <IconCheck size={18} aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  );
}
