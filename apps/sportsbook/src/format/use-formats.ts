import { formatsOf, type Formats } from '@kvota/i18n';
import { localeAtom, useHost } from '@kvota/shell';
import { usePrinting } from '@kvota/ui';
import { useAtomValue } from 'jotai';

/** Returns the formats of money, odds and times in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useAtomValue(localeAtom));
}

/** Returns a function that names a day, such as tomorrow. On paper it is the date, because paper is read later (PRE-22). */
export function useDayName(): (moment: string) => string {
  const formats = useFormats();
  const { serverNow } = useHost();
  const printing = usePrinting();
  // From far away, a day is its date.
  return (moment) => formats.day(moment, printing ? 0 : serverNow());
}

/** Splits a moment into the day and the time. The day is undefined if it is today, except on paper. */
export function useDayTime(): (moment: string) => { day: string | undefined; time: string } {
  const formats = useFormats();
  const { serverNow } = useHost();
  const printing = usePrinting();
  const dayName = useDayName();
  return (moment) => {
    const time = formats.time(moment);
    const today = !printing && formats.kickoff(moment, serverNow()) === time;
    return { time, day: today ? undefined : dayName(moment) };
  };
}
