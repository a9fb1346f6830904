import { useMedia } from '@kvota/shell';
import { media, type MarketTableProps } from '@kvota/ui';

import { columnsOfPhone, type Column } from '../offer/column.ts';

/** Returns the columns that fit, so that a phone does not render prices that it would hide. */
export function useShownColumns(columns: readonly Column[]): readonly Column[] {
  return useMedia(media.phone) ? columnsOfPhone(columns) : columns;
}

/** Returns the number of prices that a narrow table keeps beside each other. */
export function phoneColumnsOf(columns: readonly Column[]): NonNullable<MarketTableProps['phoneColumns']> {
  const { length } = columnsOfPhone(columns);
  return length === 1 || length === 2 || length === 4 ? length : 3;
}
