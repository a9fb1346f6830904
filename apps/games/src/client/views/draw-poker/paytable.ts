import type { DrawPokerModel, HandName } from '@kvota/games';

/** The hands of a paytable, the best first. Kinds of four that pay the same are one line. */
export function paytableOf({ pays }: DrawPokerModel): readonly (readonly [HandName, number])[] {
  const hands = Object.entries(pays) as [HandName, number][]; // keys of the model's record
  const four = pays.four ?? 0;
  return hands.filter(([name, pay]) => !((name === 'four-aces' || name === 'four-low') && pay === four));
}

/** The line of the paytable that a hand belongs to. */
export function lineOf({ pays }: DrawPokerModel, name: HandName | null): HandName | null {
  const isFour = name === 'four-aces' || name === 'four-low';
  return isFour && pays[name] === pays.four ? 'four' : name;
}
