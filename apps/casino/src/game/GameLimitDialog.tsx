import { PageLink } from '@kvota/shell';
import { Button, buttonProps, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactElement } from 'react';

import { gameLimitAtom, openGameAtom } from '../data/open-game.ts';
import { useLimitText } from '../data/use-limit-text.ts';

/** States the limit of the game on screen when a bet exceeds it, or that the game cannot be played (DLG-13, ROUTE-53). */
export function GameLimitDialog({ code }: { readonly code: string }): ReactElement {
  const { t } = useLingui();
  const limitText = useLimitText();
  const setOpenGame = useSetAtom(openGameAtom);
  const [limit, setLimit] = useAtom(gameLimitAtom);
  useEffect(() => {
    setOpenGame(code);
    return () => {
      setOpenGame(undefined);
      setLimit(undefined);
    };
  }, [code, setOpenGame, setLimit]);
  const close = (): void => setLimit(undefined);
  // Its text stays while it closes.
  const [shown, setShown] = useState(limit);
  if (limit !== undefined && limit !== shown) setShown(limit);
  const playable = typeof shown?.game_limit === 'string';
  return (
    <Dialog
      open={limit !== undefined}
      onOpenChange={close}
      size="sm"
      title={
        playable
          ? t({ id: 'casino.limit.title', message: 'Over the bet limit' })
          : t({ id: 'casino.limit.noneTitle', message: 'This game cannot be played' })
      }
      description={shown && limitText(shown)}
      actions={
        <>
          <Button variant="brand" onClick={close}>
            {t({ id: 'casino.limit.ok', message: 'Got it' })}
          </Button>
          {playable ? null : (
            <PageLink page="casino" {...buttonProps({ variant: 'secondary' })}>
              {t({ id: 'casino.toLobby', message: 'To the lobby' })}
            </PageLink>
          )}
        </>
      }
    />
  );
}
