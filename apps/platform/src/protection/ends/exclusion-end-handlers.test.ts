import { expect, test } from 'vitest';

import { describePlatforms } from '../../testing/describe-platforms.ts';
import { CallFailed } from '../../testing/test-platform.ts';
import { endWait } from './exclusion-end.ts';

describePlatforms('calls about the end of an exclusion', { jurisdiction: 'rs', freshSignIn: true }, (platform) => {
  const token = async (name: string): Promise<string> => (await platform().signIn(name)).access_token;

  test('[OP-87] a player asks, and two people of the operator end the exclusion', async () => {
    const { clock } = platform();
    const [player, operator] = [await token('player2'), await token('operator')];
    await platform().call('setRoles', { body: { username: 'al99', roles: ['OPERATOR'] } }, operator);
    const other = await token('al99');
    expect((await platform().call('playerLimits', {}, player)).exclusionEnd).toBeFalsy();
    expect(await platform().call('askExclusionEnd', { body: {} }, player)).toMatchObject({ error: 'notExcluded' });
    await platform().call('excludeSelf', { body: { months: null } }, player);
    expect((await platform().call('playerLimits', {}, player)).exclusionEnd).toMatchObject({ state: 'open' });
    const asked = await platform().call('askExclusionEnd', { body: {} }, player);
    expect(asked).toMatchObject({
      ErrorText: 'ok',
      play: { state: 'excluded' },
      exclusionEnd: { state: 'waiting', reviewFrom: new Date(clock.now() + endWait).toISOString() },
    });
    expect((await platform().call('withdrawExclusionEnd', { body: {} }, player)).exclusionEnd).toEqual({
      state: 'open',
    });
    await platform().call('askExclusionEnd', { body: {} }, player);
    await clock.jump(endWait);
    const { result: waiting } = await platform().call('exclusionEndRequests', {}, operator);
    expect(waiting).toMatchObject([{ username: 'player2', exclusionEnd: { state: 'review' } }]);
    const body = { username: 'player2' };
    expect(
      await platform().call('endExclusion', { body: { ...body, note: 'Spoke on the phone.' } }, operator),
    ).toMatchObject({
      ErrorText: 'ok',
      second: { proposedBy: 'operator' },
    });
    expect(await platform().call('endExclusion', { body }, operator)).toMatchObject({ error: 'otherPerson' });
    expect((await platform().call('staffDecisions', { query: { state: 'open' } }, other)).result).toMatchObject([
      { kind: 'endExclusion', username: 'player2', note: 'Spoke on the phone.', proposedBy: 'operator', state: 'open' },
    ]);
    expect(await platform().call('endExclusion', { body }, other)).toMatchObject({
      ErrorText: 'ok',
      play: { state: 'open' },
    });
    expect((await platform().call('playerLimits', {}, player)).play).toEqual({ state: 'open' });
    expect((await platform().call('staffDecisions', { query: { state: 'open' } }, other)).result).toEqual([]);
    expect((await platform().call('staffDecisions', { query: {} }, other)).result).toMatchObject([
      { state: 'done', proposedBy: 'operator', decidedBy: 'al99' },
    ]);
    expect(await platform().call('endExclusion', { body: { username: 'nobody' } }, other)).toMatchObject({
      error: 'unknownUser',
    });
    for (const name of ['endExclusion', 'decideWithdrawal'] as const)
      expect(
        (await platform().send(name, { body: { username: 'player2', paymentId: 'p', decision: 'approve' } }, player))
          .status,
      ).toBe(403);
  });

  test('[OP-87] an operator refuses the end with a reason, which the player and the list of decisions have', async () => {
    const { clock } = platform();
    const [player, operator] = [await token('player2'), await token('operator')];
    await platform().call('excludeSelf', { body: { months: null } }, player);
    await platform().call('askExclusionEnd', { body: {} }, player);
    const body = { username: 'player2', reason: 'talkFirst', note: 'Nobody answered the phone.' } as const;
    expect(await platform().call('refuseExclusionEnd', { body }, operator)).toMatchObject({
      error: 'exclusionEndNotDue',
    });
    await clock.jump(endWait);
    const refusal = { state: 'refused', reason: 'talkFirst', refusedAt: new Date(clock.now()).toISOString() };
    expect(await platform().call('refuseExclusionEnd', { body }, operator)).toMatchObject({
      ErrorText: 'ok',
      play: { state: 'excluded' },
      exclusionEnd: refusal,
    });
    expect((await platform().call('playerLimits', {}, player)).exclusionEnd).toMatchObject(refusal);
    expect(await platform().call('askExclusionEnd', { body: {} }, player)).toMatchObject({
      error: 'exclusionEndEarly',
      exclusionEnd: refusal,
    });
    const [decision] = (await platform().call('staffDecisions', { query: {} }, operator)).result;
    expect(decision).toMatchObject({
      kind: 'endExclusion',
      username: 'player2',
      outcome: 'refuse',
      reason: 'talkFirst',
      state: 'alone',
      note: 'Nobody answered the phone.',
      proposedBy: 'operator',
      decidedBy: null,
      decidedAt: refusal.refusedAt,
    });
    const unknown = { body: { ...body, username: 'nobody' } };
    expect(await platform().call('refuseExclusionEnd', unknown, operator)).toMatchObject({ error: 'unknownUser' });
    expect((await platform().send('refuseExclusionEnd', { body }, player)).status).toBe(403);
  });

  test('[SEC-02] votes and requests are counted before they are looked at', async () => {
    const [player, operator] = [await token('player'), await token('operator')];
    const statusOf = async (sent: Promise<unknown>): Promise<number> => {
      try {
        await sent;
        return 200;
      } catch (error) {
        if (error instanceof CallFailed) return error.status;
        throw error;
      }
    };
    const last = async (times: number, send: () => Promise<unknown>): Promise<number> => {
      for (let n = 0; n < times; n += 1) await send();
      return statusOf(send());
    };
    expect(await last(20, () => platform().call('askExclusionEnd', { body: {} }, player))).toBe(429);
    await platform().clock.jump(60_000);
    expect(await last(60, () => platform().call('endExclusion', { body: { username: 'nobody' } }, operator))).toBe(429);
  });
});
