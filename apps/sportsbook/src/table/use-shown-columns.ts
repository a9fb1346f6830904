import { useMedia } from '@kvota/shell';
import { media } from '@kvota/ui';

import type { Column } from '../offer/column.ts';

/** As many prices as stand beside each other on a phone. */
export const phoneColumns = 3;

/** The columns that there is room for: a phone draws no price that it would hide. */
export function useShownColumns(columns: readonly Column[]): readonly Column[] {
  return useMedia(media.phone) ? columns.slice(0, phoneColumns) : columns;
}
