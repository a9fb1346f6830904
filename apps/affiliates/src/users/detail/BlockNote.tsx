import type { AgencyNode } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/**
 * When the account was closed, or a block: its origin unless the list of blocks has it, and whether it holds for the user
 * alone or for the branch.
 */
export function BlockNote({ node }: { readonly node: AgencyNode }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  if (node.closedAt) {
    const when = formats.date(node.closedAt);
    return (
      <TicketNotice>{t({ id: 'agency.closedOn', message: `Closed on ${when}. It is not opened again.` })}</TicketNotice>
    );
  }
  if (!node.blocked) return null;
  const branch = node.blockScope === 'branch';
  const isAbove = node.blockedBy === 'above';
  const lifting = isAbove
    ? t({ id: 'agency.blockedBy.mayNotLift', message: 'Only those above you can lift the block.' })
    : t({ id: 'agency.blockedBy.mayLift', message: 'You can lift the block.' });
  const from =
    (node.blocks ?? []).length > 0
      ? lifting
      : isAbove
        ? t({
            id: 'agency.blockedBy.above',
            message: 'Blocked by an agent above you or by the operator. Only they can lift it.',
          })
        : t({ id: 'agency.blockedBy.own', message: 'Blocked by you or by an agent below you. You can lift it.' });
  const scope = branch
    ? t({ id: 'agency.blockedScope.branch', message: 'The block holds for the whole branch.' })
    : t({ id: 'agency.blockedScope.self', message: 'The block holds for this user only.' });
  return <TicketNotice tone="danger">{`${from} ${scope}`}</TicketNotice>;
}
