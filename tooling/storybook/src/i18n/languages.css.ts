import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

/** A table with a column for each language: seven fit beside each other at a width of 1264. */
export const table = style({});
globalStyle(`${table} :is(td, th)[data-wrap]`, {
  minWidth: '11ch',
  fontSize: vars.size.text[13],
});
