import type { ReactElement } from 'react';
import { Drawing } from './Drawing.tsx';
import * as css from './State.css.ts';

export type StateArtName = 'ticket' | 'search' | 'matches' | 'games' | 'history';

const art: Record<StateArtName, ReactElement> = {
  ticket: (
    <g transform="rotate(-8 66 48)">
      <path
        className={css.artPaper}
        d="M40 8h52v44a6 6 0 0 0 0 12v22l-6-5-7 5-6-5-7 5-7-5-6 5-7-5-6 5V64a6 6 0 0 0 0-12Z"
      />
      <path className={css.artLine} strokeDasharray="4 4" d="M50 58h32" />
      <path className={css.artLine} d="M50 36h20M50 46h28" />
      <path className={css.artInk} d="M58 16h7l-3 12h-7zM69 16h7l-3 12h-7z" />
    </g>
  ),
  search: (
    <>
      <path className={css.artPaper} d="M18 20h70v14H18zM18 42h52v14H18zM18 64h62v14H18z" />
      <circle className={css.artLine} cx="84" cy="46" r="22" />
      <path className={css.artLine} strokeWidth="6" d="m100 62 16 18" />
      <path className={css.artInk} d="M80 36h10l-5 20H75z" />
    </>
  ),
  matches: (
    <g transform="skewX(-14) translate(14 0)">
      <path className={css.artPaper} d="M14 14h104v68H14z" />
      <path className={css.artLine} d="M14 14h104v68H14zM66 14v68M14 34h14v28H14M118 34h-14v28h14" />
      <circle className={css.artLine} cx="66" cy="48" r="13" />
      <circle className={css.artInk} cx="66" cy="48" r="5" />
    </g>
  ),
  games: (
    <>
      <rect className={css.artPaper} x="24" y="22" width="44" height="60" rx="6" transform="rotate(-10 46 52)" />
      <rect className={css.artPaper} x="58" y="18" width="44" height="60" rx="6" transform="rotate(8 80 48)" />
      <rect className={css.artLine} x="58" y="18" width="44" height="60" rx="6" transform="rotate(8 80 48)" />
      <path className={css.artInk} d="m80 32 13 16-13 16-13-16z" transform="rotate(8 80 48)" />
    </>
  ),
  history: (
    <>
      <path className={css.artPaper} d="M34 14h64v68l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <path className={css.artLine} d="M46 28h26M46 40h18" />
      <circle className={css.artLine} cx="88" cy="58" r="20" />
      <path className={css.artInk} d="M86 44h5v13l9 6-3 4-11-8z" />
    </>
  ),
};

/** A drawing in the colours of the theme, for empty places. */
export function StateArt({ name }: { readonly name: StateArtName }): ReactElement {
  return <Drawing>{art[name]}</Drawing>;
}
