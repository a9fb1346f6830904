import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';

/** Texts that components contain. A prop of the same meaning overrides them. */
export interface UiLabels {
  readonly close: string;
  readonly remove: string;
  readonly clear: string;
  readonly retry: string;
  readonly loading: string;
  readonly live: string;
  readonly suspended: string;
  readonly unavailable: string;
  readonly priceUp: string;
  readonly priceDown: string;
  readonly oldPrice: string;
  readonly decrease: string;
  readonly increase: string;
  readonly quickSteps: string;
  readonly cancel: string;
  readonly pause: string;
  readonly play: string;
  readonly show: string;
  readonly hide: string;
  readonly hiddenAmount: string;
  readonly wallets: string;
  readonly notices: string;
  readonly skipToContent: string;
  readonly serving: string;
  readonly redCards: string;
  readonly details: string;
  readonly openList: string;
  readonly noMatches: string;
  readonly chipHint: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly notAmount: string;
  readonly freeBet: string;
  readonly language: string;
  readonly theme: string;
  readonly darkTheme: string;
  readonly lightTheme: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly today: string;
  readonly presets: string;
  /** Formats a whole number in the language. */
  readonly number: (count: number) => string;
  readonly pages: string;
  readonly firstPage: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly lastPage: string;
  readonly atFirstPage: string;
  readonly atLastPage: string;
  readonly page: (page: string) => string;
  readonly pageOf: (page: string, count: string) => string;
  readonly rowsPerPage: string;
  readonly rowRange: (from: string, to: string, count: string) => string;
  readonly rowCount: (count: string) => string;
  readonly filters: string;
  readonly filtersInForce: string;
  readonly anyChoice: string;
  readonly clearFilters: string;
  readonly sortBy: string;
  readonly unsorted: string;
  readonly ascending: string;
  readonly descending: string;
  readonly compactRows: string;
  readonly total: string;
  readonly noRows: string;
  readonly noRowsMatch: string;
  readonly secondsLeft: (seconds: number) => string;
  readonly priceHistory: (prices: {
    readonly first: string;
    readonly last: string;
    readonly low: string;
    readonly high: string;
  }) => string;
  readonly noPriceHistory: string;
  readonly carousel: string;
  readonly slide: string;
  readonly slideOf: (slide: string, count: string) => string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly jackpot: string;
}

/** English, the default if an app provides nothing else. */
export const defaultLabels: UiLabels = {
  close: 'Close',
  remove: 'Remove',
  clear: 'Clear',
  retry: 'Try again',
  loading: 'Loading',
  live: 'Live',
  suspended: 'suspended',
  unavailable: 'not offered',
  priceUp: 'went up',
  priceDown: 'went down',
  oldPrice: 'before',
  decrease: 'Less',
  increase: 'More',
  quickSteps: 'Quick amounts',
  cancel: 'Cancel',
  pause: 'Pause',
  play: 'Play',
  show: 'Show amount',
  hide: 'Hide amount',
  hiddenAmount: 'amount hidden',
  wallets: 'Wallets',
  notices: 'Notices',
  skipToContent: 'Skip to content',
  serving: 'serving',
  redCards: 'red cards',
  details: 'Details',
  openList: 'Show choices',
  noMatches: 'Nothing found',
  chipHint: 'Backspace or Delete takes it away',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAmount: 'This is not an amount',
  freeBet: 'Free bet',
  language: 'Language',
  theme: 'Theme',
  darkTheme: 'Dark',
  lightTheme: 'Light',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  firstDay: 'Pick the first day',
  lastDay: 'Pick the last day',
  today: 'today',
  presets: 'Quick choices',
  number: String,
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  atFirstPage: 'This is the first page',
  atLastPage: 'This is the last page',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
  rowsPerPage: 'Rows per page',
  rowRange: (from, to, count) => `${from}–${to} of ${count}`,
  rowCount: (count) => `Rows: ${count}`,
  filters: 'Filters',
  filtersInForce: 'Filters in force',
  anyChoice: 'All',
  clearFilters: 'Clear filters',
  sortBy: 'Sort by',
  unsorted: 'Unsorted',
  ascending: 'ascending',
  descending: 'descending',
  compactRows: 'Compact rows',
  total: 'Total',
  noRows: 'Nothing here yet',
  noRowsMatch: 'Nothing fits these filters',
  secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  priceHistory: ({ first, last, low, high }) => `from ${first} to ${last}, lowest ${low}, highest ${high}`,
  noPriceHistory: 'no changes yet',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (slide, count) => `${slide} of ${count}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  jackpot: 'Jackpot',
};

const LabelsContext = createContext<UiLabels>(defaultLabels);

/** Provides components with the texts of a language. Missing keys stay English. */
export function LabelsProvider(props: {
  readonly labels: Partial<UiLabels>;
  readonly children?: ReactNode;
}): ReactElement {
  const { labels, children } = props;
  const value = useMemo(() => ({ ...defaultLabels, ...labels }), [labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** Returns the current texts. */
export function useLabels(): UiLabels {
  return use(LabelsContext);
}
