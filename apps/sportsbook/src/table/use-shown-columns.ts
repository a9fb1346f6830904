import { useMedia } from '@kvota/shell';
import { media } from '@kvota/ui';

import type { Column } from '../offer/column.ts';

/** Number of prices next to each other on a phone. */
export const phoneColumns = 3;

/** Returns the columns that fit, so that a phone does not render prices that it would hide. */
export function useShownColumns(columns: readonly Column[]): readonly Column[] {
  return useMedia(media.phone) ? columns.slice(0, phoneColumns) : columns;
}
