import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './GameTile.css.ts';

export interface GameGridProps {
  readonly label?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The grid of tiles of a lobby. */
export function GameGrid(props: GameGridProps): ReactElement {
  return (
    <section aria-label={props.label} className={classNames(css.grid, props.className)}>
      {props.children}
    </section>
  );
}
