import { minorToMoney } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { hidden } from '../../themes/frame.css.ts';
import * as css from '../../themes/league.css.ts';
import { chipsOf } from '../bets/table-bets.ts';
import { rankOfChip } from '../chips/chip-rank.ts';
import { chipText } from '../chips/chip-text.ts';
import { Chip } from '../chips/Chip.tsx';

export interface PickButtonProps {
  /** The bet in words, with its match. */
  readonly name: string;
  readonly short: string;
  readonly price: string;
  /** Minor units of chips that are not placed yet, and of placed bets. */
  readonly draft: number;
  readonly booked: number;
  readonly stakes: readonly string[];
  readonly disabled: boolean;
  /** True once the match is over and the bet has won. */
  readonly won: boolean;
  readonly money: (amount: string) => string;
  readonly onPlace: () => void;
  readonly onRemove: () => void;
}

/** A bet with its price. A press puts a chip on it; Delete takes its chips away (RGS-25). */
export function PickButton(props: PickButtonProps): ReactElement {
  const { name, short, price, draft, booked, stakes, disabled, won, money, onPlace, onRemove } = props;
  const { t } = useLingui();
  const [staked, kept] = [money(minorToMoney(BigInt(draft))), money(minorToMoney(BigInt(booked)))];
  const amount = draft + booked;
  return (
    <button
      type="button"
      className={css.pick}
      aria-disabled={disabled}
      data-won={won ? '' : undefined}
      data-booked={booked > 0 ? '' : undefined}
      onKeyDown={(event) => {
        if (!disabled && (event.key === 'Delete' || event.key === 'Backspace')) onRemove();
      }}
      onClick={() => {
        if (!disabled) onPlace();
      }}
    >
      <span className={hidden}>{name}: </span>
      <span className={css.short}>{short}</span> <span className={css.price}>{price}</span>
      {amount > 0 ? (
        <span className={css.chip} data-draft={draft > 0 ? '' : undefined} aria-hidden="true">
          <Chip text={chipText(minorToMoney(BigInt(amount)))} rank={rankOfChip(chipsOf(stakes), amount)} />
        </span>
      ) : null}
      {booked > 0 ? (
        <span className={hidden}>, {t({ id: 'games.bets.booked', message: `${kept} booked` })}</span>
      ) : null}
      {draft > 0 ? (
        <span className={hidden}>, {t({ id: 'games.bets.draft', message: `${staked} not placed yet` })}</span>
      ) : null}
    </button>
  );
}
