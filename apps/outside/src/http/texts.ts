/** Languages of the hosted page: those of the sites. */
export const languages = ['en', 'rs', 'ba', 'de', 'el', 'sq', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The language of a text for browsers and screen readers, and its name. */
export const languageNames: Readonly<Record<Language, readonly [tag: string, name: string]>> = {
  en: ['en', 'English'],
  rs: ['sr-Latn', 'Srpski'],
  ba: ['bs', 'Bosanski'],
  de: ['de', 'Deutsch'],
  el: ['el', 'Ελληνικά'],
  sq: ['sq', 'Shqip'],
  ru: ['ru', 'Русский'],
};

export interface PageTexts {
  readonly title: string;
  readonly test: string;
  readonly amount: string;
  readonly reference: string;
  readonly number: string;
  readonly pay: string;
  readonly decline: string;
  readonly silence: string;
  readonly leave: string;
  readonly over: string;
  readonly unknown: string;
  readonly back: string;
  readonly language: string;
}

export const texts: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Payment',
    test: 'This is a test page. No real money is moved. Choose how the payment ends.',
    amount: 'Amount',
    reference: 'Reference',
    number: 'Number of the test card or account',
    pay: 'Pay',
    decline: 'The bank declines',
    silence: 'The bank does not answer',
    leave: 'Go back without paying',
    over: 'This payment is over.',
    unknown: 'There is no such payment.',
    back: 'Back to the site',
    language: 'Language',
  },
  rs: {
    title: 'Plaćanje',
    test: 'Ovo je probna stranica. Pravi novac se ne prenosi. Izaberite kako se plaćanje završava.',
    amount: 'Iznos',
    reference: 'Poziv na broj',
    number: 'Broj probne kartice ili računa',
    pay: 'Plati',
    decline: 'Banka odbija',
    silence: 'Banka ne odgovara',
    leave: 'Nazad bez plaćanja',
    over: 'Ovo plaćanje je završeno.',
    unknown: 'Takvo plaćanje ne postoji.',
    back: 'Nazad na sajt',
    language: 'Jezik',
  },
  ba: {
    title: 'Plaćanje',
    test: 'Ovo je probna stranica. Pravi novac se ne prenosi. Odaberite kako se plaćanje završava.',
    amount: 'Iznos',
    reference: 'Poziv na broj',
    number: 'Broj probne kartice ili računa',
    pay: 'Plati',
    decline: 'Banka odbija',
    silence: 'Banka ne odgovara',
    leave: 'Nazad bez plaćanja',
    over: 'Ovo plaćanje je završeno.',
    unknown: 'Takvo plaćanje ne postoji.',
    back: 'Nazad na stranicu',
    language: 'Jezik',
  },
  de: {
    title: 'Zahlung',
    test: 'Dies ist eine Testseite. Es fließt kein echtes Geld. Wählen Sie, wie die Zahlung ausgeht.',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    number: 'Nummer der Testkarte oder des Testkontos',
    pay: 'Bezahlen',
    decline: 'Die Bank lehnt ab',
    silence: 'Die Bank antwortet nicht',
    leave: 'Zurück, ohne zu bezahlen',
    over: 'Diese Zahlung ist abgeschlossen.',
    unknown: 'Diese Zahlung gibt es nicht.',
    back: 'Zurück zur Website',
    language: 'Sprache',
  },
  el: {
    title: 'Πληρωμή',
    test: 'Αυτή είναι δοκιμαστική σελίδα. Δεν μεταφέρονται πραγματικά χρήματα. Επιλέξτε πώς θα καταλήξει η πληρωμή.',
    amount: 'Ποσό',
    reference: 'Αριθμός αναφοράς',
    number: 'Αριθμός δοκιμαστικής κάρτας ή λογαριασμού',
    pay: 'Πληρωμή',
    decline: 'Η τράπεζα απορρίπτει',
    silence: 'Η τράπεζα δεν απαντά',
    leave: 'Επιστροφή χωρίς πληρωμή',
    over: 'Αυτή η πληρωμή έχει ολοκληρωθεί.',
    unknown: 'Δεν υπάρχει τέτοια πληρωμή.',
    back: 'Επιστροφή στον ιστότοπο',
    language: 'Γλώσσα',
  },
  sq: {
    title: 'Pagesa',
    test: 'Kjo është një faqe prove. Nuk lëvizin para të vërteta. Zgjidhni si përfundon pagesa.',
    amount: 'Shuma',
    reference: 'Numri i referencës',
    number: 'Numri i kartës ose llogarisë së provës',
    pay: 'Paguaj',
    decline: 'Banka e refuzon',
    silence: 'Banka nuk përgjigjet',
    leave: 'Kthehu pa paguar',
    over: 'Kjo pagesë ka përfunduar.',
    unknown: 'Kjo pagesë nuk ekziston.',
    back: 'Kthehu te faqja',
    language: 'Gjuha',
  },
  ru: {
    title: 'Оплата',
    test: 'Это тестовая страница. Настоящие деньги не переводятся. Выберите, чем закончится платёж.',
    amount: 'Сумма',
    reference: 'Номер платежа',
    number: 'Номер тестовой карты или счёта',
    pay: 'Оплатить',
    decline: 'Банк отклоняет',
    silence: 'Банк не отвечает',
    leave: 'Вернуться без оплаты',
    over: 'Этот платёж завершён.',
    unknown: 'Такого платежа нет.',
    back: 'Вернуться на сайт',
    language: 'Язык',
  },
};

export const languageOf = (text: string | undefined): Language => languages.find((one) => one === text) ?? 'en';
