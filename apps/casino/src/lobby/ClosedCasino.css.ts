import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: column, gap: space[16], alignContent: 'start' });
