import type { PlayerSeeds } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { ErrorState, Fact, FactList, Heading, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { ChangeSeeds } from './ChangeSeeds.tsx';
import { CopiedFact } from './CopiedFact.tsx';
import { RetiredSeed } from './RetiredSeed.tsx';
import * as css from './verify.css.ts';

interface ProviderSeedsProps {
  readonly provider: string;
  readonly studios: readonly string[];
  readonly seeds: PlayerSeeds | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The seeds at one provider: the active pair, the next one, and those that are public. */
export function ProviderSeeds({ provider, studios, seeds, busy, onRetry }: ProviderSeedsProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const title = formats.list(studios);
  if (seeds === null)
    return (
      <Panel title={title}>
        <ErrorState
          headingLevel={3}
          title={t({ id: 'played.seeds.silent', message: 'This game server does not answer' })}
          onRetry={onRetry}
          retryLabel={t({ id: 'played.retry', message: 'Try again' })}
          busy={busy}
        />
      </Panel>
    );
  const { active, upcoming, retired } = seeds;
  return (
    <>
      <Panel title={title}>
        <div className={css.part}>
          <div className={css.columns}>
            <section className={css.part}>
              <Heading level={3}>{t({ id: 'played.seeds.active', message: 'In use' })}</Heading>
              <FactList>
                <CopiedFact
                  name={t({ id: 'played.seed.hash', message: 'Hash of the server seed' })}
                  value={active.hash}
                />
                <CopiedFact name={t({ id: 'played.seed.client', message: 'Your seed' })} value={active.client_seed} />
                <Fact
                  name={t({ id: 'played.seeds.rounds', message: 'Rounds so far' })}
                  value={formats.number(active.nonce)}
                />
              </FactList>
            </section>
            <section className={css.part}>
              <Heading level={3}>{t({ id: 'played.seeds.upcoming', message: 'Next' })}</Heading>
              <FactList>
                <CopiedFact
                  name={t({ id: 'played.seed.nextHash', message: 'Hash of the next server seed' })}
                  value={upcoming.hash}
                />
              </FactList>
              <ChangeSeeds provider={provider} />
            </section>
          </div>
        </div>
      </Panel>
      <section className={css.part}>
        <Heading level={2}>{t({ id: 'played.seeds.retired', message: 'Revealed seeds' })}</Heading>
        {retired.length === 0 ? (
          <Text tone="secondary">
            {t({
              id: 'played.seeds.noneRetired',
              message: 'None yet. Change your seeds to reveal the one in use and to verify its rounds.',
            })}
          </Text>
        ) : (
          retired.map((pair) => <RetiredSeed key={pair.pair_id} provider={provider} pair={pair} />)
        )}
      </section>
    </>
  );
}
