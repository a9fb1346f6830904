import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

export const code = style([
  figures,
  { fontSize: vars.size.text[36], fontWeight: 800, letterSpacing: '0.08em', userSelect: 'all' },
]);
