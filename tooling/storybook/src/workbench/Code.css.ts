import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside, vars } from '@kvota/ui';

const { color, space, radius, size } = vars;

/** The theme has no face for code, because no player reads any: this is the one of the device. */
export const family = 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace';

export const mono = style({ fontFamily: family, fontSize: '0.92em', overflowWrap: 'anywhere' });

export const frame = style({ position: 'relative', minWidth: 0 });

export const block = style([
  focusRingInside,
  {
    overflow: 'auto',
    maxHeight: 420,
    padding: space[12],
    borderRadius: radius.md,
    background: color.bg.inset,
    color: color.text.primary,
    fontFamily: family,
    fontSize: size.text[13],
    lineHeight: 1.5,
    whiteSpace: 'pre',
    tabSize: 2,
    selectors: { '&[data-wrap]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
  },
]);

export const copy = style({
  position: 'absolute',
  top: space[4],
  insetInlineEnd: space[4],
  background: color.bg.inset,
  color: color.text.secondary,
});

globalStyle(`${block} > pre`, { margin: 0, font: 'inherit', whiteSpace: 'inherit', overflowWrap: 'inherit' });
globalStyle(`${block} [data-part="name"]`, { color: color.text.secondary });
globalStyle(`${block} [data-part="number"]`, { color: color.status.info });
globalStyle(`${block} [data-part="word"]`, { color: color.casino.text });
globalStyle(`${block} [data-part="type"]`, { color: color.status.info });
globalStyle(`${block} [data-part="remark"]`, { color: color.text.muted });
