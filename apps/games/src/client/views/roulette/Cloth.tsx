import { minorToMoney } from '@kvota/contracts';
import { spots } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

import { upright } from '../../themes/roulette-media.ts';
import * as css from '../../themes/roulette.css.ts';
import { chipsOf, type PlacedBet } from '../bets/table-bets.ts';
import { useTableBets } from '../bets/use-table-bets.ts';
import { Chip } from '../chips/Chip.tsx';
import { chipText } from '../chips/chip-text.ts';
import { rankOfChip } from '../chips/chip-rank.ts';
import { useMedia } from '../use-media.ts';
import type { ViewProps } from '../view.ts';
import {
  insideKinds,
  kindOf,
  nextPlace,
  placeOf,
  placesFor,
  type Direction,
  type InsideKind,
  type Place,
} from './cloth.ts';
import { useSpotNames } from './use-spot-names.ts';
import { colorOf } from './Wheel.tsx';

export interface ClothProps extends ViewProps {
  readonly kind: InsideKind;
  /** The drawn number, once it was presented. */
  readonly drawn: number | null;
  /** By place: the return of its bet in minor units, once it was presented. */
  readonly returns: ReadonlyMap<string, number>;
  /** At a table: the booked bets. The chosen ones are marked as not placed then. */
  readonly bookedBets: readonly PlacedBet[] | null;
}

const isSide: Readonly<Record<string, true>> = { column: true, dozen: true };
const sizeOf = (on: string): readonly [number, number] => {
  if (on === 'straight:0') return [1, 3];
  const kind = kindOf({ on });
  if (kind === 'dozen') return [4, 1];
  return insideKinds.some((each) => each === kind) || kind === 'column' ? [1, 1] : [2, 1];
};
const styleOf = ({ along, across }: Place, [length, width]: readonly [number, number] = [0, 0]) => ({
  ['--along' as string]: along,
  ['--across' as string]: across,
  ['--length' as string]: length,
  ['--width' as string]: width,
});
const keysOf = (isUpright: boolean): Readonly<Record<string, Direction>> =>
  isUpright
    ? { ArrowDown: 'further', ArrowUp: 'back', ArrowRight: 'up', ArrowLeft: 'down' }
    : { ArrowRight: 'further', ArrowLeft: 'back', ArrowUp: 'up', ArrowDown: 'down' };

/**
 * The cloth: every place is a button. It is one tab stop; arrows move, Enter and Space place a chip, Delete takes the bet
 * away (RGS-25).
 */
export function Cloth(props: ClothProps): ReactElement {
  const { kind, drawn, returns, bookedBets, money, stakes } = props;
  const { t } = useLingui();
  const names = useSpotNames();
  const { table, chip, canBet, change } = useTableBets(props);
  const isUpright = useMedia(upright);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState('straight:17');
  const open = placesFor(kind);
  const current = open.find(({ on }) => on === at) ?? open[0];
  const amounts = new Map(table.bets.map(({ on, amount }) => [on, amount]));
  const booked = new Map((bookedBets ?? []).map(({ on, amount }) => [on, amount]));
  const chips = chipsOf(stakes);
  // The result of a table is shown without the chips that took no part in it.
  const chosen = bookedBets !== null && drawn !== null ? [] : table.bets;
  const textOf = (amount: number): string => money(minorToMoney(BigInt(amount)));
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (current === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (canBet) change({ type: 'remove', on: current.on });
      return;
    }
    const direction = keysOf(isUpright)[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = nextPlace(open, current, direction);
    setAt(next.on);
    box.current?.querySelector<HTMLElement>(`[data-on="${next.on}"]`)?.focus();
  }
  const buttonOf = (place: Place) => {
    const { on } = place;
    const [amount, ofBooked] = [amounts.get(on), booked.get(on)];
    const [staked, kept] = [textOf(amount ?? 0), textOf(ofBooked ?? 0)];
    const parts = [
      names.name(on),
      ...(ofBooked === undefined ? [] : [t({ id: 'games.bets.booked', message: `${kept} booked` })]),
      ...(amount === undefined
        ? []
        : [
            bookedBets === null
              ? t({ id: 'games.bets.placed', message: `${staked} placed` })
              : t({ id: 'games.bets.draft', message: `${staked} not placed yet` }),
          ]),
    ];
    return {
      type: 'button',
      'data-on': on,
      tabIndex: on === current?.on ? 0 : -1,
      'aria-disabled': !canBet,
      'aria-label': parts.join(', '),
      onFocus: () => setAt(on),
      onClick: () => {
        if (canBet) change({ type: 'place', on, chip });
      },
    } as const;
  };
  return (
    // Arrows move between the buttons; the group itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className={css.cloth}
      role="group"
      aria-label={t({ id: 'games.roulette.cloth', message: 'Betting cloth' })}
      onKeyDown={onKeyDown}
    >
      {placesFor('straight').map((place) => {
        const { on } = place;
        const isNumber = kindOf(place) === 'straight';
        const number = isNumber ? Number(on.split(':')[1]) : undefined;
        const look = {
          className: css.spot,
          style: styleOf(place, sizeOf(on)),
          'data-color': number === undefined ? (on === 'red' || on === 'black' ? on : undefined) : colorOf(number),
          'data-side': isSide[kindOf(place)] ? '' : undefined,
          'data-won': drawn !== null && wins(on, drawn) ? (isNumber ? 'number' : 'side') : undefined,
        } as const;
        const text = <span>{number ?? names.short(on)}</span>;
        return isNumber && kind !== 'straight' ? (
          <span key={on} {...look} data-number="" aria-hidden="true">
            {text}
          </span>
        ) : (
          <button key={on} {...look} {...buttonOf(place)} data-number={isNumber ? '' : undefined}>
            {text}
          </button>
        );
      })}
      {kind === 'straight'
        ? null
        : open
            .filter((place) => kindOf(place) === kind)
            .map((place) => (
              <button
                key={place.on}
                {...buttonOf(place)}
                className={css.between}
                data-kind={kind}
                style={styleOf(place)}
              />
            ))}
      {bookedBets?.map((bet) => (
        <PlacedChip key={`booked ${bet.on}`} bet={bet} chips={chips} returned={returns.get(bet.on)} />
      ))}
      {chosen.map((bet) => (
        <PlacedChip
          key={bet.on}
          bet={bet}
          chips={chips}
          returned={bookedBets === null ? returns.get(bet.on) : undefined}
          draft={bookedBets === null ? undefined : booked.has(bet.on) ? 'over' : 'alone'}
        />
      ))}
    </div>
  );
}

const wins = (on: string, number: number): boolean =>
  spots.find((spot) => spot.on === on)?.numbers.includes(number) ?? false;

/** Chips on long places are beside the text. */
const besideText = (place: Place): Place => {
  const [length] = sizeOf(place.on);
  return length > 1 ? { ...place, along: place.along + length * 0.33 } : place;
};

interface PlacedChipProps {
  readonly bet: PlacedBet;
  readonly chips: readonly string[];
  readonly returned: number | undefined;
  /** At a table: the chip is chosen and not placed, above a booked one or alone. */
  readonly draft?: 'over' | 'alone' | undefined;
}

/** A bet on the cloth. After a spin those that return something remain bright. */
function PlacedChip({ bet, chips, returned, draft }: PlacedChipProps): ReactElement | null {
  const spot = spots.find(({ on }) => on === bet.on);
  if (!spot) return null;
  const text = minorToMoney(BigInt(bet.amount));
  return (
    <span
      className={css.placed}
      style={styleOf(besideText(placeOf(spot)))}
      data-draft={draft}
      data-end={returned === undefined ? undefined : returned > 0 ? 'back' : 'lost'}
      aria-hidden="true"
    >
      <Chip text={chipText(text)} rank={rankOfChip(chips, bet.amount)} />
    </span>
  );
}
