import type { TableMark, TablePhase } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

/** The words for a table. */
export interface TableTexts {
  readonly phase: (phase: TablePhase | 'lost') => string;
  /** The last results as a sentence; empty if there are none. */
  readonly last: (last: readonly TableMark[]) => string;
}

export function useTableTexts(): TableTexts {
  const { t } = useLingui();
  const formats = useFormats();
  const phases: Record<Parameters<TableTexts['phase']>[0], string> = {
    betting: t({ id: 'casino.table.betting', message: 'Bets are open' }),
    closing: t({ id: 'casino.table.closing', message: 'No more bets' }),
    running: t({ id: 'casino.table.running', message: 'Round in play' }),
    result: t({ id: 'casino.table.result', message: 'Next round' }),
    closed: t({ id: 'casino.table.closed', message: 'Table closed' }),
    lost: t({ id: 'casino.table.lost', message: 'Not up to date' }),
  };
  const wordOf = (mark: TableMark): string => {
    switch (mark.kind) {
      case 'number': {
        const { number } = mark;
        if (mark.color === 'red') return t({ id: 'casino.table.red', message: `${number} red` });
        if (mark.color === 'black') return t({ id: 'casino.table.black', message: `${number} black` });
        return String(number);
      }
      case 'winner':
        return String(mark.number);
      case 'numbers':
        return formats.list(mark.numbers.map(String));
      case 'multiple':
        return `${mark.multiple}×`;
      case 'text':
        return mark.text;
    }
  };
  return {
    phase: (phase) => phases[phase],
    last(last) {
      const [newest] = last;
      if (newest === undefined) return '';
      const results = newest.kind === 'numbers' ? wordOf(newest) : last.map(wordOf).join(', ');
      if (newest.kind === 'numbers') return t({ id: 'casino.table.drawn', message: `Last draw: ${results}` });
      if (newest.kind === 'winner') return t({ id: 'casino.table.winners', message: `Last winners: ${results}` });
      return t({ id: 'casino.table.last', message: `Last results: ${results}` });
    },
  };
}
