import { useMedia } from '@kvota/shell';
import { media } from '@kvota/ui';

import type { Column } from '../offer/column.ts';

/** The number of prices that fit beside each other on a phone. */
export const phoneColumns = 3;

/** Returns the columns that fit, because a phone renders no price that it would hide. */
export function useShownColumns(columns: readonly Column[]): readonly Column[] {
  return useMedia(media.phone) ? columns.slice(0, phoneColumns) : columns;
}
