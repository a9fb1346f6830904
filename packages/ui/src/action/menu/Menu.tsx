import { Menu as Base } from '@base-ui/react/menu';
import { useState, type ReactElement } from 'react';
import * as css from './Menu.css.ts';
import { MenuLine } from './MenuLine.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { popupPlace } from './popup-place.ts';

export interface MenuProps {
  /** A button of the kit, or any element that passes on its props and its ref. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
  /** Keeps the menu closed, for a trigger that is busy or disabled with a reason. The trigger stays reachable. */
  readonly stopped?: boolean;
}

/** A button with a list of entries. */
export function Menu({ trigger, label, items, align = 'end', stopped = false }: MenuProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open && !stopped} onOpenChange={(next) => setOpen(next && !stopped)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner {...popupPlace} align={align}>
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
