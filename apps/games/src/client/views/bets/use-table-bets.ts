import type { ViewProps } from '../view.ts';
import { asChoice, changeBets, chipsOf, readBets, roomOf, type TableBets, type TableChange } from './table-bets.ts';

/** The bets of a table with the chip in hand. */
export interface TableBetting {
  readonly table: TableBets;
  readonly chip: string;
  /** False while a round runs, and outside of the betting phase of a table. */
  readonly canBet: boolean;
  readonly change: (change: TableChange) => void;
}

/** Reads and changes the bets of a table. If a change exceeds the highest stake, it is refused and the hint gives the limit. */
export function useTableBets({ choice, onChoose, phase, stakes, booked }: ViewProps): TableBetting {
  const table = readBets(choice);
  const chips = chipsOf(stakes);
  const chip = table.chip !== undefined && chips.includes(table.chip) ? table.chip : (chips[0] ?? '0');
  return {
    table,
    chip,
    canBet: phase === 'idle' || (phase === 'presented' && booked === undefined),
    change(change) {
      const next = changeBets(table, change, roomOf(stakes.at(-1) ?? '0', booked ?? []));
      const { isOver: _, ...kept } = choice;
      onChoose(next === null ? { ...choice, isOver: true } : { ...kept, ...asChoice(next) });
    },
  };
}
