import type { AgencyNode } from '@kvota/contracts';
import { lazyPart, onlineAtom, useHost } from '@kvota/shell';
import { Avatar, Button, Heading, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconLock, IconLockOpen, IconMinus, IconPlus } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement } from 'react';

import { keptMove } from '../../money/move/move-records.ts';
import { useMay } from '../../frame/rights/use-may.ts';
import { StateBadge } from '../../frame/StateBadge.tsx';
import { useNodeWords } from '../../frame/use-node-words.ts';
import * as css from '../users.css.ts';
import { BlockList } from './BlockList.tsx';
import { BlockNote } from './BlockNote.tsx';
import { rightsOf, type UserRights } from './user-rights.ts';

const MoneyDialog = lazyPart(() => import('../../money/MoneyDialog.tsx'), 'MoneyDialog');
const BlockDialog = lazyPart(() => import('./BlockDialog.tsx'), 'BlockDialog');

type OpenDialog = 'down' | 'up' | 'block' | 'unblock';

/** Name, kind, state and acts of a user. */
export function UserHead(props: { readonly node: AgencyNode; readonly ownId: string | undefined }): ReactElement {
  const { node, ownId } = props;
  const { t } = useLingui();
  const words = useNodeWords();
  const { tabStorage } = useHost();
  // A transfer that waits for a sign-in is shown again, whether the agent has signed in or not.
  const [open, setOpen] = useState<OpenDialog | undefined>(() => {
    const kept = keptMove(tabStorage, { userId: node.id });
    return kept?.status === 'step-up' ? kept.move.direction : undefined;
  });
  const close = (): void => setOpen(undefined);
  const rights = rightsOf(node, ownId, useMay());
  const { moneyBy } = rights;
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <div className={css.titleLine}>
          <Avatar name={node.username} size={44} />
          <div className={css.names}>
            <Heading level={1} size="lg">
              {node.username}
            </Heading>
            <span className={css.titleLine}>
              <Text as="span" tone="secondary">
                {[words.kind(node.kind), words.below(node)].filter((part) => part !== undefined).join(' · ')}
              </Text>
              <StateBadge node={node} />
            </span>
          </div>
        </div>
        <Acts rights={rights} onOpen={setOpen} />
      </div>
      <BlockNote node={node} />
      <BlockList blocks={node.blocks ?? []} username={node.username} />
      {moneyBy === undefined ? null : (
        <Text size="sm" tone="secondary">
          {t({
            id: 'agency.money.by',
            message: `Only ${moneyBy} can add or take credit here. You move money with your direct children.`,
          })}
        </Text>
      )}
      <Suspense>
        {open === 'down' || open === 'up' ? <MoneyDialog node={node} direction={open} onClose={close} /> : null}
        {open === 'block' || open === 'unblock' ? <BlockDialog node={node} act={open} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

function Acts(props: {
  readonly rights: UserRights;
  readonly onOpen: (dialog: OpenDialog) => void;
}): ReactElement | null {
  const { rights, onOpen } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const { money, block, unblock } = rights;
  if (!money && !block && !unblock) return null;
  const stopped = online ? {} : { disabledReason: t({ id: 'agency.needsNetwork', message: 'You are offline' }) };
  return (
    <div className={css.actions}>
      {money ? (
        <>
          <Button
            className={css.act}
            variant="brand"
            icon={<IconPlus size={18} />}
            onClick={() => onOpen('down')}
            {...stopped}
          >
            {t({ id: 'agency.addCredit', message: 'Add credit' })}
          </Button>
          <Button className={css.act} icon={<IconMinus size={18} />} onClick={() => onOpen('up')} {...stopped}>
            {t({ id: 'agency.takeCredit', message: 'Take credit' })}
          </Button>
        </>
      ) : null}
      {block ? (
        <Button className={css.act} icon={<IconLock size={18} />} onClick={() => onOpen('block')} {...stopped}>
          {t({ id: 'agency.block', message: 'Block' })}
        </Button>
      ) : null}
      {unblock ? (
        <Button className={css.act} icon={<IconLockOpen size={18} />} onClick={() => onOpen('unblock')} {...stopped}>
          {t({ id: 'agency.unblock', message: 'Unblock' })}
        </Button>
      ) : null}
    </div>
  );
}
