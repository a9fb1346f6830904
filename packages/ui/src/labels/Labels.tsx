import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';

/** The words that components say by themselves. A prop of the same meaning wins over them. */
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
  readonly details: string;
}

/** English, used where an app says nothing else. */
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
  details: 'Details',
};

const LabelsContext = createContext<UiLabels>(defaultLabels);

/** Gives components the words of a language. Keys left out keep their English. */
export function LabelsProvider(props: {
  readonly labels: Partial<UiLabels>;
  readonly children?: ReactNode;
}): ReactElement {
  const { labels, children } = props;
  const value = useMemo(() => ({ ...defaultLabels, ...labels }), [labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** The words in force here. */
export function useLabels(): UiLabels {
  return use(LabelsContext);
}
