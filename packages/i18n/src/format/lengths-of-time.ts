import type { Locale } from '@kvota/contracts/values';

import { pluralTags } from '../plural-tags.ts';
import { toDate, type Moment } from './moment.ts';
import { timeWords, type Forms } from './time-words.ts';

/** Formats of durations and relative times. */
export interface LengthFormats {
  readonly relative: (moment: Moment, now: Moment, options?: { readonly long?: boolean }) => string | undefined;
  readonly duration: (seconds: number) => string;
  readonly countdown: (seconds: number) => string;
}

const noBreak = '\u00A0';
const two = (n: number): string => String(n).padStart(2, '0');

/** Returns the formats of durations in a language, with its plurals. */
export function lengthFormatsOf(locale: Locale): LengthFormats {
  const words = timeWords[locale];
  const plurals = new Intl.PluralRules(pluralTags[locale]);
  const counted = (n: number, forms: Forms): string => {
    const category = plurals.select(n);
    const index = category === 'one' ? 0 : category === 'few' ? 1 : forms.length - 1;
    return `${n}${noBreak}${forms[Math.min(index, forms.length - 1)] ?? ''}`;
  };
  const duration = (seconds: number): string => {
    const { day, hour, minute, second } = words.length;
    const left = Math.max(0, Math.trunc(seconds));
    const amounts: readonly (readonly [number, Forms])[] = [
      [Math.trunc(left / 86_400), day],
      [Math.trunc(left / 3600) % 24, hour],
      [Math.trunc(left / 60) % 60, minute],
      [left % 60, second],
    ];
    const first = amounts.findIndex(([n]) => n > 0);
    if (first < 0) return counted(0, second);
    const shown = amounts.slice(first, first + 2).filter(([n]) => n > 0);
    return shown.map(([n, forms]) => counted(n, forms)).join(' ');
  };
  return {
    duration,
    relative(moment, now, { long = false } = {}) {
      const [date, today] = [toDate(moment), toDate(now)];
      if (!date || !today) return '';
      const seconds = (date.getTime() - today.getTime()) / 1000;
      const away = Math.trunc(Math.abs(seconds));
      if (away < 60) return words.now;
      const units = seconds < 0 ? (long ? words.agoLong : words.ago) : long ? words.inLong : words.in;
      const pattern = seconds < 0 ? words.past : words.future;
      const write = (n: number, forms: Forms): string => pattern.replace('#', counted(n, forms));
      if (away < 3600) return write(Math.trunc(away / 60), units.minute);
      if (away < 86_400) return write(Math.trunc(away / 3600), units.hour);
      const days = Math.trunc(away / 86_400);
      return days < 7 ? write(days, units.day) : undefined;
    },
    countdown(seconds) {
      const left = Math.max(0, Math.ceil(seconds));
      if (left >= 86_400) return duration(left - (left % 3600));
      const [hours, minutes, rest] = [Math.trunc(left / 3600), Math.trunc(left / 60) % 60, left % 60];
      return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
    },
  };
}
