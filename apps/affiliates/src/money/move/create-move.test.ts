import { ApiError } from '@kvota/api-client';
import type { TransferOutcome } from '@kvota/contracts';
import { expect, test, vi } from 'vitest';

import type { MoveState } from '../move.ts';
import { draftMove } from '../pending-move.ts';
import { createMove, type MoveDeps } from './create-move.ts';

const ok: TransferOutcome = { ErrorText: 'ok', newCredit: '100.00', transactionId: 'T1' };
const typed = {
  userId: 'u1',
  username: 'pera',
  direction: 'up',
  currencyId: 941,
  currency: 'RSD',
  amount: '100.00',
  note: '',
} as const;

function start(api: Partial<MoveDeps['api']>, first: MoveState = draftMove('request-1')) {
  const log: string[] = [];
  const states: string[] = [];
  const running = createMove(first, {
    api: api as MoveDeps['api'], // the calls that this transfer makes
    online: () => true,
    now: () => 0,
    keep: ({ status }) => log.push(`keep ${status}`),
    forget: () => log.push('forget'),
    moved: () => log.push('moved'),
    onState: ({ status }) => states.push(status),
  });
  return { running, log, states };
}
const submit = { type: 'submit', move: typed, online: true, now: 0 } as const;

test('[CALL-46] a transfer up is sent once, with what the contract has, and is forgotten after its answer', async () => {
  const agencyDecCredit = vi.fn<MoveDeps['api']['agencyDecCredit']>(() => Promise.resolve(ok));
  const { running, log, states } = start({ agencyDecCredit });
  running.send(submit);
  running.send(submit);
  await vi.waitFor(() => expect(states.at(-1)).toBe('done'));
  const body = { requestId: 'request-1', userId: 'u1', currencyId: 941, amount: '100.00', note: '' };
  expect(agencyDecCredit.mock.calls).toEqual([[{ body }]]);
  expect(log).toEqual(['keep sending', 'forget', 'moved']);
});

test('[CALL-45] a lost answer is asked for; a declined call moves nothing and has its seconds', async () => {
  const lost = start({
    agencyDecCredit: () => Promise.reject(new ApiError('timeout', 'POST x')),
    agencyRequest: () => Promise.resolve({ state: 'done', answer: ok }),
  });
  lost.running.send(submit);
  await vi.waitFor(() => expect(lost.states.at(-1)).toBe('done'));
  expect(lost.states).toContain('asking');
  const details = { status: 429, code: 'tooManyTransfers', retryAfter: 12 };
  const declined = start({ agencyDecCredit: () => Promise.reject(new ApiError('refused', 'POST x', details)) });
  declined.running.send(submit);
  await vi.waitFor(() => expect(declined.states.at(-1)).toBe('refused'));
  expect(declined.log).toEqual(['keep sending', 'forget']);
});

test('[CALL-45] after a reload a sent transfer is asked for and not sent', async () => {
  const agencyDecCredit = vi.fn<MoveDeps['api']['agencyDecCredit']>();
  const agencyRequest = vi.fn<MoveDeps['api']['agencyRequest']>(() => Promise.resolve({ state: 'done', answer: ok }));
  const sending: MoveState = { status: 'sending', move: { ...typed, requestId: 'request-1' } };
  const { states } = start({ agencyDecCredit, agencyRequest }, sending);
  await vi.waitFor(() => expect(states.at(-1)).toBe('done'));
  expect(agencyDecCredit).not.toHaveBeenCalled();
  expect(agencyRequest).toHaveBeenCalledWith({ query: { requestId: 'request-1' }, retry: false });
});
