import { useHost } from '@kvota/shell';
import { DateRange, isoOf, namedSpans, SegmentedControl } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import { historyViews, type HistorySearch, type HistoryView } from './history-search.ts';
import * as styles from './history.css.ts';

/** Filters by status and by period; both are stored in the address. */
export function HistoryFilters(props: { search: HistorySearch; onSearch: (search: HistorySearch) => void }) {
  const { search, onSearch } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  // Plural forms: in most languages they differ from the badge of a single ticket.
  const names: Readonly<Record<HistoryView, string>> = {
    open: t({ id: 'history.view.open', message: 'Open' }),
    won: t({ id: 'history.view.won', message: 'Won' }),
    lost: t({ id: 'history.view.lost', message: 'Lost' }),
    cashed_out: t({ id: 'history.view.cashedOut', message: 'Cashed out' }),
  };
  const today = isoOf(new Date(serverNow()));
  const spans = namedSpans(today);
  const { from, to, status } = search;
  const period = from !== undefined && to !== undefined ? { from, to } : null;
  const label = t({ id: 'history.period', message: 'Paid' });
  return (
    <div className={styles.filters}>
      <div className={styles.views}>
        <SegmentedControl<HistoryView | 'all'>
          label={t({ id: 'history.filter', message: 'Status' })}
          value={status ?? 'all'}
          onValueChange={(view) => onSearch({ ...period, ...(view !== 'all' && { status: view }) })}
          items={[
            { value: 'all', label: t({ id: 'status.all', message: 'All' }) },
            ...historyViews.map((view) => ({ value: view, label: names[view] })),
          ]}
        />
      </div>
      <DateRange
        className={styles.period}
        label={label}
        hideLabel
        size="sm"
        clearable
        value={period}
        onValueChange={(span) => onSearch({ ...(status !== undefined && { status }), ...span })}
        today={today}
        max={today}
        words={formats.calendar}
        placeholder={t({ id: 'history.anyTime', message: 'Any time' })}
        presets={[
          { label: t({ id: 'history.today', message: 'Today' }), span: spans.today },
          { label: t({ id: 'history.yesterday', message: 'Yesterday' }), span: spans.yesterday },
          { label: t({ id: 'history.last7', message: 'Last 7 days' }), span: spans.last7 },
          { label: t({ id: 'history.last30', message: 'Last 30 days' }), span: spans.last30 },
          { label: t({ id: 'history.thisMonth', message: 'This month' }), span: spans.thisMonth },
          { label: t({ id: 'history.lastMonth', message: 'Last month' }), span: spans.lastMonth },
        ]}
      />
    </div>
  );
}
