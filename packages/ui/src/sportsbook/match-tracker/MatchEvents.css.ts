import { style } from '@vanilla-extract/css';
import { figures, textStyle } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const event = style([
  textStyle(15, 400),
  {
    display: 'grid',
    gridTemplateColumns: '64px 20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[8],
    minHeight: 36,
    paddingBlock: space[4],
    selectors: {
      '& + &': { borderTop: `1px solid ${color.border.subtle}` },
      '&[data-kind="phase"]': { color: color.text.secondary },
    },
  },
]);

export const time = style([figures, { color: color.text.muted, fontSize: size.text[13] }]);

export const icon = style({ display: 'grid', placeItems: 'center', color: color.text.secondary });

export const card = style({
  width: 9,
  height: 13,
  borderRadius: 2,
  background: color.status.dangerSolid,
  selectors: {
    // An outline, because no theme has a yellow that is readable on both dark and light.
    '&[data-kind="yellowCard"]': {
      background: color.status.warningSubtle,
      boxShadow: `inset 0 0 0 2px ${color.status.warning}`,
    },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const score = style([figures, { fontWeight: 700 }]);
