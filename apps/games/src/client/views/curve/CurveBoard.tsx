import { curveAt, curveReaches, type CurveState } from '@kvota/games';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';

import * as css from '../../themes/curve.css.ts';
import { flyerOf } from '../../themes/flyer-of.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { AutoCashOut } from './AutoCashOut.tsx';
import { hasLeft, ridingOf, targetOfBet } from './curve-bets.ts';
import { heightAt } from './curve-plot.ts';
import { drawCurve, type CurveColors, type CurveMark } from './draw-curve.ts';
import { useRise } from './use-rise.ts';

/** Milliseconds for which the end is shown before the credit follows. */
const showMs = 700;
/** Milliseconds after which an automatic cash-out is settled, so that the bets can be asked for. */
const settleMs = 350;

function colorsOf(element: Element): CurveColors {
  const style = getComputedStyle(element);
  const of = (name: string): string => style.getPropertyValue(`--curve-${name}`);
  const font = `700 ${element.clientHeight < 150 ? 11 : 13}px ${style.fontFamily}`;
  return {
    line: of('line'),
    glow: of('glow'),
    fill: of('fill'),
    grid: of('grid'),
    text: of('text'),
    mark: of('mark'),
    font,
  };
}

/** A curve that rises until its end, with the multipliers of the player's bets on it. */
export function CurveBoard(props: ViewProps): ReactElement {
  const { game, round, run, still } = props;
  const { t } = useLingui();
  const { fixed } = useNumbers();
  const sky = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const flyer = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const shownMs = useRef(0);
  const point = mathsRound<CurveState>('curve', round)?.state.point ?? null;
  const phase = run?.phase ?? 'betting';
  const isRising = run?.beganAt !== null && run !== undefined;
  const Flyer = flyerOf(game.theme ?? '');
  usePresented(props, showMs);
  useAsking(props);

  function draw(ms: number): void {
    shownMs.current = ms;
    const [element, context] = [sky.current, canvas.current?.getContext('2d')];
    if (!element || !context || !canvas.current) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    const ratio = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.current.width !== width) canvas.current.width = width;
    if (canvas.current.height !== height) canvas.current.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const picture = { ms, marks: marksOf(props), colors: colorsOf(element), times: (at: number) => `${fixed(at)}×` };
    const plot = drawCurve(context, size, picture);
    const [x, y] = [plot.x(ms), plot.y(heightAt(ms))];
    const lean = Math.min(16, ms / 500);
    if (flyer.current) flyer.current.style.transform = `translate(${x}px, ${y}px) rotate(${lean}deg)`;
  }
  useRise(run, still, (ms) => {
    draw(ms);
    if (number.current) number.current.textContent = fixed(curveAt(ms));
  });
  const endMs = point === null ? 0 : curveReaches(point);
  useLayoutEffect(() => {
    if (isRising) return undefined;
    const show = (): void => draw(endMs);
    show();
    const observer = new ResizeObserver(show);
    if (sky.current) observer.observe(sky.current);
    const themed = new MutationObserver(show);
    themed.observe(document.documentElement, { attributes: true, subtree: false });
    return () => {
      observer.disconnect();
      themed.disconnect();
    };
  });
  useEffect(() => {
    if (phase !== 'result' || props.phase !== 'presenting' || still) return undefined;
    const fall = flyer.current?.animate([{ opacity: 1 }, { opacity: 0, translate: '0 46px' }], {
      duration: showMs,
      easing: 'ease-in',
      fill: 'forwards',
    });
    return () => fall?.cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- one fall for each round
  }, [phase, round?.id, still]);
  const isOver = phase === 'result';
  const trip = run?.tripMs ?? null;
  return (
    <div className={css.board} data-still={still ? '' : undefined}>
      <div ref={sky} className={css.sky} data-phase={phase} aria-hidden="true">
        <canvas ref={canvas} className={css.canvas} />
        <div
          ref={flyer}
          className={css.flyer}
          style={isOver && props.phase === 'presented' ? { opacity: 0 } : undefined}
        >
          <Flyer />
        </div>
        <div className={css.figure}>
          <span className={css.multiplier} data-multiplier="">
            <span ref={number} key={isRising ? 'rising' : 'still'}>
              {isRising ? null : fixed(isOver && point !== null ? point : 100)}
            </span>
            ×
          </span>
          <span className={css.caption}>{isOver ? <Trans id="games.curve.end">The end</Trans> : null}</span>
        </div>
        {trip === null ? null : (
          <span className={css.trip}>{t({ id: 'games.curve.trip', message: `Round trip ${trip} ms` })}</span>
        )}
      </div>
      <AutoCashOut {...props} />
    </div>
  );
  function marksOf({ booked: bets = [] }: ViewProps): readonly CurveMark[] {
    return bets.flatMap((bet): CurveMark[] => {
      const at = targetOfBet(bet);
      return at === null || (bet.state === 'closed' && !hasLeft(bet)) ? [] : [{ at, left: hasLeft(bet) }];
    });
  }
}

/** Asks for the bets before the rise, which measures the way, and when the target of one has been reached. */
function useAsking({ booked = [], run }: ViewProps): void {
  const ask = useRef(run?.onAsk);
  useEffect(() => {
    ask.current = run?.onAsk;
  });
  const isClosing = run?.phase === 'closing' && booked.length > 0;
  useEffect(() => {
    if (isClosing) ask.current?.();
  }, [isClosing]);
  const beganAt = run?.beganAt ?? null;
  const next = Math.min(...ridingOf(booked).map((bet) => targetOfBet(bet) ?? Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (beganAt === null || run === undefined || !Number.isFinite(next)) return undefined;
    const left = beganAt + curveReaches(next) + settleMs - run.clock.now();
    const timer = setTimeout(() => ask.current?.(), Math.max(settleMs, left));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one question for each target
  }, [beganAt, next]);
}
