import { globalStyle } from '@vanilla-extract/css';

import { result, stage } from './frame.css.ts';

/** Moves the line of the result to the top of low frames, where these boards have less to cover. For style sheets only. */
export const resultAbove = (board: string): void =>
  globalStyle(`${stage}:has(${board}) > ${result}`, {
    '@media': { '(max-height: 300px)': { top: 4, bottom: 'auto' } },
  });
