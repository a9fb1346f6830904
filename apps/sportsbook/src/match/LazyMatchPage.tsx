import { MatchSkeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentProps } from 'react';

const Loaded = lazy(() => import('./MatchPage.tsx').then(({ MatchPage }) => ({ default: MatchPage })));

/** Loads the match page when a match is opened, so that the tables do without its code. */
export function LazyMatchPage(props: ComponentProps<typeof Loaded>) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<MatchSkeleton label={t({ id: 'offer.loading', message: 'Loading odds' })} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
