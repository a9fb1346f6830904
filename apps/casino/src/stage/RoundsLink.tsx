import { PageLink } from '@kvota/shell';
import { iconButtonProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import type { ReactElement } from 'react';

/** Leads from a game to the player's rounds of it (CAS-42). */
export function RoundsLink({ code }: { readonly code: string }): ReactElement {
  const { t } = useLingui();
  const label = t({ id: 'casino.gameRounds', message: 'Your rounds of this game' });
  return (
    <PageLink page="accountGames" search={{ game: code }} {...iconButtonProps({ label })} title={label}>
      <IconHistory aria-hidden />
    </PageLink>
  );
}
