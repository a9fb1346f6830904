import type { Locale } from '@kvota/contracts';

/** The news ticker of a first start, by language (OP-86). */
export const marqueeTexts: Readonly<Record<Locale, readonly string[]>> = {
  rs: [
    'Derbi vikenda počinje: preko 400 mečeva u ponudi',
    'Kvote uživo do poslednjeg zvižduka, u više od dvadeset sportova',
    'Igrajte za zabavu, stanite na vreme · 18+',
  ],
  ba: [
    'Vikend derbija je pred nama: više od 400 utakmica u ponudi',
    'Kvote uživo do posljednjeg zvižduka, u više od dvadeset sportova',
    'Igrajte za zabavu, stanite na vrijeme · 18+',
  ],
  en: [
    'Derby weekend is here: more than 400 matches on offer',
    'Live odds to the final whistle, in more than twenty sports',
    'Play for fun, stop in time · 18+',
  ],
  de: [
    'Das Derby-Wochenende ist da: über 400 Spiele im Angebot',
    'Live-Quoten bis zum Schlusspfiff, in über zwanzig Sportarten',
    'Spielen Sie zum Spaß, hören Sie rechtzeitig auf · 18+',
  ],
  el: [
    'Σαββατοκύριακο με ντέρμπι: πάνω από 400 αγώνες',
    'Live αποδόσεις μέχρι το τελευταίο σφύριγμα, σε πάνω από είκοσι αθλήματα',
    'Παίξτε για διασκέδαση, σταματήστε έγκαιρα · 18+',
  ],
  sq: [
    'Fundjavë derbish: mbi 400 ndeshje në ofertë',
    'Koeficientë live deri në vërshëllimën e fundit, në mbi njëzet sporte',
    'Luani për qejf, ndaloni në kohë · 18+',
  ],
  ru: [
    'Уик-энд дерби: больше 400 матчей в линии',
    'Live-коэффициенты до финального свистка — более двадцати видов спорта',
    'Играйте ради удовольствия, останавливайтесь вовремя · 18+',
  ],
};
