import type { AgencyFigures } from '@kvota/contracts';
import { creditHiddenAtom, useFormats } from '@kvota/shell';
import { FigureBars, noonOf } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useFigureName } from './use-figure-name.ts';

/** GGR by day. One day needs no chart, and hidden amounts have none. */
export function DayBars(props: {
  readonly series: readonly { readonly id: string; readonly figures: AgencyFigures }[];
  readonly currency: string | undefined;
}): ReactElement | null {
  const { series, currency } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const name = useFigureName();
  const hidden = useAtomValue(creditHiddenAtom);
  if (hidden || series.length < 2) return null;
  return (
    <FigureBars
      label={t({ id: 'agency.figure.byDay', message: 'GGR by day' })}
      headings={[t({ id: 'agency.by.day', message: 'Day' }), name('ggr')]}
      bars={series.map(({ id, figures: { ggr } }) => ({
        id,
        name: formats.shortDate(noonOf(id)),
        value: ggr,
        written: formats.money(ggr, currency),
      }))}
    />
  );
}
