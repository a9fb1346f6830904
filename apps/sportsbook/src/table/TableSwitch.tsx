import type { MarketFilter } from '@kvota/contracts';
import { SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from '../layout/page.css.ts';
import { tableName } from '../markets/market-name.ts';
import { tablesOf } from '../offer/column.ts';

/** Switches between the tables of a sport. Renders nothing if the sport has only one. */
export function TableSwitch(props: {
  filters: readonly MarketFilter[];
  sport: string;
  value: string | null;
  onValueChange: (code: string | null) => void;
}) {
  const { filters, sport, value, onValueChange } = props;
  const { t, i18n } = useLingui();
  const tables = tablesOf(filters, sport);
  const first = tables[0]?.code;
  if (first === undefined || tables.length < 2) return null;
  return (
    <div className={styles.scroller}>
      <SegmentedControl
        label={t({ id: 'offer.markets', message: 'Markets in the table' })}
        size="sm"
        tone="quiet"
        value={tables.some(({ code }) => code === value) ? (value ?? first) : first}
        onValueChange={(code) => onValueChange(code === first ? null : code)}
        items={tables.map((table) => ({ value: table.code, label: tableName(i18n, table) }))}
      />
    </div>
  );
}
