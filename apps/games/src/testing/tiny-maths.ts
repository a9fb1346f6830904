import { createHash, createHmac } from 'node:crypto';

import { MathsRefused, type Maths, type RoundSeeds } from '../server/maths/maths.ts';
import type { MathsAction, MathsRound } from '../server/maths/maths-round.ts';

/** Ten throws of a coin, drawn when the round opens. */
const throwsOf = ({ serverSeed, clientSeed, nonce }: RoundSeeds): boolean[] => {
  const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
  return [...block.subarray(0, 10)].map((byte) => byte < 128);
};

interface CoinState {
  readonly heads: readonly boolean[];
  /** Throws that are shown. */
  readonly thrown: number;
}
const stateOf = ({ state }: MathsRound): CoinState => state as CoinState; // made by `open` below

const undecided = { finished: false, payout: 0, state: null };
const end = (round: MathsRound, payout: number): MathsRound => ({ ...round, finished: true, payout });
const isHead = (round: MathsRound): boolean => stateOf(round).heads[stateOf(round).thrown] === true;
const thrownOnce = (round: MathsRound, action: MathsAction): MathsRound => ({
  ...round,
  step: round.step + 1,
  actions: [...round.actions, action],
  state: { ...stateOf(round), thrown: stateOf(round).thrown + 1 },
});

/**
 * Two games for tests of the server. `coin`: heads pays double. `run`, stepped: `go` doubles the worth or loses all, `take`
 * takes it, `raise` stakes the bet again and ends with four bets or nothing, `more` stakes again and goes on.
 */
export const tinyMaths: Maths = {
  has: ({ engine }) => engine === 'coin' || engine === 'run',
  modes: () => ['base'],
  unit: () => 5,
  sheet: ({ engine }) => ({
    rtp: '100',
    volatility: engine === 'run' ? 5 : 1,
    maxWin: engine === 'run' ? '1024' : '2',
    hits: { any: '50', more: '50' },
    version: 1,
    hash: createHash('sha256').update(engine).digest('hex'),
  }),
  open({ engine, model, mode, bet, params, seeds }) {
    if (mode !== 'base') throw new MathsRefused('badParams', `There is no mode ${mode}.`);
    if (Object.keys(params).length > 0) throw new MathsRefused('badParams', 'The game takes no parameters.');
    const round: MathsRound = {
      engine,
      model,
      mode,
      bet,
      params: { model, mode },
      step: 0,
      finished: false,
      staked: bet,
      payout: 0,
      state: { heads: throwsOf(seeds), thrown: 0 } satisfies CoinState,
      actions: [],
    };
    if (engine === 'run') return round;
    return end({ ...round, state: { ...stateOf(round), thrown: 1 } }, isHead(round) ? bet * 2 : 0);
  },
  bet(options) {
    return { ...this.open({ ...options, seeds: { serverSeed: '', clientSeed: '', nonce: 0 } }), ...undecided };
  },
  result: (_model, seeds) => ({ head: throwsOf(seeds)[0] }),
  run: () => null,
  longestRun: () => null,
  leavesAfter: () => null,
  leave() {
    throw new MathsRefused('illegalAction', 'A bet at this table cannot leave.');
  },
  step(round, action) {
    if (!this.actions(round).some(({ type }) => type === action.type))
      throw new MathsRefused('illegalAction', `${action.type} is not possible.`);
    const next = thrownOnce(round, action);
    const worth = round.staked * 2 ** stateOf(round).thrown;
    switch (action.type) {
      case 'take':
        return end(next, worth);
      case 'raise':
        return end({ ...next, staked: round.staked + round.bet }, isHead(round) ? round.bet * 4 : 0);
      case 'more':
        return { ...next, staked: round.staked + round.bet };
      default:
        return isHead(round) ? next : end(next, 0);
    }
  },
  actions: (round) => (round.finished ? [] : ['go', 'take', 'raise', 'more'].map((type) => ({ type }))),
  fallback: () => ({ type: 'take' }),
  public(round) {
    if (round.state === null) return round;
    return { ...round, state: { ...stateOf(round), heads: stateOf(round).heads.slice(0, stateOf(round).thrown) } };
  },
};
