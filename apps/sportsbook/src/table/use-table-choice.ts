import type { MarketFilter } from '@kvota/contracts';
import { tableName } from '@kvota/tickets/names';
import { useLingui } from '@lingui/react/macro';

import { tablesOf } from '../offer/column.ts';

export interface TableChoiceProps {
  readonly filters: readonly MarketFilter[];
  readonly sport: string;
  /** Code of the chosen table; null for the first one of the sport. */
  readonly value: string | null;
  readonly onValueChange: (code: string | null) => void;
}

/** Returns the props of a control for the tables of a sport, or undefined if the sport has only one. */
export function useTableChoice({ filters, sport, value, onValueChange }: TableChoiceProps) {
  const { t, i18n } = useLingui();
  const tables = tablesOf(filters, sport);
  const [first] = tables;
  if (!first || tables.length < 2) return undefined;
  const chosen = tables.find(({ code }) => code === value) ?? first;
  return {
    label: t({ id: 'offer.markets', message: 'Markets in the table' }),
    value: chosen.code,
    /** Whether it is another table than the sport's first. */
    changed: chosen !== first,
    onValueChange: (code: string) => onValueChange(code === first.code ? null : code),
    items: tables.map((table) => ({ value: table.code, label: tableName(i18n, table) })),
  };
}
