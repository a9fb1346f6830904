import { engineOf, leagueModels, leaguePicks, type LeagueState, type Round } from '@kvota/games';
import { expect, test } from 'vitest';

import type { FrameRound } from '../../wire/index.ts';
import { drawsOf } from '../testing/story-api.ts';
import { leagueMathsOf } from './league-round.ts';

const [{ code: model }] = leagueModels as [(typeof leagueModels)[number]];
const params = (bets: readonly { readonly on: string; readonly amount: number }[]) =>
  ({ model, mode: 'day', day: 4, bets }) as { readonly model: string; readonly mode: string };
const bet = (outcome: Round, state: FrameRound['state']): FrameRound => ({ state, outcome }) as unknown as FrameRound; // the fields that are read

test('[RGS-22] bets on one place add up, and returns before the settlement are those after it', () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const placed = leaguePicks.map(({ code }) => ({ on: `1:${code}`, amount: 333 }));
    const round = engineOf('league').open(drawsOf(nonce), 333 * placed.length, params(placed)) as Round<LeagueState>;
    const open = bet({ ...round, finished: false, payout: 0, state: null }, 'open');
    const { day, clubs, results, returns } = round.state;
    const maths = leagueMathsOf({ day, clubs, results }, [open, bet(round, 'closed'), bet(round, 'cancelled')]);
    expect(maths.params.bets).toEqual(placed.map(({ on }) => ({ on, amount: 666 })));
    expect(maths.state.returns).toEqual(returns.map((each) => each * 2));
  }
});
