import { Marquee } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { marqueeAtom } from '../../state/atoms.ts';

/** The marquee below the header: the operator's news, else a built-in text (HEAD-20, OP-80, OP-86). */
export function News(): ReactElement {
  const { t } = useLingui();
  const given = useAtomValue(marqueeAtom);
  const own = t({
    id: 'marquee',
    message: 'Odds may change until your bet is accepted. Betting is for adults only: please gamble responsibly.',
  });
  const items = given.length > 0 ? given : [own];
  return (
    <Marquee
      items={items}
      label={t({ id: 'frame.news', message: 'News' })}
      pauseLabel={t({ id: 'frame.news.pause', message: 'Pause the news' })}
      playLabel={t({ id: 'frame.news.play', message: 'Let the news run' })}
      repeats={4}
      secondsPerPass={120}
    />
  );
}
