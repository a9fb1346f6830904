import type { Locale } from '@kvota/contracts/values';

/** Names of days and months in a language, and its date patterns. For the letters of the patterns see `fillPattern`. */
export interface DateNames {
  /** From Sunday, like `Date.getDay`. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** In the form used after the number of a day. */
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  /** In the form used alone, such as above a calendar; absent if it is the same. */
  readonly monthsAlone?: readonly string[];
  /** Yesterday, today, tomorrow. */
  readonly near: readonly [string, string, string];
  readonly patterns: {
    /** With the month as a number: with and without year. */
    readonly date: string;
    readonly dayMonth: string;
    /** With the short month: with the year, or with the short weekday instead of it. */
    readonly short: string;
    readonly weekday: string;
    /** With weekday and month written out. */
    readonly long: string;
  };
}

const words = (text: string): string[] => text.split(' ');

const ownLands: DateNames['patterns'] = {
  date: 'D. M. Y.',
  dayMonth: 'D. M.',
  short: 'D. n Y.',
  weekday: 'w, D. n',
  long: 'W, D. N Y.',
};

/** Own tables, because Chromium lacks Albanian and most of Bosnian, and a kick-off must be equal in every browser. */
export const dateNames: Readonly<Record<Locale, DateNames>> = {
  rs: {
    weekdays: words('nedelja ponedeljak utorak sreda četvrtak petak subota'),
    weekdaysShort: words('ned pon uto sre čet pet sub'),
    months: words('januar februar mart april maj jun jul avgust septembar oktobar novembar decembar'),
    monthsShort: words('jan feb mar apr maj jun jul avg sep okt nov dec'),
    near: ['juče', 'danas', 'sutra'],
    patterns: ownLands,
  },
  ba: {
    weekdays: words('nedjelja ponedjeljak utorak srijeda četvrtak petak subota'),
    weekdaysShort: words('ned pon uto sri čet pet sub'),
    months: words('januar februar mart april maj juni juli august septembar oktobar novembar decembar'),
    monthsShort: words('jan feb mar apr maj jun jul aug sep okt nov dec'),
    near: ['jučer', 'danas', 'sutra'],
    patterns: ownLands,
  },
  en: {
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: words('Sun Mon Tue Wed Thu Fri Sat'),
    months: words('January February March April May June July August September October November December'),
    monthsShort: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    near: ['yesterday', 'today', 'tomorrow'],
    patterns: { date: 'DD/MM/Y', dayMonth: 'DD/MM', short: 'D n Y', weekday: 'w D n', long: 'W, D N Y' },
  },
  de: {
    weekdays: words('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    weekdaysShort: words('So Mo Di Mi Do Fr Sa'),
    months: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    monthsShort: words('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    near: ['gestern', 'heute', 'morgen'],
    patterns: { date: 'DD.MM.Y', dayMonth: 'DD.MM.', short: 'D. n Y', weekday: 'w, D. n', long: 'W, D. N Y' },
  },
  el: {
    weekdays: words('Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο'),
    weekdaysShort: words('Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ'),
    months: words(
      'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
    ),
    monthsShort: words('Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ'),
    monthsAlone: words(
      'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    ),
    near: ['χθες', 'σήμερα', 'αύριο'],
    patterns: { date: 'DD/MM/Y', dayMonth: 'DD/MM', short: 'D n Y', weekday: 'w D n', long: 'W, D N Y' },
  },
  sq: {
    weekdays: 'e diel,e hënë,e martë,e mërkurë,e enjte,e premte,e shtunë'.split(','),
    weekdaysShort: words('die hën mar mër enj pre sht'),
    months: words('janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'),
    monthsShort: words('jan shk mar pri maj qer korr gush sht tet nën dhj'),
    near: ['dje', 'sot', 'nesër'],
    patterns: { date: 'D.M.Y', dayMonth: 'D.M', short: 'D n Y', weekday: 'w, D n', long: 'W, D N Y' },
  },
  ru: {
    weekdays: words('воскресенье понедельник вторник среда четверг пятница суббота'),
    weekdaysShort: words('вс пн вт ср чт пт сб'),
    months: words('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    monthsShort: words('янв. февр. марта апр. мая июня июля авг. сент. окт. нояб. дек.'),
    monthsAlone: words('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'),
    near: ['вчера', 'сегодня', 'завтра'],
    patterns: { date: 'DD.MM.Y', dayMonth: 'DD.MM', short: 'D n Y г.', weekday: 'w, D n', long: 'W, D N Y г.' },
  },
};
