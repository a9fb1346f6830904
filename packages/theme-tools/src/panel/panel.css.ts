import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Windows in which the panel is a sheet at the bottom. One that is low and wide has room at the side only. */
const sheet = '(max-width: 1263px) and (min-height: 560px), (max-width: 559px)';

/** Beside the page at the right or left; half of the window on smaller screens. It keeps the kit's colours (see ThemePanel). */
export const panel = style({
  position: 'fixed',
  zIndex: vars.z.drawer,
  insetBlock: 0,
  width: 'min(380px, 50vw)',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}, 0 8px 32px ${vars.color.bg.shadow}`,
  selectors: { '&[data-side="right"]': { insetInlineEnd: 0 }, '&[data-side="left"]': { insetInlineStart: 0 } },
  '@media': {
    [sheet]: {
      insetBlockStart: 'auto',
      insetInline: '0 !important',
      width: 'auto',
      height: '50dvh',
      borderTopLeftRadius: vars.radius.lg,
      borderTopRightRadius: vars.radius.lg,
    },
    print: { display: 'none' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[12]}`,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: vars.size.text[17],
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
});
export const unsaved = style({ fontSize: vars.size.text[12], fontWeight: 400, color: vars.color.text.secondary });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${vars.space[12]} ${vars.space[16]}`,
});
export const inside = style({ paddingTop: vars.space[12] });
/** Room below the page, so that its end is not covered by the sheet. */
export const room = style({
  display: 'none',
  '@media': { [sheet]: { display: 'block', height: '50dvh' }, print: { display: 'none' } },
});
export const sideButton = style({ '@media': { [sheet]: { display: 'none' } } });
