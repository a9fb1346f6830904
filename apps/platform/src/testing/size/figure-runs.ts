import { closePeriods } from '../../agency/commission/statements/close-periods.ts';
import type { AgencyDeps } from '../../agency/agency-deps.ts';
import { commissionStatements, figuresLog } from '../../database/schema/index.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import type { MeasuredRow } from './measured-row.ts';

/** Measures how fast the worker folds what is in the log, as if it were a given moment. */
export async function measureFold({ db }: AgencyDeps, now: number, least: number): Promise<MeasuredRow> {
  const rows = await db.$count(figuresLog);
  const began = performance.now();
  await foldFigures({ db, clock: { now: () => now } as AgencyDeps['clock'] });
  const seconds = (performance.now() - began) / 1000;
  return {
    what: `fold of ${rows} rows with history`,
    level: '',
    runs: 1,
    values: [
      { name: 'rate', value: rows / seconds, unit: 'rows/s' },
      { name: 'time', value: seconds, unit: 's' },
    ],
    goal: { name: 'rate', least },
  };
}

/** Measures how long it takes to draw up the statements of the last week. */
export async function measureClosing({ db, clock }: AgencyDeps, most: number): Promise<MeasuredRow> {
  const began = performance.now();
  await closePeriods({ db, clock });
  const seconds = (performance.now() - began) / 1000;
  const edges = await db.$count(commissionStatements);
  return {
    what: `closing of a week, ${edges} statements`,
    level: '',
    runs: 1,
    values: [{ name: 'time', value: seconds, unit: 's' }],
    goal: { name: 'time', most },
  };
}
