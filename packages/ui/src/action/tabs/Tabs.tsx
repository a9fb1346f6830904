import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly badge?: ReactNode;
  readonly disabledReason?: string | undefined;
}

/** Parts of one subject, one shown at a time. */
export function Tabs<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly TabItem<Value>[];
  /** `TabPanel`s. */
  readonly children?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const { label, value, onValueChange, items, children, className } = props;
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
            className={css.tab}
            disabled={item.disabledReason !== undefined}
            title={item.disabledReason}
            aria-description={item.disabledReason}
          >
            {item.icon}
            {item.label}
            {item.badge}
          </Base.Tab>
        ))}
        <Base.Indicator className={css.indicator} />
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** What belongs to one tab. */
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
