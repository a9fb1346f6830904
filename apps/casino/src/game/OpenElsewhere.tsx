import { activeWalletAtom, PageLink, useFormats } from '@kvota/shell';
import { buttonProps, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useUnfinished } from '../data/use-unfinished.ts';

/** Offers an unfinished round if this page does not resume it: when the page plays the demo, or with another wallet (CAS-46). */
export function OpenElsewhere(props: { readonly code: string; readonly mode: 'real' | 'demo' }): ReactElement | null {
  const { code, mode } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const round = useUnfinished().find(
    ({ game_code, currency_id }) => game_code === code && (mode === 'demo' || currency_id !== currencyId),
  );
  if (round === undefined) return null;
  const amount = formats.money(round.staked, round.currency);
  if (round.currency_id !== currencyId)
    return (
      <TicketNotice tone="info">
        {t({
          id: 'casino.unfinished.wallet',
          message: `A round of this game with ${amount} is unfinished in another wallet. Choose that wallet to go on.`,
        })}
      </TicketNotice>
    );
  return (
    <TicketNotice
      tone="info"
      action={
        <PageLink
          page="games"
          params={{ provider: round.provider, game: code }}
          search={{ gc: code }}
          {...buttonProps({ size: 'sm' })}
        >
          {t({ id: 'casino.goOn', message: 'Go on playing' })}
        </PageLink>
      }
    >
      {t({ id: 'casino.unfinished.here', message: `A round of this game with ${amount} is unfinished.` })}
    </TicketNotice>
  );
}
