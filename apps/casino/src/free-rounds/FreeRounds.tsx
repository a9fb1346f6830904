import type { GrantedRounds } from '@kvota/contracts';
import { PageLink, sessionAtom, useFormats, useHost } from '@kvota/shell';
import { buttonProps, TicketNotice } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { freeRoundsQuery } from '../data/free-rounds-query.ts';

export interface FreeRoundsProps {
  /** Shows only those of this game, without a way to it. */
  readonly code?: string;
}

/** The free rounds that the player has, each with the way to its game (CAS-55). Renders nothing if there are none. */
export function FreeRounds({ code }: FreeRoundsProps): ReactElement | null {
  const { api } = useHost();
  const session = useAtomValue(sessionAtom);
  const { data } = useQuery(freeRoundsQuery(api, session.status === 'signed-in' ? session.id : null));
  const grants = data?.filter(({ game_code }) => code === undefined || game_code === code) ?? [];
  if (grants.length === 0) return null;
  return (
    <>
      {grants.map((grant) => (
        <Grant key={grant.id} grant={grant} link={code === undefined} />
      ))}
    </>
  );
}

function Grant({ grant, link }: { readonly grant: GrantedRounds; readonly link: boolean }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { game, game_code, provider, left } = grant;
  const [stake, until] = [formats.money(grant.stake, grant.currency), formats.dateTime(grant.expiresAt)];
  const action = (
    <PageLink
      page="games"
      params={{ provider, game: game_code }}
      search={{ gc: game_code }}
      {...buttonProps({ variant: 'brand', size: 'sm' })}
    >
      {t({ id: 'casino.play', message: 'Play' })}
    </PageLink>
  );
  return (
    <TicketNotice tone="info" {...(link && { action })}>
      {t({
        id: 'casino.free',
        message: plural(left, {
          one: `You have # free round of ${game} with a stake of ${stake}, until ${until}. What it wins is yours.`,
          other: `You have # free rounds of ${game} with a stake of ${stake} each, until ${until}. What they win is yours.`,
        }),
      })}
    </TicketNotice>
  );
}
