import type { Bet } from '../../play/play-state.ts';
import type { Choice } from '../view.ts';
import { readBets, totalOf } from './table-bets.ts';

/** The bet of a table: its stake is the sum of the placed bets (RGS-26). Null while none is placed. */
export function betOfTable({ choice, mode }: Choice): Bet | null {
  const { bets } = readBets(choice);
  return bets.length === 0 ? null : { stake: totalOf(bets), mode, params: { bets: bets.map((bet) => ({ ...bet })) } };
}
