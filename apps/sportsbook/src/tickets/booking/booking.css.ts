import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const booked = style({ display: 'grid', justifyItems: 'center', gap: space[12] });

export const picture = style({ width: 160, height: 160 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });

export const form = style({ display: 'grid', gap: space[12] });
