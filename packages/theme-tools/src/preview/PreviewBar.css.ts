import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'fixed',
  zIndex: vars.z.drawer,
  insetInline: vars.space[8],
  insetBlockEnd: vars.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${vars.space[8]})`,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.overlay,
  color: vars.color.text.primary,
  fontSize: vars.size.text[15],
  boxShadow: `0 0 0 1px ${vars.color.border.control}, 0 8px 32px ${vars.color.bg.shadow}`,
  '@media': {
    [media.belowDesk]: {
      insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space[8]} + env(safe-area-inset-bottom))`,
    },
    print: { display: 'none' },
  },
});
export const text = style({ margin: 0 });
