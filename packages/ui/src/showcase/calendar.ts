import type { CalendarWords } from '../field/date-range/calendar-words.ts';

interface Table {
  readonly tag: string;
  readonly months: string;
  readonly weekdays: string;
  readonly short: string;
  /** Day, month and year as numbers: what stands between them, and after. */
  readonly parts: readonly [between: string, after: string];
}

const tables: Readonly<Record<string, Table>> = {
  en: {
    tag: 'en-GB',
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    short: 'Su Mo Tu We Th Fr Sa',
    parts: ['/', ''],
  },
  rs: {
    tag: 'sr-Latn-RS',
    months: 'januar februar mart april maj jun jul avgust septembar oktobar novembar decembar',
    weekdays: 'nedelja ponedeljak utorak sreda četvrtak petak subota',
    short: 'ned pon uto sre čet pet sub',
    parts: ['. ', '.'],
  },
  ba: {
    tag: 'bs',
    months: 'januar februar mart april maj juni juli august septembar oktobar novembar decembar',
    weekdays: 'nedjelja ponedjeljak utorak srijeda četvrtak petak subota',
    short: 'ned pon uto sri čet pet sub',
    parts: ['. ', '.'],
  },
  de: {
    tag: 'de',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
    short: 'So Mo Di Mi Do Fr Sa',
    parts: ['.', ''],
  },
  el: {
    tag: 'el',
    months:
      'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    weekdays: 'Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο',
    short: 'Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ',
    parts: ['/', ''],
  },
  sq: {
    tag: 'sq',
    months: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor',
    weekdays: 'e_diel e_hënë e_martë e_mërkurë e_enjte e_premte e_shtunë',
    short: 'die hën mar mër enj pre sht',
    parts: ['.', ''],
  },
  ru: {
    tag: 'ru',
    months: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь',
    weekdays: 'воскресенье понедельник вторник среда четверг пятница суббота',
    short: 'вс пн вт ср чт пт сб',
    parts: ['.', ''],
  },
};

const split = (words: string): string[] => words.split(' ').map((word) => word.replace('_', ' '));

/** What a calendar says in a language of the toolbar. */
export function calendarIn(language: unknown): CalendarWords {
  const table = tables[String(language)] ?? tables['en'];
  if (!table) throw new Error('The sample calendars lack English.');
  const [between, after] = table.parts;
  const months = split(table.months);
  const weekdays = split(table.weekdays);
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = (noon: Date): string =>
    [two(noon.getDate()), two(noon.getMonth() + 1), noon.getFullYear()].join(between) + after;
  return {
    tag: table.tag,
    months,
    weekdays,
    weekdaysShort: split(table.short),
    firstWeekday: 1,
    date,
    longDate: (noon) =>
      `${weekdays[noon.getDay()] ?? ''}, ${noon.getDate()} ${months[noon.getMonth()] ?? ''} ${noon.getFullYear()}`,
  };
}
