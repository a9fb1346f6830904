import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { useStop } from '../button/use-stop.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as css from './Chip.css.ts';

export interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean;
  /** Makes it a toggle. */
  readonly onClick?: () => void;
  /** Makes it an active filter, with a cross that removes it. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  readonly icon?: ReactNode;
  readonly count?: ReactNode;
  /** Disables a toggle and gives the reason. */
  readonly disabledReason?: string | undefined;
  readonly className?: string;
}

/** A filter: a toggle, or an active filter that can be removed. */
export function Chip(props: ChipProps): ReactElement {
  const { children, selected = false, onClick, onRemove, removeLabel, icon, count, disabledReason, className } = props;
  const labels = useLabels();
  const stop = useStop({ disabledReason, busy: false, describedBy: undefined, onClick });
  const inside = (
    <>
      {icon}
      <span>{children}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </>
  );
  if (onClick) {
    return (
      <button
        type="button"
        className={classNames(css.chip, stop.className, className)}
        aria-pressed={selected}
        {...stop.attributes}
      >
        {inside}
        {stop.bubble}
      </button>
    );
  }
  // Several chips are beside each other, so each cross names what it removes.
  const remove = removeLabel ?? (typeof children === 'string' ? `${labels.remove}: ${children}` : labels.remove);
  return (
    <span className={classNames(css.chip, className)} data-selected={selected ? '' : undefined}>
      {inside}
      {onRemove ? (
        <IconButton data-remove="" size="sm" label={remove} icon={<IconX size={16} />} onClick={onRemove} />
      ) : null}
    </span>
  );
}
