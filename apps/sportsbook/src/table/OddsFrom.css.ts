import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const place = style({
  // Without a text it takes no room between its neighbours.
  selectors: { '&:empty': { marginBottom: `calc(-1 * ${vars.space[12]})` } },
});
