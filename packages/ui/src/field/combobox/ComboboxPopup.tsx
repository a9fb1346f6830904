import { Combobox as Base } from '@base-ui/react/combobox';
import { IconCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import * as menu from '../../action/menu/Menu.css.ts';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { ChoicePopup, ChoiceText } from './ChoicePopup.tsx';
import type { ComboboxItem, ComboboxItems } from './combobox-item.ts';
import * as css from './Combobox.css.ts';

/** The choices of a combobox. If there are none, a message that there are none or that they are loading. */
export function ComboboxPopup(props: {
  readonly items: ComboboxItems<string>;
  readonly loading: boolean;
  readonly emptyText: ReactNode;
  readonly anchor?: RefObject<Element | null>;
}): ReactElement {
  const { items, loading, emptyText, anchor } = props;
  const labels = useLabels();
  return (
    <ChoicePopup
      items={items}
      anchor={anchor}
      messages={
        <>
          <Base.Status>
            {loading ? (
              <div className={css.message}>
                <Spinner size={18} />
                {labels.loading}
              </div>
            ) : null}
          </Base.Status>
          <Base.Empty>{loading ? null : <div className={css.message}>{emptyText ?? labels.noMatches}</div>}</Base.Empty>
        </>
      }
    >
      {choice}
    </ChoicePopup>
  );
}

const choice = (item: ComboboxItem<string>): ReactElement => (
  <Base.Item key={item.value} value={item} disabled={item.disabled ?? false} className={menu.item}>
    <ChoiceText item={item} />
    <span className={menu.tick}>
      <Base.ItemIndicator>
        <IconCheck size={18} aria-hidden="true" />
      </Base.ItemIndicator>
    </span>
  </Base.Item>
);
