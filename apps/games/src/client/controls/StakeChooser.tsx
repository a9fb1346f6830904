import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';

import * as css from '../themes/frame.css.ts';

export interface StakeChooserProps {
  readonly stakes: readonly string[];
  readonly stake: string;
  readonly disabled: boolean;
  readonly money: (amount: string) => string;
  readonly onStake: (stake: string) => void;
}

/** The stake: one step less or more, and a grid of all stakes. */
export function StakeChooser({ stakes, stake, disabled, money, onStake }: StakeChooserProps): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const value = useRef<HTMLButtonElement>(null);
  const grid = useId();
  const at = stakes.indexOf(stake);
  const [less, more] = [stakes[at - 1], stakes[at + 1]];
  const isOpen = open && !disabled;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      value.current?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div
      ref={box}
      className={css.stake}
      data-off={disabled ? '' : undefined}
      role="group"
      aria-label={t({ id: 'games.stake', message: 'Stake' })}
    >
      <button
        type="button"
        className={css.stakeStep}
        disabled={disabled || less === undefined}
        onClick={() => less !== undefined && onStake(less)}
        aria-label={t({ id: 'games.stake.less', message: 'Lower stake' })}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button
        ref={value}
        type="button"
        className={css.stakeValue}
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={grid}
        onClick={() => setOpen(!open)}
      >
        <span className={css.stakeLabel}>{t({ id: 'games.stake', message: 'Stake' })}</span>
        <span>{money(stake)}</span>
      </button>
      <button
        type="button"
        className={css.stakeStep}
        disabled={disabled || more === undefined}
        onClick={() => more !== undefined && onStake(more)}
        aria-label={t({ id: 'games.stake.more', message: 'Higher stake' })}
      >
        <span aria-hidden="true">+</span>
      </button>
      <div
        id={grid}
        className={css.stakes}
        hidden={!isOpen}
        role="group"
        aria-label={t({ id: 'games.stake.all', message: 'All stakes' })}
      >
        {stakes.map((each) => (
          <button
            key={each}
            type="button"
            className={css.stakeChip}
            aria-pressed={each === stake}
            onClick={() => {
              onStake(each);
              setOpen(false);
              value.current?.focus();
            }}
          >
            {money(each)}
          </button>
        ))}
      </div>
    </div>
  );
}
