import { activeWalletAtom, PageLink, sessionAtom, useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Button, buttonProps, EmptyState } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { gamesByCodeQuery } from '../data/game-queries.ts';
import { FreeRounds } from '../free-rounds/FreeRounds.tsx';
import { GameSearch } from '../search/GameSearch.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { GameStage } from '../stage/GameStage.tsx';
import { PageHead } from '../stage/PageHead.tsx';
import { gameInAddress } from './game-in-address.ts';
import { GameLimitDialog } from './GameLimitDialog.tsx';

/** The page of one game. Without a game in the address it links to the lobby (ROUTE-49, ROUTE-55). */
export function GamePage(): ReactElement {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const address = gameInAddress(params, search);
  return (
    <>
      <GameSearch />
      {address === undefined ? <NoGame /> : <OneGame key={`${address.code} ${address.mode}`} {...address} />}
    </>
  );
}

function OneGame({ code, mode }: { readonly code: string; readonly mode: 'real' | 'demo' }): ReactElement {
  const { t } = useLingui();
  const { api, login, navigate } = useHost();
  const session = useAtomValue(sessionAtom);
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const pageTitle = usePageTitle(usePageMetadata()?.id);
  const { data } = useQuery(gamesByCodeQuery(api, [code], currencyId));
  const game = data?.[0];
  const name = game?.name ?? pageTitle ?? '';
  if (data?.length === 0) return <NoGame />;
  const signedIn = session.status === 'signed-in';
  const needsSignIn = mode === 'real' && session.status === 'visitor';
  const onStage = game !== undefined && (mode === 'demo' || (signedIn && currencyId !== undefined));
  return (
    <>
      <title>{name}</title>
      <GameLimitDialog code={code} />
      {onStage ? null : <PageHead name={name} game={{ code, mode }} />}
      <OpenElsewhere code={code} mode={mode} />
      {needsSignIn ? (
        <EmptyState
          art="games"
          headingLevel={2}
          title={t({ id: 'casino.signIn', message: 'Log in to play for money' })}
          actions={
            <>
              <Button variant="brand" onClick={login}>
                {t({ id: 'casino.logIn', message: 'Log in' })}
              </Button>
              {game?.demo === true ? (
                <Button
                  onClick={() =>
                    navigate('games', {
                      params: { provider: game.provider, game: code },
                      search: { gc: code, mode: 'demo' },
                    })
                  }
                >
                  {t({ id: 'casino.demo', message: 'Demo' })}
                </Button>
              ) : null}
            </>
          }
        >
          {t({ id: 'casino.signInWhy', message: 'The demo needs no account and has the same chances.' })}
        </EmptyState>
      ) : onStage ? (
        <GameStage game={{ code, provider: game.provider, mode }} title={name} />
      ) : null}
      {mode === 'real' ? <FreeRounds code={code} /> : null}
    </>
  );
}

function NoGame(): ReactElement {
  const title = usePageTitle(usePageMetadata()?.id);
  return (
    <EmptyState
      art="games"
      headingLevel={1}
      title={title}
      actions={
        <PageLink page="casino" {...buttonProps({ variant: 'brand' })}>
          <Trans id="casino.toLobby">To the lobby</Trans>
        </PageLink>
      }
    >
      <Trans id="casino.noGame">There is no game at this address. Choose one in the lobby.</Trans>
    </EmptyState>
  );
}
