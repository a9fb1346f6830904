import type { ReactElement } from 'react';

import type { SymbolSet } from '../symbols/symbol.ts';
import { sceneOf } from './scenes/scene-of.tsx';
import { SlotPicture } from './SlotPicture.tsx';
import { BaccaratPicture, BlackjackPicture, HigherLowerPicture, PokerPicture } from './tables/cards.tsx';
import { DicePicture, LimboPicture, PlinkoPicture, ScratchPicture } from './tables/instant.tsx';
import { MinesPicture, PenaltiesPicture, TowersPicture } from './tables/ladders.tsx';
import { FivePicture, KenoPicture } from './tables/numbers.tsx';
import type { TableProps } from './tables/parts.tsx';
import { LeaguePicture } from './tables/league.tsx';
import { CurvePicture, DrawPicture, LiveRoulettePicture, RegattaPicture } from './tables/shared.tsx';
import { RoulettePicture, WheelPicture } from './tables/wheels.tsx';

/** A title as its picture needs it. */
export interface Pictured {
  readonly code: string;
  readonly engine: string;
  readonly model: string;
  readonly theme: string;
  /** Set if all players share the rounds of the title. */
  readonly table?: object | undefined;
  /** Number of its family within the theme, then of the title within its kind. */
  readonly variant: number;
  readonly symbols: SymbolSet;
  /** Most symbols of a slot. */
  readonly most: number;
  /** Chooses other symbols to be at the back of a slot. */
  readonly shift: number;
}

type Draw = (props: TableProps) => ReactElement;

/** By the beginning of `engine/model`, after `shared/` if all players share its rounds; the longest that fits is used. */
const drawings: Readonly<Record<string, Draw>> = {
  draw_poker: PokerPicture,
  blackjack: BlackjackPicture,
  'table/dice': DicePicture,
  'table/limbo': LimboPicture,
  'table/plinko': PlinkoPicture,
  'table/scratch': ScratchPicture,
  'table/wheel': WheelPicture,
  'ladder/mines': MinesPicture,
  'ladder/penalties': PenaltiesPicture,
  'ladder/towers': TowersPicture,
  'ladder/higher': HigherLowerPicture,
  keno: KenoPicture,
  'keno/5': FivePicture,
  roulette: RoulettePicture,
  baccarat: BaccaratPicture,
  'shared/roulette': LiveRoulettePicture,
  'shared/keno': DrawPicture,
  'shared/race': RegattaPicture,
  'shared/league': LeaguePicture,
  'shared/curve': CurvePicture,
};

const drawingOf = ({ engine, model, table }: Pick<Pictured, 'engine' | 'model' | 'table'>): Draw | undefined => {
  const game = `${table ? 'shared/' : ''}${engine}/${model}`;
  const fits = Object.keys(drawings).filter((start) => game.startsWith(start));
  return drawings[fits.toSorted((a, b) => b.length - a.length)[0] ?? ''];
};

/** Draws a title: a slot with its symbols, another game as itself. If a game has no drawing, it is drawn like a slot. */
export function PictureOf(title: Pictured): ReactElement {
  const { code, engine, model, theme, variant, symbols, most, shift } = title;
  const draw = engine === 'reels' ? undefined : drawingOf(title);
  const { Scene, tones } = sceneOf(theme, variant);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="320" height="200">
      {draw ? (
        <>
          <Scene tones={tones} variant={variant} />
          {draw({ code, model, tones, variant, symbols })}
        </>
      ) : (
        <SlotPicture code={code} theme={theme} variant={variant} symbols={symbols} most={most} shift={shift} />
      )}
    </svg>
  );
}
