import { blackjackModels, type BlackjackModel, type BlackjackState, type HandResult } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { KeysSwitch } from '../../controls/KeysSwitch.tsx';
import { useSingleKeys } from '../../controls/use-single-keys.ts';
import { coach } from '../../themes/coach.css.ts';
import * as css from '../../themes/felt.css.ts';
import { chipText } from '../chips/chip-text.ts';
import { Chip } from '../chips/Chip.tsx';
import { Hand, Places } from '../cards/Hand.tsx';
import { mathsRound } from '../maths-round.ts';
import { TableRules } from '../TableRules.tsx';
import type { GameView, ViewProps } from '../view.ts';
import { Actions } from './Actions.tsx';
import { Coach } from './Coach.tsx';

import { dealMs } from './reveal-times.ts';
import { useBlackjackTexts } from './use-blackjack-texts.ts';
import { useReveal } from './use-reveal.ts';

const modelOf = (code: string): BlackjackModel => {
  const model = blackjackModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no blackjack ${code} in @kvota/games: build the frame with the maths of its server.`);
};

/** A return of the stake is no win (CAS-35). */
const endOf = (result: HandResult | undefined): 'win' | 'push' | 'loss' | undefined => {
  if (result === undefined) return undefined;
  if (result === 'blackjack' || result === 'win') return 'win';
  return result === 'push' ? 'push' : 'loss';
};

/** The fourth card is the hole card; the dealer's cards of the first deal come second and fourth. */
const dealAt = (side: 'player' | 'dealer', at: number): number => (at * 2 + (side === 'player' ? 0 : 1)) * dealMs;

function Board(props: ViewProps): ReactElement {
  const { game, round, phase, stake, still, money } = props;
  const { t } = useLingui();
  const texts = useBlackjackTexts();
  const keys = useSingleKeys();
  const model = modelOf(game.model);
  const maths = mathsRound<BlackjackState>('blackjack', round);
  const state = maths?.state;
  const isDeal = maths?.step === 0;
  const open = useReveal({ ...props, roundId: round?.id, cards: state?.dealer.length ?? 0, isDeal });
  const isOver = phase === 'presented' && state !== undefined;
  const roundId = round?.id ?? '';
  const dealer = (state?.dealer ?? []).slice(0, Math.max(2, open)).map((card, at) => (at < open ? card : null));
  const seen = dealer.filter((card) => card !== null);
  const hiddenName = t({ id: 'games.blackjack.hole', message: 'hidden card' });
  const dealerName = t({ id: 'games.blackjack.dealer', message: 'Dealer' });
  const youName = t({ id: 'games.blackjack.you', message: 'You' });
  const isSplit = (state?.hands.length ?? 0) > 1;
  const nameOf = (at: number): string =>
    isSplit ? t({ id: 'games.blackjack.hand', message: `Hand ${at + 1}` }) : youName;
  return (
    <div className={css.table} data-step={maths?.step}>
      <KeysSwitch keys="H S D P" value={keys} />
      <section className={css.side}>
        {state ? (
          <Hand
            name={dealerName}
            cards={dealer}
            hiddenName={hiddenName}
            roundId={roundId}
            turns
            after={(at) => (still ? null : isDeal && at < 2 ? dealAt('dealer', at) : 0)}
          />
        ) : (
          <Places />
        )}
        <p className={css.label}>
          {dealerName} {seen.length > 0 ? <span className={css.total}>{texts.total(seen)}</span> : null}
        </p>
      </section>
      <TableRules
        title={t({ id: 'games.blackjack.pays', message: 'Blackjack pays 3 to 2' })}
        text={[
          model.hitsSoft17
            ? t({ id: 'games.blackjack.hits17', message: 'Dealer draws to soft 17' })
            : t({ id: 'games.blackjack.stands17', message: 'Dealer stands on 17' }),
          ...(model.doubleAfterSplit
            ? []
            : [t({ id: 'games.blackjack.noDouble', message: 'No double after a split' })]),
        ].join(' · ')}
        machine={t({ id: 'games.machine.shoe', message: 'Dealt by machine from an endless shoe' })}
      />
      <div className={css.hands}>
        {state ? (
          state.hands.map((hand, at) => {
            const result = isOver ? state.results[at] : undefined;
            const active = isSplit && phase !== 'presented' && phase !== 'presenting' && state.active === at;
            return (
              <section
                // oxlint-disable-next-line react/no-array-index-key -- hands never change their order
                key={at}
                className={css.hand}
                data-active={active ? '' : undefined}
                data-waits={isSplit && !active && phase === 'open' ? '' : undefined}
                aria-current={active ? 'true' : undefined}
              >
                <Hand
                  name={nameOf(at)}
                  cards={hand.cards}
                  hiddenName={hiddenName}
                  roundId={roundId}
                  fromHand={at === 1}
                  after={(card) =>
                    still ? null : isDeal ? dealAt('player', card) : isSplit && card === 1 ? at * dealMs : 0
                  }
                />
                <p className={css.label}>
                  <span className={css.bet}>
                    {Array.from({ length: hand.stakes }, (_, chip) => (
                      <Chip key={chip} text={chipText(round?.stake ?? stake)} rank={1} />
                    ))}
                  </span>
                  <span className={css.total} data-end={endOf(result)}>
                    {texts.total(hand.cards)}
                  </span>
                  {result === undefined ? (
                    isSplit ? null : (
                      youName
                    )
                  ) : (
                    <span className={css.end} data-end={endOf(result)}>
                      {texts.results[result]}
                    </span>
                  )}
                </p>
              </section>
            );
          })
        ) : (
          <section className={css.hand}>
            <Places />
            <p className={css.label}>{youName}</p>
          </section>
        )}
      </div>
      <div className={coach} data-coach="">
        {isOver && maths ? <Coach round={maths} stake={round?.stake ?? stake} money={money} /> : null}
      </div>
      <p className={css.hiddenText} role="status">
        {phase === 'open' && state ? <Now state={state} nameOf={nameOf} /> : null}
      </p>
    </div>
  );
}

/** The totals after a step, for screen readers. */
function Now({
  state,
  nameOf,
}: {
  readonly state: BlackjackState;
  readonly nameOf: (at: number) => string;
}): ReactElement {
  const { t } = useLingui();
  const texts = useBlackjackTexts();
  const hand = nameOf(state.active);
  const mine = texts.total(state.hands[state.active]?.cards ?? []);
  const theirs = texts.total(state.dealer.filter((card) => card !== null));
  return <>{t({ id: 'games.blackjack.now', message: `${hand}: ${mine}. Dealer: ${theirs}.` })}</>;
}

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const texts = useBlackjackTexts();
  const state = mathsRound<BlackjackState>('blackjack', round)?.state;
  if (!state) return '';
  const theirs = texts.total(state.dealer.filter((card) => card !== null));
  const hands = state.hands.map(({ cards }, at) => {
    const [mine, result] = [texts.total(cards), texts.results[state.results[at] ?? 'loss']];
    return t({ id: 'games.blackjack.end', message: `${mine} against ${theirs}: ${result}.` });
  });
  return hands.join(' ');
}

/** Blackjack: the hands of dealer and player, the decisions as buttons, and a coach after the hand (RGS-22). */
export const blackjackView: GameView = { Board, Primary: Actions, betOf: null, Modes: null, Sentence };
