import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const form = style({ display: 'grid', gap: space[16] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** An amount and its button in one line: a button is higher than its text, which is centred. */
export const inline = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] });

/** The codes of a batch, below each other. */
export const codes = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });

export const code = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** The picture of the camera. On a low window the button below it stays in view. */
export const camera = style({ display: 'block', width: '100%', aspectRatio: '4 / 3', maxHeight: '35vh' });
