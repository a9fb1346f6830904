import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';

import type { TableResult } from '../../../wire/index.ts';
import { hidden } from '../../themes/frame.css.ts';
import * as css from '../../themes/shared-table.css.ts';
import type { TableParts } from '../../table/table-parts.ts';
import type { TableState } from '../../table/table-state.ts';
import { callAt } from '../call-at.ts';

export interface TableHeadProps {
  readonly state: TableState;
  readonly parts: TableParts;
  readonly clock: { now(): number };
  readonly still: boolean;
}

/** Phase and countdown of the running round, and the last results. */
export function TableHead({ state, parts, clock, still }: TableHeadProps): ReactElement {
  const { t } = useLingui();
  const { moment, last, connected } = state;
  const number = moment?.number ?? 0;
  return (
    <header className={css.head}>
      <div className={css.phase} data-phase={connected ? moment?.phase : 'lost'}>
        <span className={css.phaseText} role="status">
          <PhaseText state={state} />
        </span>
        {moment === null || moment.endsAt === null || !connected ? null : (
          <Countdown key={moment.seq} endsAt={moment.endsAt} clock={clock} still={still} />
        )}
        <span className={css.round}>
          {moment === null ? null : t({ id: 'games.table.round', message: `Round ${number}` })}
          <span className={css.machine}>
            <Trans id="games.table.machine">Run by machine; every round can be verified</Trans>
          </span>
        </span>
      </div>
      {/* It scrolls, so that it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={css.last} tabIndex={0} aria-label={t({ id: 'games.table.last', message: 'Last results' })}>
        {last.map((result) => (
          <LastResult key={result.number} result={result} parts={parts} />
        ))}
      </ol>
    </header>
  );
}

function LastResult({ result, parts }: { readonly result: TableResult } & Pick<TableHeadProps, 'parts'>): ReactElement {
  const { t } = useLingui();
  const { number, outcome } = result;
  return (
    <li className={css.lastResult}>
      <span className={hidden}>{t({ id: 'games.table.round', message: `Round ${number}` })}: </span>
      <parts.Last outcome={outcome} />
    </li>
  );
}

function PhaseText({ state: { moment, connected } }: Pick<TableHeadProps, 'state'>): ReactElement {
  if (moment === null || !connected) return <Trans id="games.table.lost">Connecting to the table…</Trans>;
  switch (moment.phase) {
    case 'betting':
      return <Trans id="games.table.betting">Place your bets</Trans>;
    case 'closing':
      return <Trans id="games.table.closing">No more bets</Trans>;
    case 'running':
      return <Trans id="games.table.running">Rising</Trans>;
    case 'result':
      return <Trans id="games.table.result">Result</Trans>;
  }
}

/** Seconds are marked if they are the last. */
const lateSeconds = 5;

/** Seconds that are left, counted by the clock; the bar under the phase runs out meanwhile. */
function Countdown({
  endsAt,
  clock,
  still,
}: { readonly endsAt: number } & Pick<TableHeadProps, 'clock' | 'still'>): ReactElement {
  const { i18n } = useLingui();
  const { countdown } = formatsOf(isLocale(i18n.locale) ? i18n.locale : 'en');
  const leftNow = (): number => Math.max(0, Math.ceil((endsAt - clock.now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  // The state has the second that is shown. If a timer ends early, the next one waits for the rest.
  useEffect(
    () => (left <= 0 ? undefined : callAt(endsAt - (left - 1) * 1000, clock, () => setLeft(leftNow()))),
    // oxlint-disable-next-line react/exhaustive-deps -- a countdown belongs to one phase
    [left],
  );
  return (
    <>
      <span className={css.seconds} role="timer" data-late={left <= lateSeconds ? '' : undefined}>
        {countdown(left)}
      </span>
      {still ? null : (
        <span
          className={css.barOut}
          aria-hidden="true"
          ref={(element) => {
            const animation = element?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
              duration: Math.max(0, endsAt - clock.now()),
              fill: 'forwards',
            });
            return () => animation?.cancel();
          }}
        />
      )}
    </>
  );
}
