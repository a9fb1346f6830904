/** Attribute of a price on a served screen: what a tap on it shows on the slip, as JSON. */
export const legAttribute = 'data-leg';

/** The texts of a selection on the slip, and true if its match is in play. */
export type LegTexts = readonly [pick: string, market: string, pair: string, live: boolean];

/** The place of the teams in the texts of a sample. */
export const pairSign = '{pair}';
