import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { FrameRound } from '../../../wire/index.ts';
import * as css from '../../themes/shared-table.css.ts';
import { isPresenting } from '../../table/table-machine.ts';
import type { TableParts } from '../../table/table-parts.ts';
import type { TableState } from '../../table/table-state.ts';

export interface MyBetsProps {
  readonly state: TableState;
  readonly parts: TableParts;
  readonly money: (amount: string) => string;
}

/** The bets of the player on the running round, each with what became of it. */
export function MyBets({ state, parts, money }: MyBetsProps): ReactElement | null {
  const { t } = useLingui();
  const number = state.moment?.number ?? 0;
  const bets = state.bets.filter(({ fairness, state: one }) => fairness.nonce === number && one !== 'refused');
  const waiting = state.pending.length;
  if (bets.length === 0 && waiting === 0) return null;
  const counted = bets.filter((bet) => bet.state !== 'cancelled');
  const stakes = [...counted, ...state.pending.map(({ body }) => body)].map(({ stake }) => moneyToMinor(stake));
  const total = money(minorToMoney(stakes.reduce((sum, stake) => sum + stake, 0n)));
  return (
    <section className={css.mine} aria-label={t({ id: 'games.table.bets', message: 'Your bets' })}>
      <span className={css.mineTotal}>{t({ id: 'games.table.total', message: `Your bets: ${total}` })}</span>
      <ul className={css.bets}>
        {bets.map((bet) => (
          <MyBet
            key={bet.id}
            bet={bet}
            parts={parts}
            money={money}
            hidesResult={isPresenting(state) && parts.Leave === undefined}
          />
        ))}
        {waiting > 0 ? (
          <li className={css.bet} data-state="booking">
            {t({ id: 'games.table.booking', message: 'Being booked…' })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}

interface MyBetProps extends Omit<MyBetsProps, 'state'> {
  readonly bet: FrameRound;
  /** True if the result is still being shown, because it must not be read here before. */
  readonly hidesResult: boolean;
}

function MyBet({ bet, parts, money, hidesResult }: MyBetProps): ReactElement {
  const { t } = useLingui();
  const state = hidesResult && bet.state === 'closed' ? 'open' : bet.state;
  const won = money(bet.won);
  const text =
    state === 'booking'
      ? t({ id: 'games.table.booking', message: 'Being booked…' })
      : state === 'cancelled'
        ? t({ id: 'games.table.returned', message: 'Returned' })
        : state === 'closed' && moneyToMinor(bet.won) > 0n
          ? t({ id: 'games.table.won', message: `${won} back` })
          : '';
  const isWon = state === 'closed' && moneyToMinor(bet.won) > moneyToMinor(bet.staked);
  return (
    <li className={css.bet} data-state={isWon ? 'won' : state}>
      <parts.BetName bet={bet} /> <b>{money(bet.stake)}</b> {text}
    </li>
  );
}
