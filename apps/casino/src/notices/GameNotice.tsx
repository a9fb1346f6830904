import { useHost, useMessages } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { gamesByCodeQuery } from '../data/game-queries.ts';
import type { GameLimit } from '../data/open-game.ts';
import { useLimitText } from '../data/use-limit-text.ts';

const texts = ['casino'] as const;

/** The text of a snackbar about a game: over its limit, not to be played, or switched off (CAS-03 … CAS-05). */
export function GameNotice(props: { readonly code: string; readonly limit?: GameLimit }): ReactElement | null {
  const { code, limit } = props;
  const { api } = useHost();
  // Snackbars are on pages that have no text of the casino.
  const ready = useMessages(texts);
  const { data, isPending } = useQuery(gamesByCodeQuery(api, [code], undefined));
  return ready && !isPending ? <Text name={data?.[0]?.name} limit={limit} /> : null;
}

function Text({ name, limit }: { readonly name: string | undefined; readonly limit: GameLimit | undefined }) {
  const { t } = useLingui();
  const limitText = useLimitText();
  const game = name ?? t({ id: 'casino.sheet', message: 'The game' });
  const text =
    limit === undefined
      ? t({ id: 'casino.inactive', message: 'It was switched off. A round that was begun can be finished.' })
      : limitText(limit);
  return <>{`${game}: ${text}`}</>;
}
