import { Button, Chip, ChipGroup, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from '../layout/page.css.ts';
import type { useTableChoice } from '../table/use-table-choice.ts';
import { ChosenLeagues } from './ChosenLeagues.tsx';
import { OrderSwitch } from './OrderSwitch.tsx';

/** The dialog of a phone with leagues, table and order. */
export function PhoneFilters(props: {
  readonly title: string;
  readonly table: ReturnType<typeof useTableChoice>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { title, table, open, onOpenChange } = props;
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      actions={
        <Button variant="brand" fullWidth onClick={() => onOpenChange(false)}>
          {t({ id: 'offer.showMatches', message: 'Show matches' })}
        </Button>
      }
    >
      <ChosenLeagues className={styles.atStart} />
      {table ? (
        <ChipGroup label={table.label}>
          {table.items.map(({ value, label }) => (
            <Chip key={value} selected={value === table.value} onClick={() => table.onValueChange(value)}>
              {label}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
      <OrderSwitch whole />
    </Dialog>
  );
}
