import { style } from '@vanilla-extract/css';
import { condensedBlank } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  padding: `1px ${space[8]}`,
  borderRadius: radius.sm,
  fontFamily: font.condensed,
  wordSpacing: condensedBlank,
  fontSize: size.text[13],
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone="neutral"]': { background: color.odds.bg, color: color.text.secondary },
    '&[data-tone="brand"]': { background: color.brand.base, color: color.brand.on },
    '&[data-tone="live"]': { background: color.live.solid, color: color.live.on },
    '&[data-tone="success"]': { background: color.status.successSubtle, color: color.status.success },
    '&[data-tone="warning"]': { background: color.status.warningSubtle, color: color.status.warning },
    '&[data-tone="danger"]': { background: color.status.dangerSubtle, color: color.status.danger },
    '&[data-tone="info"]': { background: color.status.infoSubtle, color: color.status.info },
    '&[data-tone="casino"]': { background: color.casino.subtle, color: color.casino.text },
  },
});
