import type { ReactElement, ReactNode } from 'react';

import { NoticeBar } from '../controls/NoticeBar.tsx';
import { StakeChooser } from '../controls/StakeChooser.tsx';
import type { GameStore } from '../play/create-game.ts';
import { hasUsedFree, modesOf, stakesOf } from '../play/play-machine.ts';
import type { Notice, Playing } from '../play/play-state.ts';
import * as css from '../themes/frame.css.ts';
import type { GameView, ViewProps } from '../views/view.ts';
import { CreditBox } from './CreditBox.tsx';

export interface GameBarProps {
  readonly store: GameStore;
  readonly state: Playing;
  readonly view: GameView;
  readonly viewProps: ViewProps;
  /** The credit that is shown, a decimal amount. */
  readonly credit: string;
  /** Free rounds that are left, and their stake. */
  readonly free?: { readonly left: number; readonly stake: string } | undefined;
  readonly notice: Notice | null;
  readonly onDismiss: () => void;
  readonly onCashier: () => void;
  /** True if mode and stake may be changed. */
  readonly canChoose: boolean;
  /** The stake that is shown, which is that of the round while one is open. */
  readonly stake: string;
  /** The button that places the bet or goes on with the round. */
  readonly children: ReactNode;
}

/** The bar below a board, of games and of tables: a notice, the credit, mode and stake, and the button. */
export function GameBar(props: GameBarProps): ReactElement {
  const { store, state, view, viewProps, credit, free, notice, onDismiss, onCashier, children } = props;
  const { money } = viewProps;
  return (
    <>
      {notice ? <NoticeBar notice={notice} money={money} onDismiss={onDismiss} /> : null}
      <div className={css.bar}>
        <CreditBox
          free={free && { left: free.left, stake: money(free.stake) }}
          freeUsed={hasUsedFree(state)}
          credit={money(credit)}
          demo={state.session.mode === 'demo'}
          lacking={notice?.type === 'refused' && notice.refusal.status === 'insufficientFunds'}
          onRefill={() => store.send({ type: 'refill' })}
          onCashier={onCashier}
        />
        {view.Stake ? <view.Stake {...viewProps} /> : <PlainChoosers {...props} />}
        <div className={css.primaryPlace}>{children}</div>
      </div>
    </>
  );
}

/** The choosers of mode and stake. */
function PlainChoosers({ store, state, view, viewProps, canChoose, stake }: GameBarProps): ReactElement {
  const modes = modesOf(state);
  return (
    <>
      {view.Modes && modes.length > 1 ? (
        <view.Modes
          modes={modes}
          mode={state.mode}
          disabled={!canChoose}
          onMode={(next) => store.send({ type: 'mode', mode: next })}
        />
      ) : (
        <span />
      )}
      <StakeChooser
        stakes={stakesOf(state)}
        stake={stake}
        disabled={!canChoose}
        money={viewProps.money}
        onStake={(next) => store.send({ type: 'stake', stake: next })}
      />
    </>
  );
}

/** The amount on the button that places a bet, if the stake is a sum of bets. */
export function BetAmount({
  view,
  amount,
}: {
  readonly view: GameView;
  /** Formatted; undefined if there is no bet. */
  readonly amount: string | undefined;
}): ReactElement | null {
  if (!view.Stake || amount === undefined) return null;
  return (
    <>
      {' '}
      <span className={css.primarySmall}>{amount}</span>
    </>
  );
}
