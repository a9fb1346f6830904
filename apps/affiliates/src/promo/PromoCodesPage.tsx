import { onlineAtom, useFormats, useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Button, Dimmed, EmptyState, FigureTile, FigureTiles, Heading } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { promoCodesQuery } from '../data/promo-queries.ts';
import { connectionQuery } from '../data/tree-queries.ts';
import { AgencyFault } from '../frame/AgencyFault.tsx';
import { useCurrency } from '../frame/use-currency.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { shareOf, sumCodes } from './code-figures.ts';
import { CodeTable } from './CodeTable.tsx';
import { CreateCodeDialog } from './CreateCodeDialog.tsx';
import * as css from './promo.css.ts';
import { useFunnelName } from './use-funnel-name.ts';

/** The promo codes of the agent, with the players who joined by them (ROUTE-43, CALL-52). */
export function PromoCodesPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const title = usePageTitle(usePageMetadata()?.id);
  const [creating, setCreating] = useState(false);
  const query = useQuery(promoCodesQuery(api, useCurrency()?.id));
  const isOperator = useQuery(connectionQuery(api)).data?.node?.kind === 'root';
  const stale = useStale(query);
  const create = <CreateButton onCreate={() => setCreating(true)} />;
  const { data } = query;
  const none = data?.length === 0;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        {isOperator || none ? null : create}
      </div>
      <AsOf fetched={query} />
      {query.isError && data === undefined ? (
        <AgencyFault
          error={query.error}
          title={t({ id: 'agency.promo.failed', message: 'The promo codes could not be loaded' })}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : isOperator ? (
        <EmptyState
          art="search"
          title={t({ id: 'agency.promo.agentsOnly', message: 'Only agents have promo codes, the operator has none.' })}
        />
      ) : none ? (
        <EmptyState art="search" title={t({ id: 'agency.promo.none', message: 'No promo codes yet' })} actions={create}>
          {t({
            id: 'agency.promo.noneHint',
            message: 'A player without an agent joins you by a code, or by its link.',
          })}
        </EmptyState>
      ) : (
        <Dimmed stale={stale || query.isPlaceholderData} className={css.page}>
          <Summary codes={data} />
          <CodeTable rows={data ?? []} loading={query.isPending || query.isPlaceholderData} empty={null} />
        </Dimmed>
      )}
      {creating ? <CreateCodeDialog onClose={() => setCreating(false)} /> : null}
    </div>
  );
}

function CreateButton({ onCreate }: { readonly onCreate: () => void }): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  return (
    <Button
      variant="brand"
      icon={<IconPlus size={18} />}
      disabledReason={online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' })}
      onClick={onCreate}
    >
      {t({ id: 'agency.promo.new', message: 'New promo code' })}
    </Button>
  );
}

/** The way of all players who joined by a code. */
function Summary({ codes }: { readonly codes: Parameters<typeof sumCodes>[0] | undefined }): ReactElement {
  const formats = useFormats();
  const name = useFunnelName();
  const sums = codes && sumCodes(codes);
  return (
    <FigureTiles>
      {(['users', 'firstDeposits', 'activeUsers'] as const).map((key) => {
        const share = sums && key !== 'users' ? shareOf(sums[key], sums.users) : undefined;
        return (
          <FigureTile
            key={key}
            name={name(key)}
            value={sums && formats.number(sums[key])}
            note={share === undefined ? undefined : formats.percent(share)}
          />
        );
      })}
    </FigureTiles>
  );
}
