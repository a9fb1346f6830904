import { useFormats } from '@kvota/shell';
import { Fact, FactList, Heading } from '@kvota/ui';
import type { ReactElement } from 'react';

import * as css from '../protection/limits.css.ts';
import { useActivityWords } from './use-activity-words.ts';

/** Play sessions that began in the period, and how long they were together. */
export function PlayedTime(props: { readonly sessions: number; readonly minutes: number }): ReactElement {
  const { sessions, minutes } = props;
  const formats = useFormats();
  const { time } = useActivityWords();
  return (
    <section className={css.stack} aria-label={time.title}>
      <Heading level={3}>{time.title}</Heading>
      <div className={css.cards}>
        <FactList layout="sums">
          <Fact name={time.sessions} value={formats.number(sessions)} />
          {sessions === 0 ? null : <Fact name={time.minutes} value={formats.duration(Math.max(minutes, 1) * 60)} />}
        </FactList>
      </div>
    </section>
  );
}
