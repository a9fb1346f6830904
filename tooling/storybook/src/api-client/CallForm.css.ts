import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';
import { family } from '../workbench/Code.css.ts';

/** A field for JSON. */
export const code = style({});
globalStyle(`${code} textarea`, { fontFamily: family, fontSize: vars.size.text[13], lineHeight: 1.5 });
