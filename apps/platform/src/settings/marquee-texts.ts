import type { Locale } from '@kvota/contracts';

/** The running news of a first start, one text per language (OP-86). */
export const marqueeTexts: Readonly<Record<Locale, string>> = {
  rs: 'Derbi vikenda počinje: preko 300 mečeva u ponudi i kvote uživo do poslednjeg zvižduka ⚽ Sistem sa fiksom? Složi ga u dva dodira i vidi isplatu pre uplate ⚽ Igraj za zabavu, stani na vreme · 18+',
  ba: 'Vikend derbija je pred nama: više od 300 utakmica u ponudi i kvote uživo do posljednjeg zvižduka ⚽ Sistem s fiksom? Složi ga u dva dodira i vidi isplatu prije uplate ⚽ Igraj za zabavu, stani na vrijeme · 18+',
  en: 'Derby weekend is here: more than 300 matches on offer and live odds to the final whistle ⚽ Fancy a system with a banker? Build it in two taps and see the payout before you stake ⚽ Play for fun, stop in time · 18+',
  de: 'Das Derby-Wochenende ist da: über 300 Spiele im Angebot und Live-Quoten bis zum Schlusspfiff ⚽ Lust auf ein System mit Bank? Mit zwei Klicks gebaut, die Auszahlung siehst du vor dem Einsatz ⚽ Spiel zum Spaß, hör rechtzeitig auf · 18+',
  el: 'Σαββατοκύριακο με ντέρμπι: πάνω από 300 αγώνες και ζωντανές αποδόσεις μέχρι το τελευταίο σφύριγμα ⚽ Σύστημα με στάνταρ; Φτιάξ’ το με δύο κινήσεις και δες την πληρωμή πριν ποντάρεις ⚽ Παίξε για διασκέδαση, σταμάτα έγκαιρα · 18+',
  sq: 'Fundjavë derbish: mbi 300 ndeshje në ofertë dhe koeficientë live deri në vërshëllimën e fundit ⚽ Sistem me fiks? Ndërtoje me dy prekje dhe shihe fitimin para se të luash ⚽ Luaj për qejf, ndalo në kohë · 18+',
  ru: 'Уик-энд дерби: больше 300 матчей в линии и живые коэффициенты до финального свистка ⚽ Система с банкером? Соберите её в два касания и увидьте выплату до ставки ⚽ Играйте ради удовольствия, останавливайтесь вовремя · 18+',
};
