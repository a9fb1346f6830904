import { minorToMoney, moneyToMinor } from '@kvota/contracts';

import { resultOf } from '../play/play-machine.ts';
import type { PlayState } from '../play/play-state.ts';
import { betsOn } from '../table/table-machine.ts';
import { isSettled } from '../table/table-round.ts';
import type { TableState } from '../table/table-state.ts';
import type { FrameRound } from '../../wire/index.ts';

/** The sounds: a round that begins, chips that are placed, bets that are closed, and a return above the stake. */
export type SoundName = 'start' | 'chips' | 'closed' | 'win' | 'bigWin';

/** A return of this many stakes is a big one. */
const big = 10n;

/** The sound of a return; undefined if it is not above the stake, because that is no win (CAS-35). */
export function soundOfReturn(sums: Pick<FrameRound, 'won' | 'staked'>): SoundName | undefined {
  if (resultOf(sums) !== 'win') return undefined;
  return moneyToMinor(sums.won) >= big * moneyToMinor(sums.staked) ? 'bigWin' : 'win';
}

/** Returns the sound of a change of a game (CAS-36). A result sounds when it has been presented, never before. */
export function soundOfGame(before: PlayState, after: PlayState): SoundName | undefined {
  if (before.status !== 'playing' || after.status !== 'playing' || before.phase === after.phase) return undefined;
  if (after.phase === 'asking' || after.phase === 'stepping') return 'start';
  const shown = before.phase === 'presenting' && after.phase === 'presented' && after.round !== null;
  return shown ? soundOfReturn(after.round) : undefined;
}

/** The same of a shared table. */
export function soundOfTable(before: TableState, after: TableState): SoundName | undefined {
  const [won, wonBefore] = [returnOf(after), returnOf(before)];
  if (won !== undefined && wonBefore === undefined && !after.still) return soundOfReturn(won);
  if (after.pending.length > before.pending.length) return 'chips';
  const closes = before.moment?.phase === 'betting' && after.moment?.phase === 'closing';
  return closes ? 'closed' : undefined;
}

/** The sums of the player in the round that was presented last, once all bets are settled. */
function returnOf(state: TableState): Pick<FrameRound, 'won' | 'staked'> | undefined {
  const { moment, presented } = state;
  if (moment?.phase !== 'result' || presented < moment.number) return undefined;
  const bets = betsOn(state, moment.number).filter((bet) => bet.state !== 'cancelled');
  if (bets.length === 0 || !isSettled(bets)) return undefined;
  return { won: sum(bets.map(({ won }) => won)), staked: sum(bets.map(({ staked }) => staked)) };
}

const sum = (amounts: readonly string[]): string =>
  minorToMoney(amounts.reduce((total, amount) => total + moneyToMinor(amount), 0n));
