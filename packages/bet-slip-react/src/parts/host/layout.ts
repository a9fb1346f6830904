import { vars } from '@kvota/ui';
import type { CSSProperties } from 'react';

// Where things stand within a part. In place, not in a sheet: the parts need no styles built, loaded or ordered.

const { space } = vars;

/** Icons keep their size for the thumb, and give the room around them back: the longest title stands beside them at 360 px. */
export const tools: CSSProperties = { display: 'flex', alignItems: 'center', marginInline: `calc(-1 * ${space[8]})` };

export const answers: CSSProperties = { display: 'flex', gap: space[8], marginTop: space[8] };

export const conditions: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: space[8] };

/** What a dialog about the ticket says, one below the other. */
export const stack: CSSProperties = { display: 'grid', gap: space[16] };

export const beside: CSSProperties = { display: 'flex', alignItems: 'center', gap: space[16] };
