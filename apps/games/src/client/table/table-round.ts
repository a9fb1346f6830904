import { minorToMoney, moneyToMinor } from '@kvota/contracts';

import type { FrameGame, FrameRound, TableResult } from '../../wire/index.ts';
import type { TableParts } from './table-parts.ts';

const sumOf = (bets: readonly FrameRound[], of: 'staked' | 'won'): string =>
  minorToMoney(bets.reduce((sum, bet) => sum + moneyToMinor(bet[of]), 0n));

/** True if each bet is settled or returned. */
export const isSettled = (bets: readonly FrameRound[]): boolean =>
  bets.every(({ state }) => state === 'closed' || state === 'cancelled' || state === 'refused');

/**
 * A drawn round of a table as a round for its view: the result, with all bets of the player as one. So a view plays an
 * instant round and a shared one alike (RGS-22).
 */
export function roundOfTable(
  { engine, model }: Pick<FrameGame, 'engine' | 'model'>,
  { result, bets }: { readonly result: TableResult; readonly bets: readonly FrameRound[] },
  { mathsOf }: Pick<TableParts, 'mathsOf'>,
): FrameRound {
  const [first] = bets;
  const mode = first?.mode ?? '';
  const { params, state } = mathsOf(result.outcome, bets);
  return {
    id: result.link,
    state: 'closed',
    currency: first?.currency ?? '',
    mode,
    stake: first?.stake ?? '0.00',
    staked: sumOf(bets, 'staked'),
    won: sumOf(bets, 'won'),
    step: 0,
    outcome: { engine, model, mode, bet: 0, params, step: 0, finished: true, staked: 0, payout: 0, state, actions: [] },
    actions: [],
    refusal: null,
    ended_by: 'player',
    fairness: { server_hash: result.link, client_seed: '', nonce: result.number },
    replay: null,
    balance: null,
    totals: null,
    wait_ms: 0,
    startedAt: first?.startedAt ?? '',
    closedAt: null,
  };
}
