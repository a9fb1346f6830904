import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

/** A match alone, without a frame around it. */
export const alone = style({ maxWidth: 880, marginInline: 'auto', padding: vars.space[12] });

/** Below the prices of a market, over its whole width. */
export const history = style({ gridColumn: '1 / -1', minWidth: 0 });
