import { style } from '@vanilla-extract/css';
import { popup as menuPopup } from '../../action/menu/Menu.css.ts';
import { focusRing, oneLine, turnsWhileOpen } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../text-field/TextField.css.ts';

export const trigger = style([
  box,
  focusRing,
  {
    width: '100%',
    color: vars.color.text.primary,
    fontSize: vars.size.text[15],
    fontWeight: 500,
    selectors: {
      '&[data-stopped]': {
        background: vars.color.odds.lockedBg,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        color: vars.color.odds.lockedText,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const value = style([
  oneLine,
  {
    flexGrow: 1,
    minWidth: 0,
    textAlign: 'start',
    selectors: { '&[data-placeholder]': { color: vars.color.text.muted }, '[data-stopped] > &': { color: 'inherit' } },
  },
]);

/** At least as wide as its field; longer texts widen it. */
export const popup = style([menuPopup, { minWidth: 'var(--anchor-width)' }]);

export const icon = style([turnsWhileOpen, { color: vars.color.text.secondary }]);
