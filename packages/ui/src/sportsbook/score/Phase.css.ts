import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const phase = style([
  figures,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: color.text.secondary,
    fontSize: size.text[15],
    fontWeight: 600,
    lineHeight: 1.25,
    whiteSpace: 'nowrap',
    '::before': { content: 'none', flexShrink: 0, height: '0.75em', background: 'currentColor' },
    selectors: {
      '&[data-tone="live"]': { color: color.live.text },
      '&[data-tone="live"]::before': { content: '""', width: 4, transform: `skewX(${size.slant})` },
      // Two bars: the sign for a pause.
      '&[data-tone="break"]::before': {
        content: '""',
        width: 8,
        background: 'linear-gradient(90deg, currentColor 3px, transparent 0 5px, currentColor 0)',
      },
      '&[data-tone="over"]': { color: color.text.muted },
    },
  },
]);

export const clock = style({ fontWeight: 700 });
