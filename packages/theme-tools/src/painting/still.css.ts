import { globalStyle } from '@vanilla-extract/css';

/** Elements of a page that is painted in pieces (`createPagePainter`). Only they match, not what they contain. */
globalStyle('[data-color-drag], [data-color-drag]::before, [data-color-drag]::after', {
  transition: 'none !important',
});

globalStyle('[data-color-layer]', { willChange: 'transform' });
