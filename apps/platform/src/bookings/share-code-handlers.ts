import type { RefusalCode } from '@kvota/contracts/errors';

import type { ShareCodes, ShareCode } from './share-codes.ts';
import { admit } from '../attempts/admit.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';

export interface ShareCodeHandlerDeps {
  readonly shareCodes: Pick<ShareCodes, 'keep' | 'keepTicket' | 'load'>;
  readonly attempts: Attempts;
}

/** Slips that an address may keep per minute, and unknown codes that it may try in five minutes. */
const keeping = { name: 'keep a slip', most: 30, window: 60_000 };
const guessing = { name: 'load a slip', most: 10, window: 300_000 };
const tooMany = {
  detail: 'Too many bookings, or too many unknown codes, from this address.',
  code: 'tooManyCalls',
} as const;

/** Serves the calls that keep slips under codes and load them. */
export function shareCodeHandlers({ shareCodes, attempts }: ShareCodeHandlerDeps) {
  const keep = async <C extends RefusalCode>(address: string, run: () => Promise<ShareCode<C>>) => {
    await admit(attempts, { limit: keeping, key: address }, tooMany);
    const slip = await run();
    return 'error' in slip
      ? refused(slip.error, 'error')
      : { ErrorText: 'ok', error: null, code: slip.code, expiresAt: isoTime(slip.expiresAt) };
  };
  return {
    bookSlip: ({ body }, { address }) => keep(address, () => shareCodes.keep(body)),
    bookTicket: ({ body }, { caller, address }) => keep(address, () => shareCodes.keepTicket(caller.id, body.ticketId)),
    async loadBooking({ body }, { address }) {
      const guess = { limit: guessing, key: address };
      await admit(attempts, guess, tooMany);
      const slip = await shareCodes.load(body.code);
      if (!slip) return refused('bookingUnknown', 'error');
      await attempts.giveBack([guess]);
      return { ErrorText: 'ok', error: null, ...slip };
    },
  } satisfies Handlers;
}
