import type { ReactElement } from 'react';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import * as css from './GameTile.css.ts';

/** The placeholder of a game that is loading. */
export function GameTileSkeleton(): ReactElement {
  return (
    <div className={css.tile} aria-hidden="true">
      <div className={css.artBone}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={css.foot}>
        <div className={css.words}>
          <div className={css.nameBone}>
            <Skeleton width="70%" height={15} />
          </div>
          <div className={css.providerBone}>
            <Skeleton width="45%" height={11} />
          </div>
        </div>
        <span className={css.heartRoom} />
      </div>
      <div className={css.touchActions}>
        <span className={css.actionRoom} />
      </div>
    </div>
  );
}
