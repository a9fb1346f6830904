import { Menu as Base } from '@base-ui/react/menu';
import { IconCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import type { LinkRenderProps } from '../../link/LinkSlot.tsx';
import * as css from './Menu.css.ts';

interface EntryText {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

/** A line of a menu: something to do, a choice that may be in force, a way to somewhere, or a rule between groups. */
export type MenuEntry =
  | (EntryText & {
      readonly kind: 'item';
      readonly tone?: 'danger';
      readonly disabled?: boolean;
      readonly onSelect: () => void;
    })
  | (EntryText & {
      readonly kind: 'choice';
      readonly detail?: ReactNode;
      readonly checked: boolean;
      readonly onSelect: () => void;
    })
  | (EntryText & { readonly kind: 'link'; readonly render: (props: LinkRenderProps) => ReactElement })
  | { readonly kind: 'separator'; readonly id: string };

function MenuLine({ entry }: { readonly entry: MenuEntry }): ReactElement {
  if (entry.kind === 'separator') return <Base.Separator className={css.separator} />;
  const { icon } = entry;
  const text = <span className={css.label}>{entry.label}</span>;
  if (entry.kind === 'link') {
    const inside = (
      <>
        {icon}
        {text}
      </>
    );
    return <Base.Item className={css.item} render={entry.render({ className: css.item, children: inside })} />;
  }
  if (entry.kind === 'choice') {
    return (
      <Base.CheckboxItem
        className={css.item}
        checked={entry.checked}
        onCheckedChange={() => entry.onSelect()}
        closeOnClick
      >
        <span className={css.tick}>{entry.checked ? <IconCheck size={18} aria-hidden="true" /> : null}</span>
        {icon}
        {text}
        {entry.detail === undefined ? null : <span className={css.detail}>{entry.detail}</span>}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item className={css.item} data-tone={entry.tone} disabled={entry.disabled ?? false} onClick={entry.onSelect}>
      {icon}
      {text}
    </Base.Item>
  );
}

/** What a button has to offer, in a list. The trigger is a button of the kit or any element that forwards its props. */
export function Menu(props: {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
}): ReactElement {
  const { trigger, label, items, align = 'end' } = props;
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={6}>
          <Base.Popup className={css.popup} aria-label={label}>
            {items.map((entry) => (
              <MenuLine key={entry.id} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
