import type { ExportColumn } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the headings of users, for their table and their file. */
export function useUserHeadings(): Readonly<Record<ExportColumn<'users'>, string>> {
  const { t } = useLingui();
  return {
    username: t({ id: 'agency.search', message: 'Name' }),
    kind: t({ id: 'agency.filter.kind', message: 'Kind' }),
    state: t({ id: 'agency.filter.state', message: 'State' }),
    agentsBelow: t({ id: 'agency.filter.agents', message: 'Agents' }),
    playersBelow: t({ id: 'agency.filter.players', message: 'Players' }),
    createdAt: t({ id: 'agency.created', message: 'Created' }),
    credit: t({ id: 'agency.credit', message: 'Credit' }),
    currency: t({ id: 'agency.currency', message: 'Currency' }),
  };
}
