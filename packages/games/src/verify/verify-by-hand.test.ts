import { join } from 'node:path';
import { expect, test } from 'vitest';

import { engineOf, engines } from '../engines/engine-of.ts';
import { models } from '../models/models.ts';
import { drawsOf, hmac } from '../testing/hmac.ts';
import { games, playRound } from '../testing/play.ts';
import { verifyRound, type RoundRecord } from './verify-round.ts';

const seeds = { serverSeed: 'server seed of a test', clientSeed: 'client' };
const perEngine = process.env['KVOTA_FULL'] === '1' ? 1000 : 150;

interface ByHand {
  payoutOf(record: RoundRecord, model: unknown): number;
}

test.for(engines.map(({ code }) => code))(
  '[GAME-03] a script written from the SPEC alone gets every payout of %s',
  async (code) => {
    const byHand = (await import(join(import.meta.dirname, '../../examples/verify-by-hand.js'))) as ByHand;
    const own = games.filter(({ engine }) => engine === code);
    for (let nonce = 0; nonce < perEngine; nonce += 1) {
      const game = own[nonce % own.length];
      if (!game) throw new Error(`no game of ${code}`);
      const bet = engineOf(code).stakeCells(game.params) * (1 + ((nonce * 7919) % 500));
      let turn = 0;
      const round = playRound(drawsOf(nonce), game, bet, (count) => (nonce * 31 + turn++ * 13) % count).at(-1);
      if (!round) throw new Error('no round');
      const record = { engine: code, ...seeds, nonce, bet, params: round.params, actions: round.actions };
      const model = models.find((each) => each.code === round.model);
      expect([nonce, byHand.payoutOf(record, JSON.parse(JSON.stringify(model)))]).toEqual([nonce, round.payout]);
      expect(verifyRound(record, hmac).payout).toBe(round.payout);
    }
  },
);
