import { defaultLocale, isLocale, languageTag, locales, type Locale } from '@kvota/contracts';

/** The words of the identity provider's own pages. `{minutes}` stands for a number. */
export interface SignInTexts {
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  /** In its place for the agents' app, where nobody bets. */
  readonly agentsLead: string;
  readonly username: string;
  readonly password: string;
  readonly submit: string;
  readonly cancel: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly demo: string;
  readonly demoHint: string;
  readonly expiredTitle: string;
  readonly expired: string;
  readonly backToSite: string;
  readonly signOutTitle: string;
  readonly signOutQuestion: string;
  readonly signOutYes: string;
  readonly signOutNo: string;
  readonly signedOut: string;
  readonly failedTitle: string;
  readonly languages: string;
  readonly adults: string;
}

/** The words in every language (I18N-01). */
export const signInTexts: Readonly<Record<Locale, SignInTexts>> = {
  rs: {
    language: 'Srpski',
    title: 'Prijava',
    lead: 'Vaš tiket čeka.',
    agentsLead: 'Vaša kancelarija je otvorena.',
    username: 'Korisničko ime',
    password: 'Lozinka',
    submit: 'Prijavi se',
    cancel: 'Nazad na sajt',
    wrong: 'Korisničko ime ili lozinka nisu tačni. Proverite ih i pokušajte ponovo.',
    tooMany: 'Previše pokušaja. Pokušajte ponovo za {minutes} min.',
    demo: 'Probni nalozi',
    demoHint: 'Izbor naloga popunjava oba polja.',
    expiredTitle: 'Prijava je istekla',
    expired: 'Stranica je predugo bila otvorena ili je prijava već završena. Vratite se na sajt i prijavite se ponovo.',
    backToSite: 'Nazad na sajt',
    signOutTitle: 'Odjava',
    signOutQuestion: 'Da li želite da se odjavite?',
    signOutYes: 'Odjavi me',
    signOutNo: 'Ostajem',
    signedOut: 'Odjava je uspela.',
    failedTitle: 'Prijava nije uspela',
    languages: 'Jezik',
    adults: 'Samo za punoletne. Igrajte odgovorno.',
  },
  ba: {
    language: 'Bosanski',
    title: 'Prijava',
    lead: 'Vaš tiket čeka.',
    agentsLead: 'Vaš ured je otvoren.',
    username: 'Korisničko ime',
    password: 'Lozinka',
    submit: 'Prijavi se',
    cancel: 'Nazad na stranicu',
    wrong: 'Korisničko ime ili lozinka nisu tačni. Provjerite ih i pokušajte ponovo.',
    tooMany: 'Previše pokušaja. Pokušajte ponovo za {minutes} min.',
    demo: 'Probni računi',
    demoHint: 'Izbor računa popunjava oba polja.',
    expiredTitle: 'Prijava je istekla',
    expired: 'Stranica je predugo bila otvorena ili je prijava već završena. Vratite se i prijavite se ponovo.',
    backToSite: 'Nazad na stranicu',
    signOutTitle: 'Odjava',
    signOutQuestion: 'Želite li se odjaviti?',
    signOutYes: 'Odjavi me',
    signOutNo: 'Ostajem',
    signedOut: 'Odjava je uspjela.',
    failedTitle: 'Prijava nije uspjela',
    languages: 'Jezik',
    adults: 'Samo za punoljetne. Igrajte odgovorno.',
  },
  en: {
    language: 'English',
    title: 'Log in',
    lead: 'Your ticket is waiting.',
    agentsLead: 'Your office is open.',
    username: 'User name',
    password: 'Password',
    submit: 'Log in',
    cancel: 'Back to the site',
    wrong: 'The user name or the password is not right. Check both and try again.',
    tooMany: 'Too many attempts. Try again in {minutes} min.',
    demo: 'Demo accounts',
    demoHint: 'Choosing one fills in both fields.',
    expiredTitle: 'This login has expired',
    expired: 'The page was open for too long, or you are logged in already. Go back to the site and log in again.',
    backToSite: 'Back to the site',
    signOutTitle: 'Log out',
    signOutQuestion: 'Do you want to log out?',
    signOutYes: 'Log me out',
    signOutNo: 'Stay logged in',
    signedOut: 'You are logged out.',
    failedTitle: 'The login failed',
    languages: 'Language',
    adults: 'Adults only. Please gamble responsibly.',
  },
  de: {
    language: 'Deutsch',
    title: 'Anmelden',
    lead: 'Ihr Wettschein wartet.',
    agentsLead: 'Ihr Büro ist geöffnet.',
    username: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    cancel: 'Zurück zur Seite',
    wrong: 'Benutzername oder Passwort stimmen nicht. Prüfen Sie beides und versuchen Sie es erneut.',
    tooMany: 'Zu viele Versuche. Versuchen Sie es in {minutes} Min. erneut.',
    demo: 'Demokonten',
    demoHint: 'Die Auswahl füllt beide Felder aus.',
    expiredTitle: 'Diese Anmeldung ist abgelaufen',
    expired:
      'Die Seite war zu lange offen, oder die Anmeldung ist schon erledigt. Gehen Sie zurück und melden Sie sich erneut an.',
    backToSite: 'Zurück zur Seite',
    signOutTitle: 'Abmelden',
    signOutQuestion: 'Möchten Sie sich abmelden?',
    signOutYes: 'Abmelden',
    signOutNo: 'Angemeldet bleiben',
    signedOut: 'Sie sind abgemeldet.',
    failedTitle: 'Die Anmeldung ist fehlgeschlagen',
    languages: 'Sprache',
    adults: 'Nur für Erwachsene. Spielen Sie mit Maß.',
  },
  el: {
    language: 'Ελληνικά',
    title: 'Σύνδεση',
    lead: 'Το δελτίο σας περιμένει.',
    agentsLead: 'Το γραφείο σας είναι ανοιχτό.',
    username: 'Όνομα χρήστη',
    password: 'Κωδικός',
    submit: 'Σύνδεση',
    cancel: 'Πίσω στον ιστότοπο',
    wrong: 'Το όνομα χρήστη ή ο κωδικός δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.',
    tooMany: 'Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε {minutes} λεπ.',
    demo: 'Δοκιμαστικοί λογαριασμοί',
    demoHint: 'Η επιλογή συμπληρώνει και τα δύο πεδία.',
    expiredTitle: 'Η σύνδεση έληξε',
    expired: 'Η σελίδα έμεινε ανοιχτή πολλή ώρα ή η σύνδεση έχει ήδη γίνει. Επιστρέψτε και συνδεθείτε ξανά.',
    backToSite: 'Πίσω στον ιστότοπο',
    signOutTitle: 'Αποσύνδεση',
    signOutQuestion: 'Θέλετε να αποσυνδεθείτε;',
    signOutYes: 'Αποσύνδεση',
    signOutNo: 'Παραμονή',
    signedOut: 'Έχετε αποσυνδεθεί.',
    failedTitle: 'Η σύνδεση απέτυχε',
    languages: 'Γλώσσα',
    adults: 'Μόνο για ενηλίκους. Παίξτε με μέτρο.',
  },
  sq: {
    language: 'Shqip',
    title: 'Hyrja',
    lead: 'Bileta juaj po pret.',
    agentsLead: 'Zyra juaj është e hapur.',
    username: 'Emri i përdoruesit',
    password: 'Fjalëkalimi',
    submit: 'Hyr',
    cancel: 'Kthehu te faqja',
    wrong: 'Emri i përdoruesit ose fjalëkalimi nuk është i saktë. Kontrollojini dhe provoni përsëri.',
    tooMany: 'Tepër përpjekje. Provoni përsëri pas {minutes} min.',
    demo: 'Llogari provë',
    demoHint: 'Zgjedhja i plotëson të dyja fushat.',
    expiredTitle: 'Kjo hyrje ka skaduar',
    expired: 'Faqja qëndroi hapur tepër gjatë ose hyrja ka përfunduar. Kthehuni te faqja dhe hyni përsëri.',
    backToSite: 'Kthehu te faqja',
    signOutTitle: 'Dalja',
    signOutQuestion: 'Dëshironi të dilni?',
    signOutYes: 'Dil',
    signOutNo: 'Qëndro brenda',
    signedOut: 'Dalja u krye.',
    failedTitle: 'Hyrja nuk u krye',
    languages: 'Gjuha',
    adults: 'Vetëm për të rritur. Luani me masë.',
  },
  ru: {
    language: 'Русский',
    title: 'Вход',
    lead: 'Ваш купон ждёт.',
    agentsLead: 'Ваш офис открыт.',
    username: 'Имя пользователя',
    password: 'Пароль',
    submit: 'Войти',
    cancel: 'Вернуться на сайт',
    wrong: 'Имя пользователя или пароль неверны. Проверьте их и попробуйте снова.',
    tooMany: 'Слишком много попыток. Попробуйте через {minutes} мин.',
    demo: 'Демо-аккаунты',
    demoHint: 'Выбор заполняет оба поля.',
    expiredTitle: 'Время входа истекло',
    expired: 'Страница была открыта слишком долго, или вход уже выполнен. Вернитесь на сайт и войдите снова.',
    backToSite: 'Вернуться на сайт',
    signOutTitle: 'Выход',
    signOutQuestion: 'Выйти из системы?',
    signOutYes: 'Выйти',
    signOutNo: 'Остаться',
    signedOut: 'Вы вышли.',
    failedTitle: 'Войти не удалось',
    languages: 'Язык',
    adults: 'Только для взрослых. Играйте ответственно.',
  },
};

/** Language codes that speakers of one of ours also send. */
const alike: Readonly<Record<string, Locale>> = { sr: 'rs', bs: 'ba', hr: 'ba', sh: 'rs', me: 'rs', cnr: 'rs' };

/** One of our languages for a list of wishes, best first: our own codes and language tags; without any wish the default. */
export function chooseLocale(wishes: readonly string[]): Locale {
  const known = wishes.map(localeOf).find((locale) => locale !== undefined);
  if (known !== undefined) return known;
  return wishes.length === 0 ? defaultLocale : 'en';
}

function localeOf(wish: string): Locale | undefined {
  const text = wish.trim().toLowerCase();
  if (isLocale(text)) return text;
  const exact = locales.find((locale) => languageTag(locale).toLowerCase() === text);
  const primary = text.split('-')[0];
  return exact ?? (isLocale(primary) ? primary : alike[primary ?? '']);
}

/** The wishes of an Accept-Language header, best first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return { tag, order, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}
