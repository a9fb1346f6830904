import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font } = vars;

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: `${space[4]} ${space[12]}`,
  padding: space[16],
  borderRadius: radius.md,
  selectors: {
    '&[data-tone="success"]': { background: color.status.successSubtle },
    '&[data-tone="danger"]': { background: color.status.dangerSubtle },
    '&[data-tone="warning"]': { background: color.status.warningSubtle },
  },
});

export const icon = style({
  alignSelf: 'start',
  selectors: {
    '[data-tone="success"] > &': { color: color.status.success },
    '[data-tone="danger"] > &': { color: color.status.danger },
    '[data-tone="warning"] > &': { color: color.status.warning },
  },
});

export const title = style({
  minWidth: 0,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const rest = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  fontSize: size.text[15],
  lineHeight: 1.45,
});
