import type { Locale } from '@kvota/contracts/values';

/** Forms of a word after a number: one, few, many; or one, many; or a single form. */
export type Forms = readonly string[];

/** Units of time after a number, in the grammatical case of their place. */
export interface UnitWords {
  readonly minute: Forms;
  readonly hour: Forms;
  readonly day: Forms;
}

/** Words for relative times and durations in a language. */
export interface TimeWords {
  readonly now: string;
  /** `#` is replaced by number and unit. */
  readonly past: string;
  readonly future: string;
  readonly agoLong: UnitWords;
  readonly inLong: UnitWords;
  readonly ago: UnitWords;
  readonly in: UnitWords;
  /** A duration alone. */
  readonly length: UnitWords & { readonly second: Forms };
  /** Before the last item of a list: and, or. */
  readonly and: string;
  readonly or: string;
}

const forms = (text: string): Forms => text.split(' ');
const units = (minute: string, hour: string, day: string): UnitWords => ({
  minute: forms(minute),
  hour: forms(hour),
  day: forms(day),
});
const lengths = (second: string, ...rest: [minute: string, hour: string, day: string]): TimeWords['length'] => ({
  ...units(...rest),
  second: forms(second),
});

/** From Unicode's CLDR, except for the abbreviation of hours, which follows the screens of the trade. */
export const timeWords: Readonly<Record<Locale, TimeWords>> = {
  rs: {
    now: 'sada',
    past: 'pre #',
    future: 'za #',
    agoLong: units('minuta', 'sata sata sati', 'dana'),
    inLong: units('minut minuta minuta', 'sat sata sati', 'dan dana dana'),
    ago: units('min', 'h', 'dana'),
    in: units('min', 'h', 'dan dana dana'),
    length: lengths('s', 'min', 'h', 'dan dana dana'),
    and: 'i',
    or: 'ili',
  },
  ba: {
    now: 'sada',
    past: 'prije #',
    future: 'za #',
    agoLong: units('minutu minute minuta', 'sat sata sati', 'dan dana dana'),
    inLong: units('minutu minute minuta', 'sat sata sati', 'dan dana dana'),
    ago: units('min', 'h', 'dan dana dana'),
    in: units('min', 'h', 'dan dana dana'),
    length: lengths('s', 'min', 'h', 'dan dana dana'),
    and: 'i',
    or: 'ili',
  },
  en: {
    now: 'now',
    past: '# ago',
    future: 'in #',
    agoLong: units('minute minutes', 'hour hours', 'day days'),
    inLong: units('minute minutes', 'hour hours', 'day days'),
    ago: units('min', 'h', 'day days'),
    in: units('min', 'h', 'day days'),
    length: lengths('s', 'min', 'h', 'day days'),
    and: 'and',
    or: 'or',
  },
  de: {
    now: 'jetzt',
    past: 'vor #',
    future: 'in #',
    agoLong: units('Minute Minuten', 'Stunde Stunden', 'Tag Tagen'),
    inLong: units('Minute Minuten', 'Stunde Stunden', 'Tag Tagen'),
    ago: units('Min.', 'Std.', 'Tag Tagen'),
    in: units('Min.', 'Std.', 'Tag Tagen'),
    length: lengths('Sek.', 'Min.', 'Std.', 'Tag Tage'),
    and: 'und',
    or: 'oder',
  },
  el: {
    now: 'τώρα',
    past: 'πριν από #',
    future: 'σε #',
    agoLong: units('λεπτό λεπτά', 'ώρα ώρες', 'ημέρα ημέρες'),
    inLong: units('λεπτό λεπτά', 'ώρα ώρες', 'ημέρα ημέρες'),
    ago: units('λεπ.', 'ώρα ώρες', 'ημέρα ημέρες'),
    in: units('λεπ.', 'ώρα ώρες', 'ημέρα ημέρες'),
    length: lengths('δευτ.', 'λεπ.', 'ώρα ώρες', 'ημέρα ημέρες'),
    and: 'και',
    or: 'ή',
  },
  sq: {
    now: 'tani',
    past: '# më parë',
    future: 'pas #',
    agoLong: units('minutë minuta', 'orë', 'ditë'),
    inLong: units('minute minutash', 'ore orësh', 'dite ditësh'),
    ago: units('min', 'orë', 'ditë'),
    in: units('min', 'ore orësh', 'dite ditësh'),
    length: lengths('sek', 'min', 'orë', 'ditë'),
    and: 'dhe',
    or: 'ose',
  },
  ru: {
    now: 'сейчас',
    past: '# назад',
    future: 'через #',
    agoLong: units('минуту минуты минут', 'час часа часов', 'день дня дней'),
    inLong: units('минуту минуты минут', 'час часа часов', 'день дня дней'),
    ago: units('мин', 'ч', 'день дня дней'),
    in: units('мин', 'ч', 'день дня дней'),
    length: lengths('с', 'мин', 'ч', 'день дня дней'),
    and: 'и',
    or: 'или',
  },
};
