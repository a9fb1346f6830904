import type { Obstacle } from '@kvota/contracts';
import { Text } from '@kvota/ui';
import type { ReactElement } from 'react';

import * as css from './danger.css.ts';
import { useObstacleWords } from './use-obstacle-words.ts';

/** The list of all that has to be settled first, each with what to do about it. */
export function ObstacleList(props: {
  readonly title: string;
  readonly obstacles: readonly Obstacle[];
}): ReactElement | null {
  const { title, obstacles } = props;
  const words = useObstacleWords();
  if (obstacles.length === 0) return null;
  return (
    <div className={css.obstacles}>
      <Text size="sm" tone="secondary">
        {title}
      </Text>
      <ul className={css.list}>
        {obstacles.map((obstacle) => {
          const { what, todo } = words(obstacle);
          return (
            <li key={obstacle.what} className={css.item}>
              <Text as="span">{what}</Text>
              <Text as="span" size="sm" tone="secondary">
                {todo}
              </Text>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
