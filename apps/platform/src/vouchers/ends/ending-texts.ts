import { languageTag, type Locale } from '@kvota/contracts';

import { figureZone } from '../../figures/figure-zone.ts';

/** A voucher that expires soon. `amount` is money of the wire, `ends` in milliseconds. */
export interface EndingVoucher {
  readonly amount: string;
  readonly currency: string;
  readonly last4: string;
  readonly ends: number;
}

interface Words {
  readonly amount: string;
  readonly last4: string;
  readonly day: string;
}
type Texts = Readonly<Record<Locale, { readonly title: string; readonly text: string }>>;

const texts: Readonly<Record<Locale, { readonly title: string; readonly text: (words: Words) => string }>> = {
  rs: {
    title: 'Vaučer uskoro ističe',
    text: ({ amount, last4, day }) =>
      `Vaš vaučer na ${amount}, čiji se kod završava sa ${last4}, važi do ${day}\n\nDo tada može da se iskoristi, ili ga povucite na stranici sa vaučerima. Posle toga se iznos sam vraća u vaš novčanik.`,
  },
  ba: {
    title: 'Vaučer uskoro ističe',
    text: ({ amount, last4, day }) =>
      `Vaš vaučer na ${amount}, čiji se kod završava sa ${last4}, važi do ${day}\n\nDo tada se može iskoristiti, ili ga povucite na stranici s vaučerima. Nakon toga se iznos sam vraća u vaš novčanik.`,
  },
  en: {
    title: 'Your voucher expires soon',
    text: ({ amount, last4, day }) =>
      `Your voucher of ${amount}, whose code ends with ${last4}, is valid until ${day}.\n\nUntil then it can be redeemed, or you can take it back on the page of vouchers. After that, the amount goes back to your wallet by itself.`,
  },
  de: {
    title: 'Ihr Gutschein läuft bald ab',
    text: ({ amount, last4, day }) =>
      `Ihr Gutschein über ${amount} mit den Endziffern ${last4} gilt bis ${day}.\n\nBis dahin kann er eingelöst werden, oder Sie nehmen ihn auf der Seite der Gutscheine zurück. Danach geht der Betrag von selbst in Ihr Wallet zurück.`,
  },
  el: {
    title: 'Το voucher σας λήγει σύντομα',
    text: ({ amount, last4, day }) =>
      `Το voucher σας αξίας ${amount}, με κωδικό που τελειώνει σε ${last4}, ισχύει έως ${day}.\n\nΜέχρι τότε μπορεί να εξαργυρωθεί, ή το παίρνετε πίσω στη σελίδα των voucher. Μετά το ποσό επιστρέφει αυτόματα στο πορτοφόλι σας.`,
  },
  sq: {
    title: 'Kuponi juaj skadon së shpejti',
    text: ({ amount, last4, day }) =>
      `Kuponi juaj prej ${amount}, kodi i të cilit mbaron me ${last4}, vlen deri më ${day}.\n\nDeri atëherë mund të përdoret, ose mund ta merrni mbrapsht te faqja e kuponëve. Pas kësaj shuma kthehet vetë në portofolin tuaj.`,
  },
  ru: {
    title: 'Срок вашего ваучера скоро истекает',
    text: ({ amount, last4, day }) =>
      `Ваш ваучер на ${amount}, код которого заканчивается на ${last4}, действует до ${day}\n\nДо этого его можно активировать или вернуть на странице ваучеров. После этого сумма сама вернётся в ваш кошелёк.`,
  },
};

/** After a preposition the name of a month is inflected in Serbian and Bosnian, which Intl does not do. */
const dayStyle = (locale: Locale): Intl.DateTimeFormatOptions =>
  locale === 'rs' || locale === 'ba' ? { day: 'numeric', month: 'numeric', year: 'numeric' } : { dateStyle: 'long' };

/** Returns the message before a voucher expires, by language. */
export function endingTexts({ amount, currency, last4, ends }: EndingVoucher): Texts {
  const inLanguage = (locale: Locale): Texts[Locale] => {
    const tag = languageTag(locale);
    const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
    const day = new Intl.DateTimeFormat(tag, { ...dayStyle(locale), timeZone: figureZone }).format(ends);
    // Money of the wire is decimal text, which Intl reads exactly.
    const money = `${number.format(amount as Intl.StringNumericLiteral)} ${currency}`;
    const { title, text } = texts[locale];
    return { title, text: text({ amount: money, last4, day }) };
  };
  return {
    rs: inLanguage('rs'),
    ba: inLanguage('ba'),
    en: inLanguage('en'),
    de: inLanguage('de'),
    el: inLanguage('el'),
    sq: inLanguage('sq'),
    ru: inLanguage('ru'),
  };
}
