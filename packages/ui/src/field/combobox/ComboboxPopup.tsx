import { Combobox as Base } from '@base-ui/react/combobox';
import { IconCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import * as menu from '../../action/menu/Menu.css.ts';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { isGrouped, type ComboboxGroup, type ComboboxItem, type ComboboxItems } from './combobox-item.ts';
import * as css from './Combobox.css.ts';

/** The list of choices, in groups or flat. If it is empty, a message that there are none or that they are loading. */
export function ComboboxPopup(props: {
  readonly items: ComboboxItems<string>;
  readonly loading: boolean;
  readonly emptyText: ReactNode;
  readonly anchor?: React.RefObject<Element | null>;
}): ReactElement {
  const { items, loading, emptyText, anchor } = props;
  const labels = useLabels();
  return (
    <Base.Portal>
      <Base.Positioner
        className={menu.positioner}
        sideOffset={6}
        collisionPadding={8}
        {...(anchor !== undefined && { anchor })}
      >
        <Base.Popup className={css.popup}>
          <Base.Status>
            {loading ? (
              <div className={css.message}>
                <Spinner size={18} />
                {labels.loading}
              </div>
            ) : null}
          </Base.Status>
          <Base.Empty>{loading ? null : <div className={css.message}>{emptyText ?? labels.noMatches}</div>}</Base.Empty>
          <Base.List className={css.list}>
            {isGrouped(items)
              ? (group: ComboboxGroup<string>) => (
                  <Base.Group key={group.label} items={group.items}>
                    <Base.GroupLabel className={css.groupLabel}>{group.label}</Base.GroupLabel>
                    <Base.Collection>{line}</Base.Collection>
                  </Base.Group>
                )
              : line}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

const line = (item: ComboboxItem<string>): ReactElement => (
  <Base.Item key={item.value} value={item} disabled={item.disabled ?? false} className={menu.item}>
    {item.icon}
    <span className={css.label}>{item.label}</span>
    {item.detail === undefined ? null : <span className={menu.detail}>{item.detail}</span>}
    <span className={menu.tick}>
      <Base.ItemIndicator>
        <IconCheck size={18} aria-hidden="true" />
      </Base.ItemIndicator>
    </span>
  </Base.Item>
);
