import {
  currencyLabel,
  languageTag,
  lowestOdds,
  oddsToThousandths,
  thousandthsToOdds,
  type Locale,
} from '@kvota/contracts/values';

import { writeCompact } from './compact.ts';
import { calendarWordsOf, dateFormatsOf, type CalendarWords } from './date-formats.ts';
import { writeDecimal } from './decimal-text.ts';
import { lengthFormatsOf } from './lengths-of-time.ts';
import type { Moment } from './moment.ts';
import { numberSigns } from './number-signs.ts';
import { numberOf } from './number.ts';
import { timeWords } from './time-words.ts';

/** Formats of money, odds, numbers and times in one language. The result is equal in every browser. */
export interface Formats {
  /** Money with two places and the label of its currency: `"1128.5"`, `"EUR"` → `1.128,50 EUR`. RSD has no label (WAL-08, WAL-09). */
  readonly money: (amount: string, currency?: string) => string;
  /** The same for narrow places: from 100,000 on three figures, rounded down, such as `1,2 mil. EUR`. */
  readonly compactMoney: (amount: string, currency?: string) => string;
  /** Odds from integer thousandths or decimal text, with a point and at least two places; `-` below 1.01 (MATCH-18, OP-98). */
  readonly odds: (odds: number | string) => string;
  /** A whole number, or decimal text with its precision kept. */
  readonly number: (value: number | bigint | string) => string;
  /** A percentage: `12.5` → `12,5%`. */
  readonly percent: (points: number | bigint | string) => string;
  /** `21. 11. 2026.` */
  readonly date: (moment: Moment) => string;
  /** `21. nov 2026.` */
  readonly shortDate: (moment: Moment) => string;
  /** `sub, 21. nov` */
  readonly weekdayDate: (moment: Moment) => string;
  /** `subota, 21. novembar 2026.` */
  readonly longDate: (moment: Moment) => string;
  /** `18:45`, on a 24-hour clock. */
  readonly time: (moment: Moment, options?: { readonly seconds?: boolean }) => string;
  /** Date and time: `21. 11. 2026. 18:45` */
  readonly dateTime: (moment: Moment) => string;
  /** From one day to another; a single date if both are the same day. */
  readonly dateRange: (from: Moment, to: Moment) => string;
  /** `18:45–20:30`, with day and month if the end is on another day. */
  readonly timeRange: (from: Moment, to: Moment) => string;
  /** Yesterday, today or tomorrow as a word, the short weekday within six days, otherwise day and month. */
  readonly day: (moment: Moment, now: Moment) => string;
  /** Start of a match: only the time if it is today, otherwise day and time. */
  readonly kickoff: (moment: Moment, now: Moment) => string;
  /** `za 5 min`, `pre 3 h`, `sada` within a minute; the date from a week on. `long` spells the units out, for speech. */
  readonly relative: (moment: Moment, now: Moment, options?: { readonly long?: boolean }) => string;
  /** A duration in its two largest units: `1 h 5 min`. */
  readonly duration: (seconds: number) => string;
  /** Seconds left as `0:20` or `1:02:03`, days as `2 dana 5 h`; never below zero. */
  readonly countdown: (seconds: number) => string;
  /** `a, b i c`; with `or`, `a, b ili c`. */
  readonly list: (items: readonly string[], joint?: 'and' | 'or') => string;
  /** Texts and formats of a calendar. */
  readonly calendar: CalendarWords;
  /** Orders names as the language does. */
  readonly compare: (a: string, b: string) => number;
}

/** Collations of other languages, because browsers lack Bosnian, and most lack Albanian. Bosnian sorts like Serbian Latin. */
const collations: Partial<Record<Locale, string>> = { ba: 'sr-Latn', sq: 'en' };

function makeFormats(locale: Locale, timeZone: string | undefined): Formats {
  const signs = numberSigns[locale];
  const words = timeWords[locale];
  const dates = dateFormatsOf(locale, timeZone);
  const lengths = lengthFormatsOf(locale);
  let collator: Intl.Collator | undefined;
  /** Created on first use, because it is by far the slowest part of the formats. */
  const collation = (): Intl.Collator =>
    (collator ??= new Intl.Collator([collations[locale] ?? languageTag(locale)], { numeric: true }));
  const labelled = (written: string, currency: string | undefined): string => {
    const label = currency === undefined ? '' : currencyLabel(currency);
    return label === '' ? written : `${written}\u00A0${label}`;
  };
  return {
    ...dates,
    ...lengths,
    money: (amount, currency) => labelled(writeDecimal(amount, signs, 2), currency),
    compactMoney: (amount, currency) =>
      labelled(writeCompact(amount, signs) ?? writeDecimal(amount, signs, 2), currency),
    odds(odds) {
      const thousandths = typeof odds === 'number' ? odds : oddsToThousandths(odds);
      return thousandths >= lowestOdds ? thousandthsToOdds(thousandths) : '-';
    },
    number: numberOf(locale),
    percent: (points) => writeDecimal(String(points), signs) + signs.percent,
    relative: (moment, now, options) => lengths.relative(moment, now, options) ?? dates.date(moment),
    list(items, joint = 'and') {
      const last = items.at(-1) ?? '';
      return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${words[joint]} ${last}`;
    },
    calendar: calendarWordsOf(locale),
    compare: (a, b) => collation().compare(a, b),
  };
}

const made = new Map<string, Formats>();

/**
 * Returns the formats of a language, the same object on each call. Dates and times are in the time zone of the device, or
 * in an IANA time zone such as `Europe/Belgrade`.
 *
 * @throws RangeError if there is no such time zone.
 */
export function formatsOf(locale: Locale, timeZone?: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = made.get(key) ?? makeFormats(locale, timeZone);
  made.set(key, known);
  return known;
}
