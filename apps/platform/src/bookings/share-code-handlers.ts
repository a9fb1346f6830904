import type { ShareCodes, ShareCode } from './share-codes.ts';
import type { Clock } from '../kernel/clock.ts';
import { createAttemptLimit, type AttemptLimit } from '../kernel/attempt-limit.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { HttpProblem } from '../kernel/http-problem.ts';

export interface ShareCodeHandlerDeps {
  readonly shareCodes: Pick<ShareCodes, 'keep' | 'keepTicket' | 'load'>;
  readonly clock: Clock;
}

/** Slips that an address may keep per minute, and unknown codes that it may try in five minutes. */
const keeping = { failures: 30, window: 60_000 };
const guessing = { failures: 10, window: 300_000 };

/** Serves the calls that keep slips under codes and load them. */
export function shareCodeHandlers({ shareCodes, clock }: ShareCodeHandlerDeps) {
  const kept = createAttemptLimit(clock, keeping);
  const wrong = createAttemptLimit(clock, guessing);
  const keep = async (address: string, run: () => Promise<ShareCode>) => {
    admit(kept, address);
    kept.fail(address);
    const slip = await run();
    return 'error' in slip
      ? { ErrorText: 'error', error: slip.error }
      : { ErrorText: 'ok', error: null, code: slip.code, expiresAt: isoTime(slip.expiresAt) };
  };
  return {
    bookSlip: ({ body }, { address }) => keep(address, () => shareCodes.keep(body)),
    bookTicket: ({ body }, { caller, address }) => keep(address, () => shareCodes.keepTicket(caller.id, body.ticketId)),
    async loadBooking({ body }, { address }) {
      admit(wrong, address);
      const slip = await shareCodes.load(body.code);
      if (slip) return { ErrorText: 'ok', error: null, ...slip };
      wrong.fail(address);
      return { ErrorText: 'error', error: 'bookingUnknown' };
    },
  } satisfies Handlers;
}

function admit(limit: AttemptLimit, address: string): void {
  const wait = limit.wait(address);
  if (wait <= 0) return;
  throw new HttpProblem(429, 'Too many bookings, or too many unknown codes, from this address.', {
    code: 'tooManyCalls',
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  });
}
