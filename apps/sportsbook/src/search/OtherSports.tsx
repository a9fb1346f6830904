import { Text } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as styles from '../layout/page.css.ts';
import { SportChip } from '../choices/SportChip.tsx';

/** The number of matches that a search finds in a sport. */
interface SportCount {
  readonly sport: string;
  readonly eventsCount: number;
}

/** The other sports in which a search finds matches; a press shows them (PRE-20). Renders nothing if there are none. */
export function OtherSports(props: {
  readonly sports: readonly SportCount[];
  readonly chosen: string;
  readonly onChoose: (sport: string) => void;
}): ReactElement | null {
  const { chosen, onChoose } = props;
  const { t } = useLingui();
  const others = props.sports.filter(({ sport }) => sport !== chosen);
  const count = others.reduce((sum, { eventsCount }) => sum + eventsCount, 0);
  if (count === 0) return null;
  return (
    <div className={styles.choices} role="status">
      <Text as="span" size="sm" tone="secondary" className={styles.whole}>
        {t({
          id: 'offer.otherSports',
          message: plural(count, { one: '# match in another sport', other: '# matches in other sports' }),
        })}
      </Text>
      {others.map(({ sport, eventsCount }) => (
        <SportChip key={sport} sport={sport} eventsCount={eventsCount} onClick={() => onChoose(sport)} />
      ))}
    </div>
  );
}
