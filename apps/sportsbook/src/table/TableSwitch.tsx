import { useMedia } from '@kvota/shell';
import { ChipSelect, media, SegmentedControl } from '@kvota/ui';

import * as styles from '../layout/page.css.ts';
import { useTableChoice, type TableChoiceProps } from './use-table-choice.ts';

/** Switches between the tables of a sport, on a phone as a list. Renders nothing if the sport has only one. */
export function TableSwitch(props: TableChoiceProps) {
  const choice = useTableChoice(props);
  const phone = useMedia(media.phone);
  if (!choice) return null;
  const { changed: _, ...control } = choice;
  return phone ? (
    <ChipSelect {...control} />
  ) : (
    <SegmentedControl {...control} className={styles.whole} size="sm" tone="quiet" />
  );
}
