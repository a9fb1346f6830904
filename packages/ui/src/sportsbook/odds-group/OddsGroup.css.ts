import { globalStyle, style } from '@vanilla-extract/css';
import { condensedBlank } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { columnsVar } from '../../theme/locals.css.ts';
import { header, heading, title } from '../market-table/MarketTable.css.ts';
import { caption, oddsButton } from '../odds-button/OddsButton.css.ts';

const { size, space } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columnsVar}, minmax(0, 1fr))`,
  gap: space[4],
  padding: space[8],
  selectors: { '&[hidden]': { display: 'none' }, '[data-density="dense"] &': { paddingTop: space[4] } },
});

globalStyle(`[data-density="dense"] ${heading}`, {
  '@media': {
    '(min-width: 600px)': {
      minHeight: size.leagueHeader,
      fontSize: size.text[15],
      lineHeight: 1.15,
      wordSpacing: condensedBlank,
    },
  },
});

/**
 * The name in front of the prices, or above them if there is no room for both. Prices of all groups in a column begin at the
 * same place, because their shares of a line do not depend on the content.
 */
export const inLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

globalStyle(`${inLine} > ${header}`, { flex: '1 1 150px', display: 'flex', borderBottom: 0, background: 'none' });
globalStyle(`${inLine} > ${body}`, { flex: '1 1 236px', paddingBlock: space[4] });
globalStyle(`${inLine} ${heading}`, { flexGrow: 1 });
globalStyle(`${inLine} ${title}`, { whiteSpace: 'normal' });
// Room for "X2" beside odds above 10.
globalStyle(`${inLine} ${oddsButton}`, { paddingInline: space[4] });
globalStyle(`${inLine} ${caption}`, { fontSize: size.text[13], whiteSpace: 'nowrap' });
