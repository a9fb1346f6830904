import { lazyPart } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { onGamePageAtom, stagedGameAtom } from './machine/stage-atoms.ts';
import * as css from './stage.css.ts';

const GameOnStage = lazyPart(() => import('./GameOnStage.tsx'), 'GameOnStage');

/** The only frame for games. It is over all pages and never moves in the document, because a browser would load it again (CAS-23). */
export function StageOverlay(): ReactElement | null {
  const game = useAtomValue(stagedGameAtom);
  const onPage = useAtomValue(onGamePageAtom);
  if (!game) return null;
  return (
    <>
      <GameOnStage key={`${game.code} ${game.mode}`} game={game} />
      {/* The last lines of the page can be scrolled out from under a small game. */}
      {onPage ? null : <div className={css.room} />}
    </>
  );
}
