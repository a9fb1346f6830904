import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactElement, ReactNode, RefObject } from 'react';
import * as menu from '../../action/menu/Menu.css.ts';
import { popupPlace } from '../../action/menu/popup-place.ts';
import { isGrouped, type ComboboxGroup, type ComboboxItem, type ComboboxItems } from './combobox-item.ts';
import * as css from './Combobox.css.ts';

/** The popup below a field: messages, then choices, flat or in groups. */
export function ChoicePopup<Value extends string>(props: {
  readonly items: ComboboxItems<Value>;
  /** Renders one choice. */
  readonly children: (item: ComboboxItem<Value>) => ReactElement;
  /** Shown above the choices. */
  readonly messages: ReactNode;
  readonly busy?: boolean | undefined;
  /** The element below which the popup opens, if not the input. */
  readonly anchor?: RefObject<Element | null> | undefined;
}): ReactElement {
  const { items, children, messages, busy, anchor } = props;
  return (
    <Base.Portal>
      <Base.Positioner {...popupPlace} {...(anchor !== undefined && { anchor })}>
        <Base.Popup className={css.popup} aria-busy={busy}>
          {messages}
          <Base.List className={css.list}>
            {isGrouped(items)
              ? (group: ComboboxGroup<Value>) => (
                  <Base.Group key={group.label} items={group.items}>
                    <Base.GroupLabel className={css.groupLabel}>{group.label}</Base.GroupLabel>
                    <Base.Collection>{children}</Base.Collection>
                  </Base.Group>
                )
              : children}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/** Icon, label and detail of a choice. */
export function ChoiceText({ item }: { readonly item: ComboboxItem<string> }): ReactElement {
  return (
    <>
      {item.icon}
      <span className={css.label}>{item.label}</span>
      {item.detail === undefined ? null : <span className={menu.detail}>{item.detail}</span>}
    </>
  );
}
