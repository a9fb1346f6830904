import type { Banner, DocumentHead, DocumentPage } from '@kvota/contracts';
import { Failure, type Answers } from '@kvota/shell/story-world';

const banner = (id: string, order: number, rest: Partial<Banner>): Banner => ({
  id,
  page: 'home',
  image: '',
  mobileImage: '',
  title: id,
  link: '',
  order,
  active: true,
  ...rest,
});

/** An operator's texts, in the one language of the operator. */
export const storyBanners: readonly Banner[] = [
  banner('prices', 1, {
    tone: 'brand',
    title: 'Iza svake kvote stoji računica',
    text: 'Više od 20 sportova i tiket koji pokazuje kako nastaje isplata.',
    action: 'Na ponudu',
    link: '/betting',
  }),
  banner('live', 2, {
    tone: 'live',
    title: 'Uživo, do poslednjeg zvižduka',
    text: 'Kvote koje prate meč i cash out dok se igra.',
    action: 'Sada uživo',
    link: '/live_betting',
  }),
  banner('hostile', 3, { title: '<img src=x onerror=alert(1)>', link: 'javascript:alert(1)', action: 'Press' }),
  banner('draft', 4, { title: 'Draft', active: false }),
  banner('system', 1, {
    page: 'promo',
    tone: 'brand',
    title: 'Sistemski tiketi sa više uslova',
    text: 'Grupišite parove, dodajte fiksove i vidite najmanju i najveću moguću isplatu.',
    action: 'Kako to radi',
    link: '/sportbetting/rules#part-2',
  }),
  banner('cash-out', 2, {
    page: 'promo',
    tone: 'live',
    title: 'Cash out celog tiketa ili dela',
    text: 'Prodajte ono što više ne želite da čekate.',
    action: 'Kako to radi',
    link: '/sportbetting/rules',
  }),
];

const head = (doc: string, title: string, summary: string): DocumentHead => ({
  doc,
  lang: 'rs',
  title,
  summary,
  version: 2,
  inForceSince: '2026-11-01',
});

const heads = [
  head('rules', 'Pravila klađenja', 'Kako se opklada prima, kada dobija i kako nastaje isplata.'),
  head('terms', 'Uslovi korišćenja', 'Vaš nalog, vaš novac i šta dve strane duguju jedna drugoj.'),
  head('privacy', 'Privatnost', 'Šta o vama čuvamo, zašto i koliko dugo.'),
];

const text = `Ova pravila kažu na šta možete da računate.

## Kako se opklada prima
Opklada važi **tek kada je tiket prikazan kao prihvaćen**.
1. Stavite parove na tiket i pritisnete Uplati.
2. Proveravamo tiket i odgovaramo.

## Ulozi i limiti
### Današnji limiti
- Najmanji ulog po tiketu je 20 RSD.
- Više o tome stoji u [privatnosti](/privacy) i [drugde](https://example.org).

## Poništeni parovi
Poništen par računa se po kvoti 1,00. <b>Ovo nije podebljano</b> i [ovo nije veza](javascript:alert(1)).
`;

const pageOf = (doc: string, version: number): DocumentPage | Failure => {
  const known = heads.find((one) => one.doc === doc);
  if (!known || version > 2) return new Failure(404, 'unknownDocument');
  const versions = [
    { version: 2, inForceSince: '2026-11-01' },
    { version: 1, inForceSince: '2026-03-01' },
  ];
  const inForceSince = version === 1 ? '2026-03-01' : known.inForceSince;
  return { ...known, version, inForceSince, text, versions };
};

/** The answers of an operator with all content filled in. */
export const contentAnswers: Answers = {
  bannersPageSettings: [
    { page: 'home', enabled: true, interval: 6000 },
    { page: 'promo', enabled: true, interval: 6000 },
  ],
  bannersAll: [...storyBanners],
  documents: heads,
  document: ({ params, query }) => pageOf(params['doc'] ?? '', Number(query['version'] ?? 2)),
  sendContactMessage: { ErrorText: 'ok', reference: '6F96-19FF' },
};
