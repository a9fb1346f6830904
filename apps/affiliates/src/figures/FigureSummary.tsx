import type { AgencyFigures } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { FigureTile, FigureTiles } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';
import { useFigureName } from './use-figure-name.ts';

/** The figures of a period as tiles, with those of the period before if they are given. */
export function FigureSummary(props: {
  readonly figures: AgencyFigures | undefined;
  readonly before?: AgencyFigures | undefined;
  readonly currency: string | undefined;
}): ReactElement {
  const { figures, before, currency } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const name = useFigureName();
  const amounts = ['stake', 'payout', 'ggr', 'bonusCost', 'ngr', 'in', 'out'] as const;
  const counts = ['tickets', 'players'] as const;
  const note = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : t({ id: 'agency.figure.before', message: `Before: ${value}` });
  const percent = (margin: string | null | undefined): string =>
    margin === null || margin === undefined ? '–' : formats.percent(margin);
  return (
    <FigureTiles>
      {amounts.map((key) => (
        <FigureTile
          key={key}
          name={name(key)}
          value={figures && money(figures[key], currency)}
          note={note(before && money(before[key], currency))}
        />
      ))}
      <FigureTile
        name={name('margin')}
        value={figures && percent(figures.margin)}
        note={note(before && percent(before.margin))}
      />
      {counts.map((key) => (
        <FigureTile
          key={key}
          name={name(key)}
          value={figures && formats.number(figures[key])}
          note={note(before && formats.number(before[key]))}
        />
      ))}
    </FigureTiles>
  );
}
