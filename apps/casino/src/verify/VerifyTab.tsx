import { useHost } from '@kvota/shell';
import { EmptyState, ErrorState, Heading, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { ProviderSeeds } from './ProviderSeeds.tsx';
import * as css from './verify.css.ts';

/** The player's seeds at each provider, and the checks of rounds when a seed is revealed (CAS-43, CAS-44, CAS-45). */
export function VerifyTab(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['games', 'fairness'],
    queryFn: ({ signal }) => api.gameFairness({ signal }),
  });
  if (data === undefined)
    return isError ? (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'played.seeds.failed', message: 'Your seeds could not be loaded' })}
        onRetry={() => void refetch()}
        retryLabel={t({ id: 'played.retry', message: 'Try again' })}
        busy={isFetching}
      />
    ) : (
      <Skeleton height={320} />
    );
  const steps = [
    t({
      id: 'played.seeds.how1',
      message:
        'Before you play, the game server fixes a secret seed and shows its hash. It cannot be changed afterwards without changing the hash.',
    }),
    t({
      id: 'played.seeds.how2',
      message: 'Every round is computed from that seed, from yours and from the number of the round.',
    }),
    t({
      id: 'played.seeds.how3',
      message:
        'When you change your seeds, the secret one is revealed. Your browser then computes all of its rounds again and compares them with what was shown and paid.',
    }),
  ];
  return (
    <div className={css.tab}>
      <section className={css.part}>
        <Heading level={2}>{t({ id: 'played.seeds.how', message: 'How to verify that rounds are fair' })}</Heading>
        <ol className={css.steps}>
          {steps.map((step, at) => (
            <li key={step}>
              <span aria-hidden="true">{at + 1}. </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      {data.result.length === 0 ? (
        <EmptyState
          art="games"
          headingLevel={2}
          title={t({ id: 'played.seeds.none', message: 'There are no games to verify' })}
        />
      ) : (
        data.result.map((provider) => (
          <ProviderSeeds key={provider.provider} {...provider} busy={isFetching} onRetry={() => void refetch()} />
        ))
      )}
    </div>
  );
}
