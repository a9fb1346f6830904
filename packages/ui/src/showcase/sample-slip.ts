import type { TicketLegProps } from '../slip/ticket/TicketLeg.tsx';
import { leagues } from './matches.ts';
import { productOf } from './sample-money.ts';
import type { Say } from './say.ts';

/** A price of the fixtures on the slip. */
export interface SampleLeg extends Pick<TicketLegProps, 'oldOdds' | 'move' | 'state'> {
  readonly key: string;
  readonly pair: string;
  readonly market: string;
  readonly pick: string;
  readonly odds: string;
}

/** Market and pick behind the caption of a column, in English. */
function meaningOf(caption: string): readonly [market: string, pick: string] {
  const total = /^([\d.]+)([−+])$/.exec(caption);
  if (total) {
    const line = total[1] === '2.5' ? 'Total goals 2.5' : 'Total games 22.5';
    return [line, total[2] === '+' ? 'Over' : 'Under'];
  }
  return [caption.startsWith('H') ? 'Handicap' : 'Full-time result', caption];
}

/** The leg of a key, match and place of the price; nothing for a price that is not there. */
export function sampleLeg(key: string): SampleLeg | undefined {
  const [id, at = '0'] = key.split('.');
  for (const { matches, columns } of leagues) {
    const match = matches.find((one) => one.id === id);
    const price = match?.prices[Number(at)]?.price;
    if (!match || price === undefined) continue;
    const [market, pick] = meaningOf(columns[Number(at)] ?? '');
    return { key, pair: `${match.home} – ${match.away}`, market, pick, odds: price };
  }
  return undefined;
}

/** The slip in the pictures: two legs, of which one has moved and waits to be accepted. */
export const firstPicks: readonly SampleLeg[] = ['m3.0', 'm7.0']
  .flatMap((key) => sampleLeg(key) ?? [])
  .map((leg) => (leg.key === 'm7.0' ? { ...leg, oldOdds: '2.95', move: 'up', state: 'pending' } : leg));

/** Total odds now, and before what waits to be accepted. */
export function totalsOf(legs: readonly SampleLeg[]): { readonly now: string; readonly was: string | undefined } {
  const now = productOf(legs.map(({ odds }) => odds));
  const pending = legs.some(({ state }) => state === 'pending');
  return {
    now,
    was: pending
      ? productOf(legs.map(({ odds, oldOdds }) => (typeof oldOdds === 'string' ? oldOdds : odds)))
      : undefined,
  };
}

const southSlavic: Readonly<Record<string, string>> = { rs: 'sr', ba: 'sr' };

/** "2 selections", in the plural of a language: each form stands in the dictionary with its rule behind it. */
export function selectionsIn(language: unknown, say: Say): (count: number) => string {
  const rules = new Intl.PluralRules(typeof language === 'string' ? (southSlavic[language] ?? language) : 'en');
  return (count) => {
    const rule = rules.select(count);
    const form = say(`${rule === 'one' ? 'selection' : 'selections'} (${rule})`);
    return `${count} ${form.replace(/ \(\w+\)$/, '')}`;
  };
}
