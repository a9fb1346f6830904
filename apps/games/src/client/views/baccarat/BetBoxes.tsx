import { minorToMoney } from '@kvota/contracts';
import type { Side } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/baccarat.css.ts';
import { hidden } from '../../themes/frame.css.ts';
import { chipsOf } from '../bets/table-bets.ts';
import { useTableBets } from '../bets/use-table-bets.ts';
import { rankOfChip } from '../chips/chip-rank.ts';
import { chipText } from '../chips/chip-text.ts';
import { Chip } from '../chips/Chip.tsx';
import type { ViewProps } from '../view.ts';
import { useBaccaratTexts } from './use-baccarat-texts.ts';

export interface BetBoxesProps extends ViewProps {
  /** The winner, once it was presented. */
  readonly winner: Side | null;
}

const sides: readonly Side[] = ['player', 'tie', 'banker'];
const odds: Readonly<Record<Side, string>> = { player: '1 : 1', tie: '8 : 1', banker: '19 : 20' };

/** The three bets as buttons. If Delete is pressed on one, its bet is taken away (RGS-25). */
export function BetBoxes(props: BetBoxesProps): ReactElement {
  const { winner, money, stakes } = props;
  const { t } = useLingui();
  const texts = useBaccaratTexts();
  const { table, chip, canBet, change } = useTableBets(props);
  return (
    <div className={css.boxes} role="group" aria-label={t({ id: 'games.baccarat.bets', message: 'Bets' })}>
      {sides.map((side) => {
        const amount = table.bets.find(({ on }) => on === side)?.amount;
        const text = amount === undefined ? '' : minorToMoney(BigInt(amount));
        const staked = text === '' ? '' : money(text);
        return (
          <button
            key={side}
            type="button"
            className={css.box}
            data-side={side}
            data-won={winner === side ? '' : undefined}
            aria-disabled={!canBet}
            onKeyDown={(event) => {
              if (canBet && (event.key === 'Delete' || event.key === 'Backspace')) change({ type: 'remove', on: side });
            }}
            onClick={() => {
              if (canBet) change({ type: 'place', on: side, chip });
            }}
          >
            <span className={css.boxName}>{texts[side]}</span> <span className={css.boxOdds}>{odds[side]}</span>{' '}
            <span className={css.boxChip} aria-hidden="true">
              {amount === undefined ? null : <Chip text={chipText(text)} rank={rankOfChip(chipsOf(stakes), amount)} />}
            </span>
            <span className={hidden}>
              {staked === '' ? null : t({ id: 'games.bets.placed', message: `${staked} placed` })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
