import { outcomes, quote, type Outcomes, type Quote, type Selection, type Ticket } from '@kvota/bet-slip/math';
import { oddsToThousandths } from '@kvota/contracts';
import { impliedChance } from './system-lines.ts';

/** A system as it is entered. */
export interface SystemDraft {
  /** Odds of the legs, separated by spaces. */
  readonly odds: string;
  readonly conditions: readonly number[];
  /** Letters of the bankers, which are part of every line. */
  readonly bankers: string;
  readonly stake: string;
  readonly maxTicketWin: string;
}

/** A system as a ticket of the engine, with its price. */
export interface SystemTicket {
  readonly ticket: Ticket;
  /** Ids of the legs that are not bankers. */
  readonly members: readonly string[];
  /** The chosen conditions that the members can meet. */
  readonly conditions: readonly number[];
  readonly price: Quote;
  /** Null if the ticket cannot be sold. */
  readonly chances: Outcomes | null;
}

const letter = (index: number): string => String.fromCodePoint(65 + index);

/** Reads the odds of at most 26 legs, named A to Z. Text that is not odds is ignored. */
const legsOf = (odds: string): readonly Selection[] =>
  odds
    .split(/\s+/)
    .filter((text) => oddsToThousandths(text) >= 1000)
    .slice(0, 26)
    .map((text, index) => ({ id: letter(index), odds: text }));

/** Builds the ticket of a system and prices it. Its chances are those that the odds mean if they were fair. */
export function systemTicketOf({ odds, conditions, bankers, stake, maxTicketWin }: SystemDraft): SystemTicket {
  const legs = legsOf(odds);
  const members = legs.map(({ id }) => id).filter((id) => !bankers.includes(id));
  const counted = conditions.filter((k) => k <= members.length);
  const ticket: Ticket = {
    selections: legs,
    groups: counted.length === 0 ? [] : [{ conditions: counted, selectionIds: members }],
    stake,
  };
  const price = quote(ticket, { maxTicketWin });
  const fair = legs.map((leg) => [leg.id, impliedChance(oddsToThousandths(leg.odds))]);
  const chances = price.violations.length === 0 ? outcomes(ticket, Object.fromEntries(fair)) : null;
  return { ticket, members, conditions: counted, price, chances };
}

/** Adds a banker, or removes it. */
export const toggleBanker = (bankers: string, id: string): string =>
  bankers.includes(id) ? bankers.replace(id, '') : `${bankers}${id}`;

/** Adds a condition, or removes it. Conditions are in ascending order. */
export const toggleCondition = (conditions: readonly number[], k: number): readonly number[] =>
  conditions.includes(k) ? conditions.filter((one) => one !== k) : [...conditions, k].sort((a, b) => a - b);
