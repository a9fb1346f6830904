/** The conditions under which the layout changes: widths of the window, kinds of pointer. */
export const media = {
  phone: '(max-width: 599px)',
  belowDesk: '(max-width: 1263px)',
  desk: '(min-width: 1264px)',
  wide: '(min-width: 1701px)',
  /** A phone on its side, or a page at 200 %: a column is too low for a ticket. */
  low: '(max-height: 559px) and (min-width: 560px) and (max-width: 1263px)',
  /** Too low for bars of full height: a phone on its side, a page at 200 %. */
  short: '(max-height: 559px) and (min-width: 560px)',
  narrow: '(max-width: 359px)',
  belowWide: '(max-width: 1700px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
