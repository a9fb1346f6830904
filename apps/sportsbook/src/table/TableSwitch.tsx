import { ChipSelect, SegmentedControl } from '@kvota/ui';

import * as styles from '../layout/page.css.ts';
import { useOneLine } from '../layout/use-one-line.ts';
import { useTableChoice, type TableChoiceProps } from './use-table-choice.ts';

/** Switches between the tables of a sport, as a list where the choices have one line. Renders nothing if the sport has only one. */
export function TableSwitch(props: TableChoiceProps) {
  const choice = useTableChoice(props);
  const oneLine = useOneLine();
  if (!choice) return null;
  const { changed: _, ...control } = choice;
  return oneLine ? (
    <ChipSelect {...control} />
  ) : (
    <SegmentedControl {...control} className={styles.whole} size="sm" tone="quiet" />
  );
}
