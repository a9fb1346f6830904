import {
  currencyLabel,
  languageTag,
  lowestOdds,
  oddsToThousandths,
  thousandthsToOdds,
  type Locale,
} from '@kvota/contracts';

import { dateNames } from './date-names.ts';
import { writeDecimal } from './decimal-text.ts';
import { clockTime, daysBetween, fillPattern, toDate, type Moment } from './moment.ts';
import { numberSigns } from './number-signs.ts';

/** How one language writes money, odds, numbers and times. The same text in every browser. */
export interface Formats {
  /** Decimal text of money with two places and the label of its currency: `"1128.5"`, `"EUR"` → `1.128,50 EUR`; RSD has no label (WAL-08, WAL-09). */
  readonly money: (amount: string, currency?: string) => string;
  /** Odds from integer thousandths or decimal text, always with a point and two places or more; `-` below 1.01 (MATCH-18, OP-98). */
  readonly odds: (odds: number | string) => string;
  /** A whole number, or decimal text, exactly as precise as it came. */
  readonly number: (value: number | bigint | string) => string;
  /** `21. 11. 2026.` */
  readonly date: (moment: Moment) => string;
  /** `subota, 21. novembar 2026.` */
  readonly longDate: (moment: Moment) => string;
  /** `18:45`, on a 24-hour clock. */
  readonly time: (moment: Moment, options?: { readonly seconds?: boolean }) => string;
  /** Date and time: `21. 11. 2026. 18:45` */
  readonly dateTime: (moment: Moment) => string;
  /** Yesterday, today or tomorrow in words, the short weekday within six days, else day and month. */
  readonly day: (moment: Moment, now: Moment) => string;
  /** When a match starts: the time alone today, else day and time. */
  readonly kickoff: (moment: Moment, now: Moment) => string;
  /** Seconds left as `0:20` or `1:02:03`; never below zero. */
  readonly countdown: (seconds: number) => string;
  /** Orders names as the language does. */
  readonly compare: (a: string, b: string) => number;
}

function makeFormats(locale: Locale): Formats {
  const signs = numberSigns[locale];
  const names = dateNames[locale];
  const written = (pattern: keyof typeof names.patterns, moment: Moment): string => {
    const date = toDate(moment);
    return date ? fillPattern(names.patterns[pattern], date, names) : '';
  };
  const collator = new Intl.Collator([locale === 'ba' ? 'sr-Latn' : languageTag(locale)], { numeric: true });

  const formats: Formats = {
    money(amount, currency) {
      const label = currency === undefined ? '' : currencyLabel(currency);
      const written = writeDecimal(amount, signs, 2);
      return label === '' ? written : `${written}\u00A0${label}`;
    },
    odds(odds) {
      const thousandths = typeof odds === 'number' ? odds : oddsToThousandths(odds);
      return thousandths >= lowestOdds ? thousandthsToOdds(thousandths) : '-';
    },
    number: (value) => writeDecimal(String(value), signs),
    date: (moment) => written('date', moment),
    longDate: (moment) => written('long', moment),
    time(moment, options) {
      const date = toDate(moment);
      return date ? clockTime(date, options?.seconds ?? false) : '';
    },
    dateTime: (moment) => `${formats.date(moment)} ${formats.time(moment)}`.trim(),
    day(moment, now) {
      const [date, today] = [toDate(moment), toDate(now)];
      if (!date || !today) return '';
      const days = daysBetween(today, date);
      if (days >= -1 && days <= 1) return names.near[days + 1] ?? '';
      if (days > 1 && days < 7) return names.weekdaysShort[date.getDay()] ?? '';
      return fillPattern(names.patterns.dayMonth, date, names);
    },
    kickoff(moment, now) {
      const [date, today] = [toDate(moment), toDate(now)];
      if (!date || !today) return '';
      const time = clockTime(date, false);
      return daysBetween(today, date) === 0 ? time : `${formats.day(date, today)} ${time}`;
    },
    countdown(seconds) {
      const left = Math.max(0, Math.ceil(seconds));
      const [hours, minutes, rest] = [Math.trunc(left / 3600), Math.trunc(left / 60) % 60, left % 60];
      const tail = String(rest).padStart(2, '0');
      return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
    },
    compare: (a, b) => collator.compare(a, b),
  };
  return formats;
}

const made = new Map<Locale, Formats>();

/** The formats of a language; the same object each time. */
export function formatsOf(locale: Locale): Formats {
  const known = made.get(locale) ?? makeFormats(locale);
  made.set(locale, known);
  return known;
}
