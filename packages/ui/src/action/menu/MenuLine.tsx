import { Menu as Base } from '@base-ui/react/menu';
import { IconCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Menu.css.ts';
import type { MenuEntry } from './menu-entry.ts';

function Text(props: {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
  readonly reason?: string | undefined;
}): ReactElement {
  return (
    <>
      {props.icon}
      <span className={css.label}>
        {props.label}
        {props.reason === undefined ? null : <span className={css.reason}>{props.reason}</span>}
      </span>
      {props.detail === undefined ? null : <span className={css.detail}>{props.detail}</span>}
    </>
  );
}

function Choices({ entry }: { readonly entry: MenuEntry & { kind: 'radio' } }): ReactElement {
  return (
    <Base.Group>
      {entry.label === undefined ? null : <Base.GroupLabel className={css.groupLabel}>{entry.label}</Base.GroupLabel>}
      <Base.RadioGroup
        value={entry.value}
        onValueChange={(next: unknown) => {
          const option = entry.options.find(({ value }) => value === next);
          if (option) entry.onValueChange(option.value);
        }}
      >
        {entry.options.map((option) => (
          <Base.RadioItem
            key={option.value}
            className={css.item}
            value={option.value}
            disabled={option.disabledReason !== undefined}
            closeOnClick
          >
            <span className={css.tick}>
              <Base.RadioItemIndicator>
                <IconCheck size={18} aria-hidden="true" />
              </Base.RadioItemIndicator>
            </span>
            <Text label={option.label} icon={option.icon} detail={option.detail} reason={option.disabledReason} />
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

/** Renders one entry of a menu. */
export function MenuLine({ entry }: { readonly entry: MenuEntry }): ReactElement {
  switch (entry.kind) {
    case 'separator':
      return <Base.Separator className={css.separator} />;
    case 'radio':
      return <Choices entry={entry} />;
    case 'check':
      return (
        <Base.CheckboxItem className={css.item} checked={entry.checked} onCheckedChange={entry.onCheckedChange}>
          <span className={css.tick}>
            <Base.CheckboxItemIndicator>
              <IconCheck size={18} aria-hidden="true" />
            </Base.CheckboxItemIndicator>
          </span>
          <Text label={entry.label} icon={entry.icon} />
        </Base.CheckboxItem>
      );
    case 'link':
      return (
        <Base.LinkItem
          className={css.item}
          closeOnClick
          render={entry.render({ className: css.item, children: <Text label={entry.label} icon={entry.icon} /> })}
        />
      );
    case 'item':
      return (
        <Base.Item
          className={css.item}
          data-tone={entry.tone}
          disabled={entry.disabledReason !== undefined}
          onClick={entry.onSelect}
        >
          <Text label={entry.label} icon={entry.icon} detail={entry.detail} reason={entry.disabledReason} />
        </Base.Item>
      );
    default:
      return entry satisfies never;
  }
}
