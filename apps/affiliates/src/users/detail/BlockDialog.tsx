import type { AgencyNode, BlockScope } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Button, Dialog, RadioGroup, Text, TextArea } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { useBlock, type BlockAct } from '../../data/use-block.ts';
import { ActNotice } from '../../step-up/ActNotice.tsx';
import * as css from '../users.css.ts';

interface BlockDialogProps {
  readonly node: AgencyNode;
  readonly act: 'block' | 'unblock';
  readonly onClose: () => void;
}

/** Blocks a user, alone or with everybody below, or lifts the block (CALL-47, CALL-48). */
export function BlockDialog({ node, act, onClose }: BlockDialogProps): ReactElement {
  const { t } = useLingui();
  const { notify } = useHost();
  const hasBranch = node.kind !== 'player';
  const [scope, setScope] = useState<BlockScope>(hasBranch ? 'branch' : 'self');
  const [reason, setReason] = useState('');
  const block = useBlock();
  const fault = useFault(block.data && 'refused' in block.data ? block.data.refused : undefined, block.isError);
  const name = node.username;
  const given: BlockAct = act === 'block' ? { act, node, scope, reason: reason.trim() } : { act, node };
  const send = (): void =>
    block.mutate(given, {
      onSuccess(result) {
        if ('refused' in result) return;
        onClose();
        if (act === 'block') notify({ text: t({ id: 'agency.block.done', message: `${name} is blocked` }) });
        else if (result.blocked)
          notify({
            tone: 'info',
            text: t({
              id: 'agency.unblock.still',
              message: `${name} is still blocked, because a branch above is blocked`,
            }),
          });
        else notify({ text: t({ id: 'agency.unblock.done', message: `${name} can play again` }) });
      },
    });
  const blocking = act === 'block';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !block.isPending) onClose();
      }}
      tone={blocking ? 'danger' : 'brand'}
      title={
        blocking
          ? t({ id: 'agency.block.title', message: `Block ${name}?` })
          : t({ id: 'agency.unblock.title', message: `Unblock ${name}?` })
      }
      actions={
        <>
          <Button onClick={onClose}>{t({ id: 'agency.cancel', message: 'Cancel' })}</Button>
          <Button variant={blocking ? 'danger' : 'brand'} busy={block.isPending} onClick={send}>
            {blocking ? t({ id: 'agency.block', message: 'Block' }) : t({ id: 'agency.unblock', message: 'Unblock' })}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <ActNotice refused={fault} />
        {blocking ? (
          <>
            <Text>
              {t({
                id: 'agency.block.text',
                message: 'No new play. Open tickets are settled, and credit can still be taken.',
              })}
            </Text>
            {hasBranch ? <Scope value={scope} onChange={setScope} /> : null}
            <TextArea
              label={t({ id: 'agency.block.reason', message: 'Reason (optional)' })}
              maxLength={140}
              value={reason}
              onValueChange={setReason}
            />
          </>
        ) : (
          <Text>
            {t({
              id: 'agency.unblock.text',
              message: 'Lifts the blocks that you and agents below you have set on this user.',
            })}
          </Text>
        )}
      </div>
    </Dialog>
  );
}

function Scope(props: { readonly value: BlockScope; readonly onChange: (scope: BlockScope) => void }): ReactElement {
  const { t } = useLingui();
  return (
    <RadioGroup<BlockScope>
      look="cards"
      label={t({ id: 'agency.block.scope', message: 'Who is blocked' })}
      value={props.value}
      onValueChange={props.onChange}
      items={[
        {
          value: 'branch',
          label: t({ id: 'agency.block.branch', message: 'With everybody below' }),
          description: t({ id: 'agency.block.branchText', message: 'The whole branch stops playing.' }),
        },
        {
          value: 'self',
          label: t({ id: 'agency.block.self', message: 'Only this user' }),
          description: t({ id: 'agency.block.selfText', message: 'Those below go on playing.' }),
        },
      ]}
    />
  );
}

function useFault(refused: string | undefined, failed: boolean): string | undefined {
  const { t } = useLingui();
  if (failed)
    return t({ id: 'agency.act.failed', message: 'The server did not confirm it. Check the state, then try again.' });
  if (refused === undefined) return undefined;
  if (refused === 'blockedFromAbove')
    return t({ id: 'agency.refused.above', message: 'The block was set above you, so you cannot lift it.' });
  if (refused === 'ownAccount')
    return t({ id: 'agency.refused.own', message: 'You cannot do this with your own account.' });
  return t({ id: 'agency.refused.other', message: 'The server refused it.' });
}
