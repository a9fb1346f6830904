import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactElement } from 'react';

import { hidden } from '../../themes/frame.css.ts';
import * as css from '../../themes/race.css.ts';
import { colorsOf } from './runner-colors.ts';
import { Boat } from './Boat.tsx';
import { finishOf, runMs } from './race-motion.ts';

export interface RaceLaneProps {
  readonly runner: number;
  /** Null if the bet has no price yet. */
  readonly price: string | null;
  /** Place in the choice from 0; -1 if it is not chosen. */
  readonly pick: number;
  readonly isForecast: boolean;
  readonly disabled: boolean;
  /** Place in the finished race, from 0; null before. */
  readonly place: number | null;
  /** The run to show: thousandths of the course at each step. */
  readonly run: { readonly key: string; readonly places: readonly number[] } | null;
  readonly onToggle: () => void;
}

const shownPlaces = 3;

/** A runner: its button with the price, and its lane. */
export function RaceLane(props: RaceLaneProps): ReactElement {
  const { runner, price, pick, isForecast, disabled, place, run, onToggle } = props;
  const { t } = useLingui();
  const boat = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (run === null || boat.current === null) return undefined;
    const frames = run.places.map((at) => ({ translate: `${at / 10}% 0` }));
    const motion = boat.current.animate(frames, { duration: runMs, easing: 'linear', fill: 'both' });
    return () => motion.cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- the run of a round never changes
  }, [run?.key]);
  const number = runner + 1;
  const name = t({ id: 'games.race.runner', message: `Runner ${number}` });
  const rank = (place ?? 0) + 1;
  const finished = place === null ? '' : t({ id: 'games.race.place', message: `Place ${rank}` });
  return (
    <li className={css.lane} data-place={place !== null && place < shownPlaces ? place + 1 : undefined}>
      <button type="button" className={css.runner} aria-pressed={pick >= 0} disabled={disabled} onClick={onToggle}>
        <span className={hidden}>{`${name}, `}</span>
        <span className={css.number} style={colorsOf(runner)} aria-hidden="true">
          {runner + 1}
        </span>
        <span className={css.price}>{price ?? '–'}</span>
        {finished === '' ? null : <span className={hidden}>{`, ${finished}`}</span>}
        {pick >= 0 && isForecast ? <span className={css.pick}>{pick + 1}</span> : null}
      </button>
      <div className={css.water}>
        <div
          ref={boat}
          className={css.boat}
          style={place === null ? undefined : { translate: `${finishOf(place) / 10}% 0` }}
        >
          <Boat runner={runner} />
        </div>
        {place === null ? null : (
          <span className={css.place} aria-hidden="true">
            {place + 1}
          </span>
        )}
      </div>
    </li>
  );
}
