import { PageLink } from '@kvota/shell';
import { Button, buttonProps, Fact, FactList, Heading, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { CopiedFact } from '../verify/CopiedFact.tsx';
import type { RoundCheck } from '../verify/round-check.ts';
import { RoundVerdict } from '../verify/RoundVerdict.tsx';
import type { ReceiptData } from './Receipt.tsx';
import * as css from './receipt.css.ts';

/** Seeds, version of the maths and ids, and the check of the round when its seed is public (CAS-45). */
export function ReceiptProof({ round, detail }: ReceiptData): ReactElement {
  const { t } = useLingui();
  const [check, setCheck] = useState<RoundCheck>();
  const seeds = detail?.seeds;
  const verify = async (): Promise<void> => {
    if (detail === null || seeds?.server_seed === null || seeds === undefined) return;
    const { checkRound } = await import('../verify/checker.ts');
    const booked = round.state === 'refused' ? null : { staked: round.staked, won: round.won };
    const { server_seed, client_seed, nonce } = seeds;
    const state = round.state === 'finished' ? 'closed' : round.state;
    setCheck(checkRound({ outcome: detail.outcome, nonce, state, booked }, { server_seed, client_seed }));
  };
  return (
    <section className={css.part}>
      <Heading level={3}>{t({ id: 'played.receipt.proof', message: 'For verification' })}</Heading>
      {detail === null ? null : detail.seeds.server_seed === null ? (
        <Text size="sm" tone="secondary">
          {t({
            id: 'played.receipt.secret',
            message: 'The server seed is still in use. It is revealed once you change your seeds.',
          })}
        </Text>
      ) : null}
      {check === undefined ? null : <RoundVerdict check={check} />}
      {detail === null ? null : (
        <div className={css.actions}>
          {detail.seeds.server_seed !== null && round.state === 'finished' ? (
            <Button size="sm" onClick={() => void verify()}>
              {t({ id: 'played.verify.one', message: 'Verify this round' })}
            </Button>
          ) : null}
          <PageLink
            page="accountGames"
            search={{ tab: 'verification' }}
            {...buttonProps({ variant: 'ghost', size: 'sm' })}
          >
            {t({ id: 'played.verify.seeds', message: 'Your seeds' })}
          </PageLink>
          {detail.replay === null ? null : (
            <a href={detail.replay} target="_blank" rel="noreferrer" {...buttonProps({ variant: 'ghost', size: 'sm' })}>
              {t({ id: 'played.receipt.replay', message: 'Watch the replay' })}
            </a>
          )}
        </div>
      )}
      <FactList>
        {detail === null ? null : (
          <>
            <CopiedFact
              name={t({ id: 'played.seed.hash', message: 'Hash of the server seed' })}
              value={detail.seeds.server_hash}
            />
            {detail.seeds.server_seed === null ? null : (
              <CopiedFact
                name={t({ id: 'played.seed.server', message: 'Server seed' })}
                value={detail.seeds.server_seed}
              />
            )}
            <CopiedFact name={t({ id: 'played.seed.client', message: 'Your seed' })} value={detail.seeds.client_seed} />
            <Fact
              name={t({ id: 'played.seed.nonce', message: 'Number of the round under these seeds' })}
              value={String(detail.seeds.nonce)}
            />
            <CopiedFact
              name={t({ id: 'played.receipt.sheet', message: `Sheet of the maths, version ${detail.version}` })}
              value={detail.sheet}
            />
          </>
        )}
        <CopiedFact name={t({ id: 'played.receipt.id', message: 'Id of the round' })} value={round.id} />
        <CopiedFact name={t({ id: 'played.receipt.session', message: 'Id of the session' })} value={round.session_id} />
      </FactList>
    </section>
  );
}
