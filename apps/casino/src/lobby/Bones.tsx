import { GameGrid, GameTileSkeleton, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './LobbyPage.css.ts';

/** The placeholder of games that are loading. */
export function Bones(): ReactElement {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <GameGrid label={t({ id: 'casino.loading', message: 'Loading games' })}>
        {Array.from({ length: 12 }, (_, at) => (
          <GameTileSkeleton key={at} />
        ))}
      </GameGrid>
    </div>
  );
}

/** The placeholder of rails that are loading: of the same size as the rails. */
export function RailBones(): ReactElement {
  const { t } = useLingui();
  return (
    <div
      className={css.rails}
      role="group"
      aria-busy="true"
      aria-label={t({ id: 'casino.loading', message: 'Loading games' })}
    >
      {[0, 1, 2].map((rail) => (
        <div key={rail}>
          <div className={css.railHead}>
            <Skeleton width={140} height={28} />
          </div>
          <div className={css.tiles}>
            {Array.from({ length: 8 }, (_, at) => (
              <GameTileSkeleton key={at} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
