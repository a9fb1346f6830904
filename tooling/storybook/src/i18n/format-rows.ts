import { locales, type Locale } from '@kvota/contracts';
import { formatsOf, type Formats } from '@kvota/i18n';

/** The input of the formats. */
export interface FormatInput {
  readonly amount: string;
  /** Empty for an amount without currency. */
  readonly currency: string;
  readonly odds: string;
  readonly number: string;
  /** ISO 8601. */
  readonly moment: string;
  readonly until: string;
  readonly now: string;
  /** Empty for the time zone of the device. */
  readonly timeZone: string;
  readonly seconds: number;
  readonly names: string;
}

export const firstInput: FormatInput = {
  amount: '1250300.75',
  currency: 'RSD',
  odds: '1.85',
  number: '1234567.5',
  moment: '2026-11-21T18:05:09Z',
  until: '2026-11-22T20:00:00Z',
  now: '2026-11-21T12:00:00Z',
  timeZone: 'Europe/Belgrade',
  seconds: 95,
  names: 'Zenica, Čačak, Cvetkov, Ćuprija',
};

/** The output of one format in every language. */
export interface FormatRow {
  readonly name: string;
  readonly group: string;
  readonly texts: Readonly<Record<Locale, string>>;
}

type Write = (formats: Formats, input: FormatInput) => string;

const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const table: Readonly<Record<string, Readonly<Record<string, Write>>>> = {
  Money: {
    money: ({ money }, { amount, currency }) => money(amount, currency === '' ? undefined : currency),
    compactMoney: ({ compactMoney }, { amount, currency }) =>
      compactMoney(amount, currency === '' ? undefined : currency),
  },
  'Odds and numbers': {
    odds: ({ odds }, input) => odds(input.odds),
    number: ({ number }, input) => number(input.number),
    percent: ({ percent }, input) => percent(input.number),
  },
  Dates: {
    date: ({ date }, { moment }) => date(moment),
    shortDate: ({ shortDate }, { moment }) => shortDate(moment),
    weekdayDate: ({ weekdayDate }, { moment }) => weekdayDate(moment),
    longDate: ({ longDate }, { moment }) => longDate(moment),
    time: ({ time }, { moment }) => time(moment),
    'time, seconds': ({ time }, { moment }) => time(moment, { seconds: true }),
    dateTime: ({ dateTime }, { moment }) => dateTime(moment),
    dateRange: ({ dateRange }, { moment, until }) => dateRange(moment, until),
    timeRange: ({ timeRange }, { moment, until }) => timeRange(moment, until),
  },
  'Seen from now': {
    day: ({ day }, { moment, now }) => day(moment, now),
    kickoff: ({ kickoff }, { moment, now }) => kickoff(moment, now),
    relative: ({ relative }, { moment, now }) => relative(moment, now),
    'relative, long': ({ relative }, { moment, now }) => relative(moment, now, { long: true }),
  },
  'Lengths of time': {
    countdown: ({ countdown }, { seconds }) => countdown(seconds),
    duration: ({ duration }, { seconds }) => duration(seconds),
  },
  'Lists and order': {
    'list, and': (formats, { names }) => formats.list(list(names)),
    'list, or': (formats, { names }) => formats.list(list(names), 'or'),
    compare: ({ compare }, { names }) => list(names).toSorted(compare).join(', '),
    'calendar.months': ({ calendar }) => calendar.months.join(', '),
    'calendar.weekdays': ({ calendar }) => calendar.weekdays.join(', '),
  },
};

/** Returns every format with its output in each language. */
export function formatRows(input: FormatInput): readonly FormatRow[] {
  const zone = input.timeZone === '' ? undefined : input.timeZone;
  return Object.entries(table).flatMap(([group, writes]) =>
    Object.entries(writes).map(([name, write]) => ({
      name,
      group,
      // Safe: every locale is a key of it.
      texts: Object.fromEntries(locales.map((locale) => [locale, write(formatsOf(locale, zone), input)])) as Record<
        Locale,
        string
      >,
    })),
  );
}
