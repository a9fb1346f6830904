import type { Locale } from '@kvota/contracts';

/** The news ticker of a first start, by language (OP-86). It is true on every day. */
export const marqueeTexts: Readonly<Record<Locale, readonly string[]>> = {
  rs: [
    'Pogledajte kako su se kvote kretale: otvorite bilo koju utakmicu',
    'Kvote uživo do poslednjeg zvižduka, u više od dvadeset sportova',
    'Igrajte za zabavu, stanite na vreme · 18+',
  ],
  ba: [
    'Pogledajte kako su se kvote kretale: otvorite bilo koju utakmicu',
    'Kvote uživo do posljednjeg zvižduka, u više od dvadeset sportova',
    'Igrajte za zabavu, stanite na vrijeme · 18+',
  ],
  en: [
    'See how the odds have moved: open any match',
    'Live odds to the final whistle, in more than twenty sports',
    'Play for fun, stop in time · 18+',
  ],
  de: [
    'Sehen Sie, wie sich die Quoten bewegt haben: öffnen Sie ein Spiel',
    'Live-Quoten bis zum Schlusspfiff, in über zwanzig Sportarten',
    'Spielen Sie zum Spaß, hören Sie rechtzeitig auf · 18+',
  ],
  el: [
    'Δείτε πώς κινήθηκαν οι αποδόσεις: ανοίξτε έναν αγώνα',
    'Live αποδόσεις μέχρι το τελευταίο σφύριγμα, σε πάνω από είκοσι αθλήματα',
    'Παίξτε για διασκέδαση, σταματήστε έγκαιρα · 18+',
  ],
  sq: [
    'Shihni si kanë lëvizur koeficientët: hapni një ndeshje',
    'Koeficientë live deri në vërshëllimën e fundit, në mbi njëzet sporte',
    'Luani për qejf, ndaloni në kohë · 18+',
  ],
  ru: [
    'Посмотрите, как менялись коэффициенты: откройте любой матч',
    'Live-коэффициенты до финального свистка — более двадцати видов спорта',
    'Играйте ради удовольствия, останавливайтесь вовремя · 18+',
  ],
};
