import type { RetiredSeeds } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Button, FactList, PlayedCard, Progress, Verdict } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { CopiedFact } from './CopiedFact.tsx';
import { SeedVerdict } from './SeedVerdict.tsx';
import { useSeedCheck } from './use-seed-check.ts';
import * as css from './verify.css.ts';

interface RetiredSeedProps {
  readonly provider: string;
  readonly pair: RetiredSeeds;
}

/** A seed that is public, and the check of all of its rounds if it has any (CAS-45). */
export function RetiredSeed({ provider, pair }: RetiredSeedProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const { rounds: count, retiredAt } = pair;
  return (
    <PlayedCard
      name={t({ id: 'played.seeds.count', message: plural(count, { one: '# round', other: '# rounds' }) })}
      meta={formats.dateTime(retiredAt)}
      figures={[]}
      open={open}
      onOpenChange={setOpen}
    >
      <div className={css.inside}>
        {count === 0 ? null : <Check provider={provider} pair={pair} />}
        <FactList>
          <CopiedFact name={t({ id: 'played.seed.server', message: 'Server seed' })} value={pair.server_seed} />
          <CopiedFact name={t({ id: 'played.seed.hash', message: 'Hash of the server seed' })} value={pair.hash} />
          <CopiedFact name={t({ id: 'played.seed.client', message: 'Your seed' })} value={pair.client_seed} />
        </FactList>
      </div>
    </PlayedCard>
  );
}

function Check({ provider, pair }: RetiredSeedProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { state, start, stop } = useSeedCheck(provider, pair);
  const { rounds } = pair;
  const all = formats.number(rounds);
  switch (state.status) {
    case 'running': {
      const done = formats.number(state.done);
      return (
        <div className={css.part}>
          <Progress
            label={t({ id: 'played.proof.running', message: 'The rounds are being computed' })}
            value={state.done}
            max={rounds}
            valueText={t({ id: 'played.proof.progress', message: `${done} of ${all}` })}
          />
          <div className={css.actions}>
            <Button size="sm" onClick={stop}>
              {t({ id: 'played.proof.stop', message: 'Stop' })}
            </Button>
          </div>
        </div>
      );
    }
    case 'done':
      return <SeedVerdict pair={pair} report={state.report} />;
    case 'failed':
    case 'idle':
      return (
        <div className={css.part}>
          {state.status === 'failed' ? (
            <Verdict
              tone="warning"
              title={t({
                id: 'played.proof.failed',
                message: 'The rounds could not be loaded. Nothing was verified.',
              })}
            />
          ) : null}
          <div className={css.actions}>
            <Button variant="brand" onClick={start}>
              {t({
                id: 'played.proof.all',
                message: plural(rounds, { one: 'Verify this round', other: 'Verify all # rounds' }),
              })}
            </Button>
          </div>
        </div>
      );
  }
}
