import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A column that is never wider than its container. */
const column = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: column, gap: space[16], alignContent: 'start' });

export const head = style({ display: 'grid', gridTemplateColumns: column, gap: space[8] });

/** The title, and at its end the button that shows hidden amounts. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', minWidth: 0 });

export const field = style({
  flex: '0 1 200px',
  minWidth: 0,
  // Two beside each other, unless the text of one needs the whole line.
  '@media': {
    // Doubled, because the kit's width of a field may come before or after this rule.
    [media.phone]: { flex: '1 1 calc(50% - 8px)', selectors: { '&&': { minWidth: 'min-content' } } },
  },
});

export const period = style({ flex: '0 1 260px', '@media': { [media.phone]: { flex: '1 1 100%' } } });

/** The end of a toolbar. */
export const end = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });

/** Lines below each other, aligned at their end. */
export const lines = style({ display: 'grid', gap: space[2] });

/** Text and a link in one line: a link is higher than its text, which is centred. */
export const inline = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] });

export const list = style({ display: 'grid', gap: space[12] });

export const cards = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
});

/** List and message beside each other if there is room, otherwise one of them. */
export const split = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: column,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 3fr)' } },
});

/** The part of the two that is hidden on a narrow screen. */
export const yields = style({ minWidth: 0, '@media': { [media.belowDesk]: { display: 'none' } } });
export const stays = style({ display: 'grid', gap: space[12], minWidth: 0 });
export const narrowOnly = style({ '@media': { [media.desk]: { display: 'none' } } });

export const form = style({ display: 'grid', gap: space[16] });

export const fields = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Keeps its words in one line beside a text that wraps. */
export const unshrunk = style({ flex: 'none' });
