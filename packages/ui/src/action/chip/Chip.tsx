import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as css from './Chip.css.ts';

export interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean;
  /** Makes it a toggle. */
  readonly onClick?: () => void;
  /** Makes it a filter in force, with a cross to take it away. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  readonly icon?: ReactNode;
  readonly count?: ReactNode;
  readonly className?: string;
}

/** A filter: one to press, or one in force that can be taken away. */
export function Chip(props: ChipProps): ReactElement {
  const { children, selected = false, onClick, onRemove, removeLabel, icon, count, className } = props;
  const labels = useLabels();
  const inside = (
    <>
      {icon}
      <span>{children}</span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </>
  );
  if (onClick) {
    return (
      <button type="button" className={classNames(css.chip, className)} aria-pressed={selected} onClick={onClick}>
        {inside}
      </button>
    );
  }
  return (
    <span className={classNames(css.chip, className)} data-selected={selected ? '' : undefined}>
      {inside}
      {onRemove ? (
        <IconButton
          data-remove=""
          size="sm"
          label={removeLabel ?? labels.remove}
          icon={<IconX size={16} />}
          onClick={onRemove}
        />
      ) : null}
    </span>
  );
}
