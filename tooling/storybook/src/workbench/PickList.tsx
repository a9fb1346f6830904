import { useId, type ReactElement, type ReactNode } from 'react';
import * as css from './PickList.css.ts';

export interface PickItem {
  readonly value: string;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly marks?: ReactNode;
}

export interface PickGroup {
  readonly heading: string;
  readonly items: readonly PickItem[];
}

/** Many things under headings, one of them chosen: native radio buttons, so that the arrows go along them. */
export function PickList(props: {
  readonly label: string;
  readonly groups: readonly PickGroup[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}): ReactElement {
  const { label, groups, value, onValueChange } = props;
  const id = useId();
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <div role="radiogroup" aria-label={label} className={css.list}>
      {filled.length === 0 ? <p className={css.none}>Nothing fits.</p> : null}
      {filled.map(({ heading, items }) => (
        <div key={heading}>
          <div className={css.heading}>
            {heading} ({items.length})
          </div>
          {items.map((item) => (
            <label key={item.value} className={css.item}>
              <input
                type="radio"
                name={id}
                className={css.input}
                checked={item.value === value}
                onChange={() => onValueChange(item.value)}
              />
              <span>
                <span className={css.name}>{item.name}</span>
                {item.detail === undefined ? null : <span className={css.detail}> {item.detail}</span>}
              </span>
              {item.marks === undefined ? null : <span className={css.marks}>{item.marks}</span>}
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What narrows a list, above it. */
export function PickFilters({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.filters}>{children}</div>;
}
