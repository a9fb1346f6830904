import { drawPokerModels, handName, rankOf, suitOf, type DrawPokerModel, type DrawPokerState } from '@kvota/games';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';

import { KeysSwitch } from '../../controls/KeysSwitch.tsx';
import { ModeChooser, type ModesProps } from '../../controls/ModeChooser.tsx';
import { useKeyPress, useSingleKeys } from '../../controls/use-single-keys.ts';
import { coach } from '../../themes/coach.css.ts';
import * as frame from '../../themes/frame.css.ts';
import * as css from '../../themes/poker.css.ts';
import { CardFace } from '../cards/card-face.tsx';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { PokerCoach } from './coach/PokerCoach.tsx';
import { useCoach } from './coach/use-coach.ts';
import { lineOf, paytableOf } from './paytable.ts';
import { useCardName } from '../cards/use-card-name.ts';
import { useHandNames } from './use-hand-names.ts';

const modelOf = (code: string): DrawPokerModel => {
  const model = drawPokerModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no draw poker ${code} in @kvota/games: build the frame with the maths of its server.`);
};
const dealMs = 90;
const showMs = 500;
const five = [0, 1, 2, 3, 4] as const;

function Board(props: ViewProps): ReactElement {
  const { game, mode, round, phase, still, stake, money, draft, onDraft, onPresented } = props;
  const { t } = useLingui();
  const names = useHandNames();
  const cardName = useCardName();
  const row = useRef<HTMLDivElement>(null);
  const model = modelOf(game.model);
  const maths = mathsRound<DrawPokerState>('draw_poker', round);
  const state = maths?.state;
  const coached = useCoach(round?.id, maths);
  const over = state !== undefined && state.hands.length > 0;
  const [main, ...others] = state?.hands ?? [];
  const cards = main?.cards ?? state?.dealt ?? [];
  const held = state?.held ?? draft;
  const canHold = phase === 'open';
  const keys = useSingleKeys();
  const name = cards.length === 5 ? (over ? (main?.name ?? null) : handName(cards, model.deuces)) : null;

  // Cards that are new fly in: all of a deal, and those that were drawn.
  const key = over ? 'drawn' : state ? 'dealt' : 'none';
  useEffect(() => {
    if (still || key === 'none') return;
    const fresh = [...(row.current?.children ?? [])].filter((_, at) => key === 'dealt' || !held.includes(at));
    for (const [at, card] of fresh.entries()) {
      card.animate(
        { transform: ['translateY(-40%) rotate(-8deg)', 'none'], opacity: [0, 1] },
        { duration: 220, delay: at * dealMs, fill: 'backwards', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      );
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a changed hold deals no cards
  }, [key, round?.id, still]);
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const timer = setTimeout(onPresented, still ? 0 : showMs + 5 * dealMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, round?.id]);

  const toggle = (at: number): void =>
    onDraft(draft.includes(at) ? draft.filter((each) => each !== at) : [...draft, at].toSorted((a, b) => a - b));
  useKeyPress(keys.on && canHold, (key) => {
    const at = Number(key) - 1;
    if (five.some((each) => each === at)) toggle(at);
  });

  return (
    <div className={css.board} data-hands={mode}>
      <KeysSwitch keys="1–5" value={keys} />
      <table className={css.pays} aria-label={t({ id: 'games.poker.pays', message: 'What the hands pay, in stakes' })}>
        <tbody>
          {paytableOf(model).map(([hand, pays]) => (
            <tr key={hand} data-now={lineOf(model, name) === hand ? '' : undefined}>
              <th scope="row">{names[hand]}</th>
              <td>{pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 ? (
        <ul className={css.others}>
          {others.map((hand, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- hands never change their order
            <li key={at} className={css.otherHand} data-pays={hand.pays > 0 ? '' : undefined}>
              <span className={css.otherCards}>
                {hand.cards.map((card) => (
                  <CardFace key={card} rank={rankOf(card)} suit={suitOf(card)} small />
                ))}
              </span>
              <span className={css.otherName}>{hand.name && hand.pays > 0 ? names[hand.name] : '–'}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css.mainHand}>
        <p className={css.handName} data-pays={over && (main?.pays ?? 0) > 0 ? '' : undefined}>
          {name && (model.pays[name] ?? 0) > 0 ? (
            names[name]
          ) : canHold ? (
            <Trans id="games.poker.choose">Choose the cards to hold</Trans>
          ) : over ? (
            <Trans id="games.poker.noHand">No paying hand</Trans>
          ) : (
            <Plural id="games.poker.hands" value={Number(mode)} one="# hand" other="# hands" />
          )}
        </p>
        <div
          className={css.cards}
          ref={row}
          role="group"
          aria-label={t({ id: 'games.poker.cards', message: 'Your cards' })}
        >
          {five.map((at) => {
            const card = cards[at];
            if (card === undefined)
              return (
                <div key={at} className={css.card}>
                  <CardFace rank={null} suit={0} />
                </div>
              );
            const isHeld = held.includes(at);
            const label = cardName(card);
            return (
              <button
                key={at}
                type="button"
                className={css.card}
                aria-pressed={isHeld}
                aria-disabled={!canHold}
                aria-keyshortcuts={keys.on ? `${at + 1}` : undefined}
                onClick={() => {
                  if (canHold) toggle(at);
                }}
              >
                <span className={frame.hidden}>{label}</span>
                <CardFace rank={rankOf(card)} suit={suitOf(card)} />
                <span className={css.held} data-on={isHeld ? '' : undefined}>
                  <Trans id="games.poker.held">Held</Trans>
                </span>
              </button>
            );
          })}
        </div>
      </div>
      <div className={`${coach} ${css.coachPlace}`} data-coach="">
        {phase === 'presented' && round ? (
          <PokerCoach id={round.id} rounds={coached} stake={round.stake ?? stake} money={money} />
        ) : null}
      </div>
    </div>
  );
}

/** Replaces the cards that are not held. */
function Draw({ phase, draft, onAction }: ViewProps): ReactElement {
  const count = 5 - draft.length;
  return (
    <button
      type="button"
      className={frame.primary}
      data-primary=""
      disabled={phase !== 'open'}
      onClick={() => onAction({ type: 'hold', cards: [...draft] })}
    >
      <span>
        <Trans id="games.poker.draw">Draw</Trans>
      </span>
      <span className={frame.primarySmall}>
        <Plural id="games.poker.newCards" value={count} _0="no new cards" one="# new card" other="# new cards" />
      </span>
    </button>
  );
}

function Modes(props: ModesProps): ReactElement {
  const { t } = useLingui();
  return <ModeChooser {...props} label={t({ id: 'games.mode.hands', message: 'Hands' })} />;
}

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const names = useHandNames();
  const hands = mathsRound<DrawPokerState>('draw_poker', round)?.state.hands ?? [];
  const paying = hands.flatMap(({ name, pays }) => (name && pays > 0 ? [names[name]] : []));
  return `${[...new Set(paying)].join(', ') || t({ id: 'games.poker.noHand', message: 'No paying hand' })}.`;
}

/** Draw poker: five cards that are buttons, a draw, and a paytable that marks the hand (RGS-22). */
export const drawPokerView: GameView = { Board, Primary: Draw, betOf: null, Modes, Sentence };
