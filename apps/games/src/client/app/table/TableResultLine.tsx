import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { FrameRound } from '../../../wire/index.ts';
import { resultOf } from '../../play/play-machine.ts';
import * as frame from '../../themes/frame.css.ts';
import type { GameView, ViewProps } from '../../views/view.ts';
import { isSettled } from '../../table/table-round.ts';
import type { TableState } from '../../table/table-state.ts';

export interface TableResultLineProps {
  readonly state: TableState;
  readonly view: GameView;
  readonly viewProps: ViewProps;
  readonly bets: readonly FrameRound[];
}

/** The result of the round in words, with what came back for the bets of the player (CAS-35). */
export function TableResultLine({ view, viewProps, bets }: TableResultLineProps): ReactElement {
  const { t } = useLingui();
  const { round, phase, money } = viewProps;
  const isShown = phase === 'presented' && round !== null;
  const counted = bets.filter(({ state }) => state !== 'cancelled');
  const result = isShown && counted.length > 0 && isSettled(counted) ? resultOf(round) : undefined;
  const [won, staked] = round ? [money(round.won), money(round.staked)] : ['', ''];
  const text =
    result === 'win'
      ? t({ id: 'games.result.win', message: `${won} back for ${staked}` })
      : result === 'part'
        ? t({ id: 'games.result.part', message: `${won} back of ${staked}` })
        : result === 'nothing'
          ? t({ id: 'games.result.nothing', message: 'Nothing back' })
          : isShown && counted.length > 0
            ? t({ id: 'games.table.settling', message: 'Your bets are being settled…' })
            : '';
  return (
    <div className={frame.result} data-result={result}>
      <span className={frame.resultText} role="status">
        {isShown ? (
          <span className={text === '' ? undefined : frame.hidden}>
            <view.Sentence {...viewProps} />{' '}
          </span>
        ) : null}
        {text}
      </span>
      {!isShown && phase !== 'presenting' && view.Hint ? (
        <span className={frame.resultText}>
          <view.Hint {...viewProps} />
        </span>
      ) : null}
    </div>
  );
}
