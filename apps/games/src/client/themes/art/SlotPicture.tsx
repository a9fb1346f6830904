import type { ReactElement } from 'react';

import type { SlotSymbol, SymbolSet } from '../symbols/symbol.ts';
import { arrange, type Place } from './arrangement.ts';
import { castOf, linesOf } from './cast.ts';
import { sceneOf } from './scenes/scene-of.tsx';
import type { Tones } from './tones.ts';

/** A symbol of a reel at a place of a picture, with the shade that parts it from what is behind. */
export const Placed = ({ symbol, place }: { readonly symbol: SlotSymbol; readonly place: Place }): ReactElement => {
  const { x, y, side, turn } = place;
  const scale = side / 100;
  return (
    <>
      <ellipse cx={x + 2} cy={y + 4} rx={side * 0.56} ry={side * 0.54} fill="url(#shade)" />
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)`}>{symbol.draw()}</g>
    </>
  );
};

/** The gradient of `Placed`. */
export const Shade = ({ tones }: { readonly tones: Tones }): ReactElement => (
  <radialGradient id="shade">
    <stop offset=".45" stopColor={tones.deep} stopOpacity=".6" />
    <stop offset="1" stopColor={tones.deep} stopOpacity="0" />
  </radialGradient>
);

/** The three reels of a classic machine. */
const Reels = ({ tones }: { readonly tones: Tones }): ReactElement => (
  <>
    <path d="M6 20H154V82H6Z" fill={tones.deep} opacity=".55" />
    <path d="M10 24H52V78H10ZM108 24H150V78H108Z" fill={tones.mid} stroke={tones.glow} strokeWidth="2" />
    <path d="M54 18H106V84H54Z" fill={tones.far} stroke={tones.light} strokeWidth="2.6" />
  </>
);

export interface SlotPictureProps {
  readonly code: string;
  readonly theme: string;
  readonly variant: number;
  readonly symbols: SymbolSet;
  /** Most symbols; those behind are left out. */
  readonly most: number;
  /** Chooses other symbols to be at the back. */
  readonly shift: number;
}

/** The picture of a slot: a scene of its theme with two to four of its symbols. */
export function SlotPicture({ code, theme, variant, symbols, most, shift }: SlotPictureProps): ReactElement {
  const { Scene, tones } = sceneOf(theme, variant);
  const lines = linesOf(code);
  const places = arrange(code, lines).slice(-most);
  const cast = castOf(code, symbols, places.length, shift);
  return (
    <>
      <Shade tones={tones} />
      <Scene tones={tones} variant={variant} />
      {lines === 'classic' ? <Reels tones={tones} /> : null}
      {cast.map((symbol, index) => {
        const place = places[index];
        return place && <Placed key={symbol.name.id} symbol={symbol} place={place} />;
      })}
    </>
  );
}
