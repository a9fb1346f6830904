import type { Locale } from '@kvota/contracts';

/** The running news of a first start, by language (OP-86). */
export const marqueeTexts: Readonly<Record<Locale, readonly string[]>> = {
  rs: [
    'Derbi vikenda počinje: preko 300 mečeva u ponudi',
    'Kvote uživo do poslednjeg zvižduka: fudbal, košarka i tenis',
    'Igrajte za zabavu, stanite na vreme · 18+',
  ],
  ba: [
    'Vikend derbija je pred nama: više od 300 utakmica u ponudi',
    'Kvote uživo do posljednjeg zvižduka: fudbal, košarka i tenis',
    'Igrajte za zabavu, stanite na vrijeme · 18+',
  ],
  en: [
    'Derby weekend is here: more than 300 matches on offer',
    'Live odds to the final whistle: football, basketball and tennis',
    'Play for fun, stop in time · 18+',
  ],
  de: [
    'Das Derby-Wochenende ist da: über 300 Spiele im Angebot',
    'Live-Quoten bis zum Schlusspfiff: Fußball, Basketball und Tennis',
    'Spielen Sie zum Spaß, hören Sie rechtzeitig auf · 18+',
  ],
  el: [
    'Σαββατοκύριακο με ντέρμπι: πάνω από 300 αγώνες',
    'Live αποδόσεις μέχρι το τελευταίο σφύριγμα: ποδόσφαιρο, μπάσκετ και τένις',
    'Παίξτε για διασκέδαση, σταματήστε έγκαιρα · 18+',
  ],
  sq: [
    'Fundjavë derbish: mbi 300 ndeshje në ofertë',
    'Koeficientë live deri në vërshëllimën e fundit: futboll, basketboll dhe tenis',
    'Luani për qejf, ndaloni në kohë · 18+',
  ],
  ru: [
    'Уик-энд дерби: больше 300 матчей в линии',
    'Live-коэффициенты до финального свистка: футбол, баскетбол и теннис',
    'Играйте ради удовольствия, останавливайтесь вовремя · 18+',
  ],
};
