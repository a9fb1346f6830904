import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space, radius } = vars;

export const serve = style({
  display: 'inline-block',
  flexShrink: 0,
  width: 7,
  height: 7,
  marginInlineStart: space[8],
  borderRadius: '50%',
  background: color.brand.text,
  verticalAlign: 'middle',
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const cards = style([
  figures,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: 10,
    height: 14,
    marginInlineStart: space[8],
    paddingInline: 2,
    borderRadius: radius.sm,
    background: color.status.dangerSolid,
    color: color.status.dangerOn,
    fontSize: size.text[12],
    fontWeight: 800,
    lineHeight: 1,
    verticalAlign: '-1px',
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);
