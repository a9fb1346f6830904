import { PageLink, sessionAtom } from '@kvota/shell';
import { Badge, buttonProps, Heading } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { RoundsLink } from './RoundsLink.tsx';
import * as css from './stage.css.ts';

interface PageHeadProps {
  readonly name: string;
  readonly game: { readonly code: string; readonly mode: 'real' | 'demo' };
}

/** The head of a game's page if the game is not on stage. */
export function PageHead({ name, game: { code, mode } }: PageHeadProps): ReactElement {
  const { t } = useLingui();
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in';
  return (
    <header className={css.bar}>
      <div className={css.title}>
        <Heading size="bar">{name}</Heading>
        {mode === 'demo' ? <Badge tone="casino">{t({ id: 'casino.playMoney', message: 'Play money' })}</Badge> : null}
      </div>
      {signedIn && mode === 'real' ? <RoundsLink code={code} /> : null}
      <PageLink page="casino" {...buttonProps({ variant: 'secondary', size: 'sm' })}>
        <Trans id="casino.toLobby">To the lobby</Trans>
      </PageLink>
    </header>
  );
}
