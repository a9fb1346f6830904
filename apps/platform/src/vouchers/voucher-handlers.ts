import { admit } from '../attempts/admit.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import type { GuessAlarm } from './guess-alarm.ts';
import type { Vouchers } from './vouchers.ts';

export interface VoucherHandlerDeps {
  readonly vouchers: Vouchers;
  readonly attempts: Attempts;
  readonly guessAlarm: Pick<GuessAlarm, 'noteFailure'>;
}

const making = { name: 'vouchers made', most: 30, window: 60_000 };
/** Codes that failed. A hundred thousand open vouchers among 10^15 codes are then out of reach (SEC-02). */
const failing = { name: 'voucher codes', most: 10, window: 60_000 };
const failingFrom = { name: 'voucher codes of an address', most: 30, window: 60_000 };
/** Refusals from which nothing is learned about a code. */
const noGuess = new Set([
  'maintenance',
  'youAreBlocked',
  'limitReached',
  'requestIdUsed',
  'playPaused',
  'registerUnknown',
  'limitRequired',
  'selfExcluded',
]);

/** Serves the calls of vouchers (CALL-09, CALL-10, OP-87). */
export function voucherHandlers({ vouchers, attempts, guessAlarm }: VoucherHandlerDeps) {
  return {
    async createVoucher({ body }, { caller }) {
      await admit(attempts, { limit: making, key: caller.id }, { code: 'tooManyVouchers' });
      return vouchers.create({ ...body, userId: caller.id, requestId: body.requestId });
    },

    async activateVoucher({ body: { voucher, requestId } }, { caller, address }) {
      // Counted before the code is looked up, so that parallel tries cannot pass the limit together.
      const tries = [
        { limit: failing, key: caller.id },
        { limit: failingFrom, key: address },
      ];
      const wait = await attempts.count(tries);
      if (wait > 0)
        throw problem('tooManyVoucherTries', { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
      const answer = await vouchers.use({ userId: caller.id, code: voucher, requestId });
      if (answer.error === undefined || noGuess.has(answer.error)) await attempts.giveBack(tries);
      else await guessAlarm.noteFailure();
      return answer;
    },

    takeBackVoucher: ({ body: { id } }, { caller }) => vouchers.takeBack(caller.id, id),
    voucherHistory: ({ query }, { caller }) => vouchers.list(caller.id, query),
    voucherSearch: ({ query }) => vouchers.search(query),
    cancelVoucher: ({ body }, { caller }) => vouchers.cancel({ ...body, operatorId: caller.id }),
  } satisfies Handlers;
}
