import { Tabs as Base } from '@base-ui/react/tabs';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Reason } from '../reason/Reason.tsx';
import { stopped } from '../reason/Reason.css.ts';
import { classNames } from '../../style/class-names.ts';
import * as css from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly badge?: ReactNode;
  readonly disabledReason?: string | undefined;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly TabItem<Value>[];
  /** `TabPanel`s. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * Parts of one subject, one shown at a time. Arrow keys, Home and End move between them; a disabled one gives its
 * reason.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, value, onValueChange, items, children, className } = props;
  const id = useId();
  return (
    <Base.Root
      className={className}
      value={value}
      onValueChange={(next: unknown) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item && item.disabledReason === undefined) onValueChange(item.value);
      }}
    >
      <Base.List className={css.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={classNames(css.tab, item.disabledReason !== undefined && stopped)}
            disabled={item.disabledReason !== undefined}
            aria-describedby={item.disabledReason === undefined ? undefined : `${id}-${item.value}`}
          >
            {item.icon}
            {item.label}
            {item.badge}
            {item.disabledReason === undefined ? null : (
              <Reason id={`${id}-${item.value}`}>{item.disabledReason}</Reason>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className={css.indicator} />
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** The content of one tab. */
export function TabPanel(props: {
  readonly value: string;
  readonly keepMounted?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { value, keepMounted = false, children, className } = props;
  return (
    <Base.Panel value={value} keepMounted={keepMounted} className={classNames(css.panel, className)}>
      {children}
    </Base.Panel>
  );
}
