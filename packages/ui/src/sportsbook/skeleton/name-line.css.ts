import { style } from '@vanilla-extract/css';

export const nameLine = style({ paddingBlock: 4 });
