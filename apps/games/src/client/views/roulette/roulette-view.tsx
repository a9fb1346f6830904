import { rouletteModels, type RouletteModel, type RouletteParams, type RouletteState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';

import * as frame from '../../themes/frame.css.ts';
import * as css from '../../themes/roulette.css.ts';
import { BetBar } from '../bets/BetBar.tsx';
import { BetHint } from '../bets/BetHint.tsx';
import { betOfTable } from '../bets/bet-of.ts';
import { addUp } from '../bets/table-bets.ts';
import { usePastResults } from '../bets/use-past-results.ts';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { Cloth } from './Cloth.tsx';
import { insideKinds, type InsideKind } from './cloth.ts';
import { betsOfRound, drawnNumber } from './round-bets.ts';
import { useSpotNames } from './use-spot-names.ts';
import { restMs, spinMs } from './wheel-motion.ts';
import { colorOf, Wheel } from './Wheel.tsx';

const modelOf = (code: string): RouletteModel => {
  const model = rouletteModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no roulette ${code} in @kvota/games: build the frame with the maths of its server.`);
};

const kindIn = ({ choice }: Pick<ViewProps, 'choice'>): InsideKind =>
  insideKinds.find((kind) => kind === choice['kind']) ?? 'straight';

function Board(props: ViewProps): ReactElement {
  const { game, round, phase, still, stakes, money, booked, lastOutcome, onPresented } = props;
  const { t } = useLingui();
  const names = useSpotNames();
  const maths = mathsRound<RouletteState>('roulette', round);
  const number = maths?.state.number ?? null;
  const isShown = phase === 'presented' && number !== null;
  const past = usePastResults(round?.id, isShown ? number : null);
  const isSpinning = phase === 'presenting' && !still;
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const timer = setTimeout(onPresented, still ? 0 : spinMs + restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, round?.id]);
  const { bets = [] } = (maths?.params ?? {}) as RouletteParams; // the params of a round of roulette
  const returns = new Map(isShown ? bets.map(({ on }, at) => [on, maths?.state.returns[at] ?? 0]) : []);
  const atTable = booked !== undefined;
  const bookedBets = atTable ? addUp(booked.flatMap(betsOfRound)) : null;
  const [least, most] = [money(stakes[0] ?? '0'), money(stakes.at(-1) ?? '0')];
  return (
    <div className={css.board} data-spinning={isSpinning ? '' : undefined}>
      <div className={css.side}>
        <Wheel number={number ?? past[0] ?? drawnNumber(lastOutcome)} spin={isSpinning ? (round?.id ?? null) : null} />
        <p className={css.note}>
          {t({ id: 'games.machine.wheel', message: 'Drawn by machine. The ball stops in the drawn number.' })}
          <span>
            {modelOf(game.model).partage
              ? t({ id: 'games.roulette.partage', message: 'La partage: zero returns half of even chances.' })
              : null}{' '}
            {t({ id: 'games.bets.limits', message: `A round takes ${least} to ${most}.` })}
          </span>
        </p>
      </div>
      <div className={css.main} data-shared={atTable ? '' : undefined}>
        {atTable ? null : (
          <ol className={css.past} aria-label={t({ id: 'games.roulette.past', message: 'Last numbers' })}>
            {past.slice(0, 24).map((each, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- numbers repeat, and only their place counts
              <li key={at} className={css.pastNumber} data-color={colorOf(each)}>
                <span aria-hidden="true">{each}</span>
                <span className={frame.hidden}>{names.number(each)}</span>
              </li>
            ))}
          </ol>
        )}
        <Cloth
          {...props}
          kind={kindIn(props)}
          drawn={isShown ? number : null}
          returns={returns}
          bookedBets={bookedBets}
        />
      </div>
    </div>
  );
}

/** The kind of bets on the field of numbers, and the chips. */
function Stake(props: ViewProps): ReactElement {
  const { choice, onChoose, phase, booked } = props;
  const { t } = useLingui();
  const { kinds } = useSpotNames();
  const label = t({ id: 'games.roulette.kind', message: 'Bet on' });
  return (
    <>
      <label className={frame.mode}>
        <span className={frame.modeLabel}>{label}</span>
        <select
          className={frame.modeSelect}
          value={kindIn(props)}
          aria-label={label}
          disabled={phase !== 'idle' && (phase !== 'presented' || booked !== undefined)}
          onChange={(event) => onChoose({ ...choice, kind: event.target.value })}
        >
          {insideKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <BetBar {...props} />
    </>
  );
}

function Sentence({ round }: Pick<ViewProps, 'round'>): ReactElement | null {
  const names = useSpotNames();
  const state = mathsRound<RouletteState>('roulette', round)?.state;
  if (!state) return null;
  const number = names.number(state.number);
  return <>{number}.</>;
}

/** Roulette: a cloth of buttons, chips, and a wheel that stops where the maths stopped (RGS-22). */
export const rouletteView: GameView = {
  Board,
  Primary: null,
  betOf: betOfTable,
  Stake,
  Hint: BetHint,
  Modes: null,
  Sentence,
};
