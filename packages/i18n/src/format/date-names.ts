import type { Locale } from '@kvota/contracts';

/** What a language calls days and months, and how it puts them together. `D M Y W` stand for day, month, year and weekday. */
export interface DateNames {
  /** From Sunday, as `Date.getDay` counts. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** In the form that stands after the number of a day. */
  readonly months: readonly string[];
  /** Yesterday, today, tomorrow. */
  readonly near: readonly [string, string, string];
  /** With the month as a number: whole, without year, and with names. */
  readonly patterns: { readonly date: string; readonly dayMonth: string; readonly long: string };
}

const words = (text: string): string[] => text.split(' ');

/** Our own tables: Chromium lacks Albanian and most of Bosnian, and a kick-off must read the same in every browser. */
export const dateNames: Readonly<Record<Locale, DateNames>> = {
  rs: {
    weekdays: words('nedelja ponedeljak utorak sreda četvrtak petak subota'),
    weekdaysShort: words('ned pon uto sre čet pet sub'),
    months: words('januar februar mart april maj jun jul avgust septembar oktobar novembar decembar'),
    near: ['juče', 'danas', 'sutra'],
    patterns: { date: 'D. M. Y.', dayMonth: 'D. M.', long: 'W, D. N Y.' },
  },
  ba: {
    weekdays: words('nedjelja ponedjeljak utorak srijeda četvrtak petak subota'),
    weekdaysShort: words('ned pon uto sri čet pet sub'),
    months: words('januar februar mart april maj juni juli august septembar oktobar novembar decembar'),
    near: ['jučer', 'danas', 'sutra'],
    patterns: { date: 'D. M. Y.', dayMonth: 'D. M.', long: 'W, D. N Y.' },
  },
  en: {
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: words('Sun Mon Tue Wed Thu Fri Sat'),
    months: words('January February March April May June July August September October November December'),
    near: ['yesterday', 'today', 'tomorrow'],
    patterns: { date: 'DD/MM/Y', dayMonth: 'DD/MM', long: 'W, D N Y' },
  },
  de: {
    weekdays: words('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    weekdaysShort: words('So Mo Di Mi Do Fr Sa'),
    months: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    near: ['gestern', 'heute', 'morgen'],
    patterns: { date: 'DD.MM.Y', dayMonth: 'DD.MM.', long: 'W, D. N Y' },
  },
  el: {
    weekdays: words('Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο'),
    weekdaysShort: words('Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ'),
    months: words(
      'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
    ),
    near: ['χθες', 'σήμερα', 'αύριο'],
    patterns: { date: 'DD/MM/Y', dayMonth: 'DD/MM', long: 'W, D N Y' },
  },
  sq: {
    weekdays: 'e diel,e hënë,e martë,e mërkurë,e enjte,e premte,e shtunë'.split(','),
    weekdaysShort: words('die hën mar mër enj pre sht'),
    months: words('janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'),
    near: ['dje', 'sot', 'nesër'],
    patterns: { date: 'D.M.Y', dayMonth: 'D.M', long: 'W, D N Y' },
  },
  ru: {
    weekdays: words('воскресенье понедельник вторник среда четверг пятница суббота'),
    weekdaysShort: words('вс пн вт ср чт пт сб'),
    months: words('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    near: ['вчера', 'сегодня', 'завтра'],
    patterns: { date: 'DD.MM.Y', dayMonth: 'DD.MM', long: 'W, D N Y г.' },
  },
};
