// The rules that a translation follows beside being present.
// Imported by path: the tools of this package test both packages, and two packages cannot depend on each other.
import type { Locale } from '../../../../packages/contracts/src/locale/locale.ts';
// Placeholders and plurals follow the rules for an operator's texts.
import { faultsOf } from '../../../../packages/i18n/src/message/faults.ts';

/**
 * Texts that are equal in English and in other languages, with those languages; `all` if every language writes it so.
 */
export const sameAsEnglish: Readonly<Record<string, readonly Locale[] | 'all'>> = {
  // The trade's short words for gross and net gaming revenue.
  GGR: 'all',
  NGR: 'all',
  Agent: ['rs', 'ba', 'de'],
  Name: ['de'],
  Transfers: ['de'],
  Limits: ['de'],
  Operator: ['sq'],
  Demo: ['rs', 'ba', 'de', 'sq'],
  Blackjack: ['ba', 'de', 'sq'],
  Dealer: ['de'],
  'Hand {0}': ['de'],
  '{hand}: {mine}. Dealer: {theirs}.': ['de'],
  blackjack: ['ba', 'sq'],
  rakija: ['rs', 'ba'],
  tambura: ['sq'],
  Studio: ['rs', 'ba', 'de', 'sq'],
  'Video poker': ['rs', 'ba', 'sq'],
  Jackpot: ['de'],
  'Cash out': ['rs', 'ba', 'el', 'sq'],
  'Cash-out': ['de'],
  Bonus: ['rs', 'ba', 'de', 'sq'],
  Period: ['rs', 'ba'],
  Wallet: ['de'],
  '404 Not Found': 'all',
  '{brand}': 'all',
  Live: ['de', 'el', 'sq', 'ru'],
  Casino: ['de'],
  Details: ['de'],
  Wallets: ['de'],
  Format: ['rs', 'ba', 'de'],
  Link: ['rs', 'ba', 'de'],
  Panel: ['rs', 'ba'],
  Profil: ['rs', 'ba', 'de'],
  Poker: ['rs', 'ba', 'de', 'sq'],
  Slots: ['de'],
  Jackpots: ['de'],
  Arcade: ['de'],
  Keno: ['rs', 'ba', 'de', 'sq'],
  Bingo: ['rs', 'ba', 'de', 'sq'],
  Sport: ['rs', 'ba', 'de', 'sq'],
  OK: ['de'],
  Status: ['rs', 'ba', 'de'],
  Vouchers: ['el'],
  'Handicap {line}': ['de'],
  Handicaps: ['de'],
  'Inning {number}': ['de', 'el'],
  'Map {number}': ['de', 'el'],
  Maps: ['de', 'el'],
  'Leg {number}': ['de', 'el'],
  Legs: ['de', 'el'],
  'Frame {number}': ['de'],
  Frames: ['de'],
  'Game {number}': ['el'],
  Games: ['el'],
  Over: ['el'],
  Under: ['el'],
  B: ['de'],
  Code: ['de'],
  System: ['de'],
  Text: ['de'],
  Tennis: ['de'],
  Basketball: ['de'],
  Baseball: ['de'],
  Handball: ['de'],
  Volleyball: ['de'],
  Snooker: ['de'],
  Darts: ['de'],
  Futsal: ['rs', 'ba', 'de'],
  MMA: 'all',
  meteor: ['rs', 'ba', 'sq'],
  portal: ['rs', 'ba', 'sq'],
  International: ['de'],
  '{time}h': ['rs', 'ba', 'sq'],
  Iran: ['rs', 'ba', 'de'],
  Israel: ['de'],
  Japan: ['rs', 'ba', 'de'],
  Peru: ['rs', 'ba', 'de'],
  Portugal: ['rs', 'ba', 'de'],
  Argentina: ['rs', 'ba'],
  Brazil: ['rs', 'ba'],
  Australia: ['sq'],
  Austria: ['sq'],
  India: ['sq'],
  Serbia: ['sq'],
  Chile: ['de'],
  China: ['de'],
  'Costa Rica': ['de'],
  Ecuador: ['de'],
  England: ['de'],
  Montenegro: ['de'],
  Paraguay: ['de'],
  'Puerto Rico': ['de'],
  Taiwan: ['de'],
  Thailand: ['de'],
  USA: ['de'],
  Ukraine: ['de'],
  Uruguay: ['de'],
  Vietnam: ['de'],
};

/** Words in Latin letters that Greek and Russian texts may contain: words of the trade, names of keys and formats. */
const latinWords = new Set(
  'Live live lightning crash Backspace Delete Not Found Games games Game game Over Under Inning inning innings Map map Maps maps Leg leg Legs legs Runs runs MMA Esports Cash out cash voucher Vouchers Freebet OK CSV XLSX JavaScript JSON CSS DTCG WCAG APCA AL Kvota GGR NGR CPA Tab Enter Esc Escape KB PNG JPEG WebP SVG kB QR'.split(
    ' ',
  ),
);

/** Values as they are typed in every language: the beginning of an address, a path, a colour or its function. */
const typedValues = /https:\/\/|(?<!\S)\/[a-z]+|#RRGGBB|\b[a-z]+\(\)/g;

const scripts: Readonly<Record<Locale, 'Latin' | 'Greek' | 'Cyrillic'>> = {
  rs: 'Latin',
  ba: 'Latin',
  en: 'Latin',
  de: 'Latin',
  el: 'Greek',
  sq: 'Latin',
  ru: 'Cyrillic',
};
const isOf = { Latin: /\p{Script=Latin}/u, Greek: /\p{Script=Greek}/u, Cyrillic: /\p{Script=Cyrillic}/u } as const;
const endOfSentence = /[.!?;…]$/;

/** Returns the words that a reader sees: without placeholders, elements, typed values and the keywords of plurals. */
function visibleWords(text: string): readonly string[] {
  const plain = text
    .replace(typedValues, ' ')
    .replace(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replace(/(?:zero|one|two|few|many|other|=\d+) ?\{/g, ' ')
    .replace(/\{\w+\}|<\/?\w+\/?>|[{}#]/g, ' ');
  return plain.match(/\p{L}+/gu) ?? [];
}

/** Returns the faults of a translation as phrases, or an empty list. */
export function textFaults(locale: Locale, text: string, source: string): readonly string[] {
  return [
    ...faultsOf(locale, text, source),
    ...(locale === 'en' ? [] : sourceFaults(locale, text, source)),
    ...letterFaults(locale, text),
    ...signFaults(text),
  ];
}

function sourceFaults(locale: Locale, text: string, source: string): string[] {
  const faults: string[] = [];
  const allowed = sameAsEnglish[source];
  const may = allowed === 'all' || (allowed?.includes(locale) ?? false);
  if (text === source && visibleWords(text).length > 0 && !may) faults.push('reads the same as the English text');
  const [ends, should] = [endOfSentence.test(text), endOfSentence.test(source)];
  if (!ends && should) faults.push('does not end as a sentence');
  // The point at the end of a short text belongs to an abbreviation.
  if (ends && !should && visibleWords(text).length > 3) faults.push('ends as a sentence');
  return faults;
}

function letterFaults(locale: Locale, text: string): string[] {
  const own = scripts[locale];
  return visibleWords(text).flatMap((word) => {
    const found = (['Latin', 'Greek', 'Cyrillic'] as const).filter((script) => isOf[script].test(word));
    if (found.length > 1) return [`mixes letters of two scripts in "${word}"`];
    const [script] = found;
    if (script === undefined || script === own) return [];
    if (own !== 'Latin' && script === 'Latin' && latinWords.has(word)) return [];
    return [`writes "${word}" in ${script} letters`];
  });
}

function signFaults(text: string): string[] {
  const faults: string[] = [];
  if (text !== text.trim()) faults.push('begins or ends with a space');
  if (/ {2}/.test(text)) faults.push('has two spaces in a row');
  if (/['"`]/.test(text)) faults.push('has a straight quote or apostrophe; write ’ “ ” or „');
  if (text.includes('...')) faults.push('has three points; write …');
  if (text !== text.normalize('NFC')) faults.push('has letters put together from parts; write them as one');
  return faults;
}
