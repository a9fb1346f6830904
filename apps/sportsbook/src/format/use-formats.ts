import { formatsOf, type Formats } from '@kvota/i18n';
import { localeAtom, useHost } from '@kvota/shell';
import { useAtomValue } from 'jotai';

/** Returns the formats of money, odds and times in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useAtomValue(localeAtom));
}

/** Splits a moment into the day, undefined if it is today, and the time. */
export function useDayTime(): (moment: string) => { day: string | undefined; time: string } {
  const formats = useFormats();
  const { serverNow } = useHost();
  return (moment) => {
    const now = serverNow();
    const time = formats.time(moment);
    return { time, day: formats.kickoff(moment, now) === time ? undefined : formats.day(moment, now) };
  };
}
