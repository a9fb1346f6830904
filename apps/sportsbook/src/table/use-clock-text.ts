import { phaseText } from '@kvota/tickets/names';
import { useLingui } from '@lingui/react/macro';

import { useDayTime } from '../format/use-formats.ts';
import type { Play } from './play-of.ts';

/**
 * Returns the text in place of the start time: after kick-off the phase with minute or game clock (MATCH-10, MATCH-12).
 */
export function useClockText(): (start: string, play: Play | undefined) => { time: string; detail?: string } {
  const { i18n } = useLingui();
  const dayTime = useDayTime();
  return (start, play) => {
    if (!play) {
      const { day, time } = dayTime(start);
      return { time, ...(day !== undefined && { detail: day }) };
    }
    const phase = phaseText(i18n, play.phase);
    return play.clock === undefined ? { time: phase } : { time: play.clock, detail: phase };
  };
}
