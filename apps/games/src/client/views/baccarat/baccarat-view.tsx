import { baccaratPoint, type BaccaratState, type Side } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/baccarat.css.ts';
import * as felt from '../../themes/felt.css.ts';
import { BetBar } from '../bets/BetBar.tsx';
import { BetHint } from '../bets/BetHint.tsx';
import { betOfTable } from '../bets/bet-of.ts';
import { usePastResults } from '../bets/use-past-results.ts';
import { Hand, Places } from '../cards/Hand.tsx';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { BeadRoad } from './BeadRoad.tsx';
import { BetBoxes } from './BetBoxes.tsx';
import { dealOrder, type HandSide } from './deal-order.ts';
import { useBaccaratTexts } from './use-baccarat-texts.ts';
import { useDeal } from './use-deal.ts';

const handSides: readonly HandSide[] = ['player', 'banker'];

function Board(props: ViewProps): ReactElement {
  const { round, phase, still, stakes, money } = props;
  const { t } = useLingui();
  const texts = useBaccaratTexts();
  const state = mathsRound<BaccaratState>('baccarat', round)?.state;
  const steps = state ? dealOrder(state) : [];
  const dealt = useDeal({ ...props, roundId: round?.id, steps });
  const winner: Side | null = phase === 'presented' && state ? state.winner : null;
  const past = usePastResults<Side>(round?.id, winner);
  const [least, most] = [money(stakes[0] ?? '0'), money(stakes.at(-1) ?? '0')];
  return (
    <div className={css.board}>
      <div className={css.hands}>
        {handSides.map((side) => {
          const count = steps.slice(0, dealt).filter((step) => step.side === side).length;
          const cards = (state?.[side] ?? []).slice(0, count);
          return (
            <section key={side} className={css.side} data-won={winner === side ? '' : undefined}>
              {cards.length > 0 ? (
                <Hand
                  name={texts[side]}
                  cards={cards}
                  hiddenName=""
                  roundId={round?.id ?? ''}
                  after={() => (still || phase !== 'presenting' ? null : 0)}
                />
              ) : (
                <Places />
              )}
              <p className={felt.label}>
                {texts[side]}{' '}
                {cards.length > 0 ? (
                  <span className={felt.total} data-end={winner === side ? 'win' : undefined}>
                    {baccaratPoint(cards)}
                  </span>
                ) : null}
              </p>
            </section>
          );
        })}
      </div>
      <BetBoxes {...props} winner={winner} />
      <div className={css.foot}>
        <BeadRoad past={past} />
        <p className={css.note}>
          {t({ id: 'games.machine.decks', message: 'Dealt by machine from eight decks, shuffled for each round.' })}{' '}
          <span>
            {t({ id: 'games.baccarat.tieReturns', message: 'A tie returns bets on player and banker.' })}{' '}
            {t({ id: 'games.bets.limits', message: `A round takes ${least} to ${most}.` })}
          </span>
        </p>
      </div>
    </div>
  );
}

const Stake = (props: ViewProps): ReactElement => (
  <>
    <span />
    <BetBar {...props} />
  </>
);

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const texts = useBaccaratTexts();
  const state = mathsRound<BaccaratState>('baccarat', round)?.state;
  if (!state) return '';
  const [player, banker] = [baccaratPoint(state.player), baccaratPoint(state.banker)];
  const winner = texts[state.winner];
  return t({ id: 'games.baccarat.end', message: `Player ${player}, banker ${banker}: ${winner}.` });
}

/** Baccarat: both hands as they are dealt, three bets, and the results of the session (RGS-22). */
export const baccaratView: GameView = {
  Board,
  Primary: null,
  betOf: betOfTable,
  Stake,
  Hint: BetHint,
  Modes: null,
  Sentence,
};
