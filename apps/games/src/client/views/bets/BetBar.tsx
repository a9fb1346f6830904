import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

import * as css from '../../themes/bets.css.ts';
import { Chip } from '../chips/Chip.tsx';
import { chipText } from '../chips/chip-text.ts';
import type { ViewProps } from '../view.ts';
import { chipsOf } from './table-bets.ts';
import { useTableBets } from './use-table-bets.ts';

interface ToolProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Tool = ({ name, disabled, onPress, children }: ToolProps): ReactElement => (
  <button type="button" className={css.tool} aria-label={name} title={name} disabled={disabled} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  </button>
);

/** The chips to place, and what can be done with the placed ones. It replaces the stake, because that is the sum of the bets. */
export function BetBar(props: ViewProps): ReactElement {
  const { stakes, money } = props;
  const { t } = useLingui();
  const { table, chip, canBet, change } = useTableBets(props);
  const chips = chipsOf(stakes);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = move === undefined ? undefined : chips[chips.indexOf(chip) + move];
    if (next === undefined || !canBet) return;
    event.preventDefault();
    change({ type: 'chip', chip: next });
    event.currentTarget.querySelectorAll<HTMLElement>('button')[chips.indexOf(next)]?.focus();
  }
  const isEmpty = table.bets.length === 0;
  return (
    <div className={css.bar}>
      <div
        className={css.chips}
        role="radiogroup"
        tabIndex={-1}
        aria-label={t({ id: 'games.chips', message: 'Chip' })}
        onKeyDown={onKeyDown}
      >
        {chips.map((each, rank) => (
          <button
            key={each}
            type="button"
            role="radio"
            className={css.pick}
            aria-checked={each === chip}
            aria-label={money(each)}
            tabIndex={each === chip ? 0 : -1}
            // The list may scroll, so that its chips take the focus also while no bets are taken.
            aria-disabled={!canBet}
            onClick={() => {
              if (canBet) change({ type: 'chip', chip: each });
            }}
          >
            <Chip text={chipText(each)} rank={rank} />
          </button>
        ))}
      </div>
      {isEmpty && table.cleared.length > 0 ? (
        <Tool
          name={t({ id: 'games.bets.repeat', message: 'Repeat the bets' })}
          disabled={!canBet}
          onPress={() => change({ type: 'repeat' })}
        >
          <path d="M5 12a7 7 0 1 1 2.2 5.1M5 19v-4.5h4.5" />
        </Tool>
      ) : (
        <Tool
          name={t({ id: 'games.bets.undo', message: 'Undo' })}
          disabled={!canBet || table.before.length === 0}
          onPress={() => change({ type: 'undo' })}
        >
          <path d="M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 9h-3" />
        </Tool>
      )}
      <Tool
        name={t({ id: 'games.bets.double', message: 'Double all bets (×2)' })}
        disabled={!canBet || isEmpty}
        onPress={() => change({ type: 'double' })}
      >
        <path d="M3.5 9.5L9 15M9 9.5L3.5 15M13 9.6a3.2 3.2 0 0 1 6.2 1.1c0 2.2-2.6 3.6-6.2 6.8h6.6" />
      </Tool>
      <Tool
        name={t({ id: 'games.bets.clear', message: 'Clear the bets' })}
        disabled={!canBet || isEmpty}
        onPress={() => change({ type: 'clear' })}
      >
        <path d="M6 6L18 18M18 6L6 18" />
      </Tool>
    </div>
  );
}
