import { vars } from '@kvota/ui';
import type { CSSProperties } from 'react';

// Layout within a part, as inline styles, so that the published parts need no style sheet.

const { space } = vars;

/** Negative margins give back the space around the touch targets, so that the longest title fits beside them at 360 px. */
export const tools: CSSProperties = { display: 'flex', alignItems: 'center', marginInline: `calc(-1 * ${space[8]})` };

export const answers: CSSProperties = { display: 'flex', gap: space[8], marginTop: space[8] };

/** High enough for a label and its second line. The ticket of the kit sets the variables in a low window. */
export const main: CSSProperties = { minHeight: 'var(--kvota-local-ticket-main, 56px)' };

/** The line above the main button: high enough for three short lines, so that no message moves the button. */
export const status: CSSProperties = {
  display: 'grid',
  alignItems: 'center',
  minHeight: 'var(--kvota-local-ticket-line, 58px)',
};

export const conditions: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: space[8] };

/** The blocks of a dialog, one below the other. */
export const stack: CSSProperties = { display: 'grid', gap: space[16] };

export const beside: CSSProperties = { display: 'flex', alignItems: 'center', gap: space[16] };
