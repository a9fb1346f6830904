import { addresses } from '../addresses.ts';
import type { ScoreAhead } from '../server/serve-time.ts';

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${addresses.time}${path}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${String(answer)}`);
  return answer;
}

/** Returns the time of the platform. */
export const platformNow = async (): Promise<number> => (await ask('/now')) as number; // answered by src/server/serve-time.ts

/** Moves the platform's time forward to an instant. Does nothing if the instant is past. */
export async function leapTo(instant: number): Promise<void> {
  const by = instant - (await platformNow());
  if (by <= 0) return;
  leapt += by;
  await ask(`/leap?by=${by}`);
}

let leapt = 0;

/** Milliseconds that go on with the platform's time, leaps of this worker included: for the age of a token. */
export const timeWithLeaps = (): number => Date.now() + leapt;

/** Returns the scores that a match will have, in order, unless an operator ends it. */
export const scoresAhead = async (eventId: string): Promise<readonly ScoreAhead[]> =>
  (await ask(`/scores?event=${eventId}`)) as ScoreAhead[]; // answered by src/server/serve-time.ts

/** Returns whether a live match goes on for this time without a goal, a card, a check or its end. */
export const playsOn = async (eventId: string, milliseconds: number): Promise<boolean> =>
  (await ask(`/plays-on?event=${eventId}&for=${milliseconds}`)) as boolean; // answered by src/server/serve-time.ts

/** Moves the platform's time forward. */
export const leapBy = async (milliseconds: number): Promise<void> => leapTo((await platformNow()) + milliseconds);

/**
 * Stops the platform's time until the end of the block, so that an offer or a decision outlives a slow machine.
 *
 * @example
 * await using _stopped = await stopTime();
 */
export async function stopTime(): Promise<AsyncDisposable> {
  await ask('/stop');
  return {
    async [Symbol.asyncDispose]() {
      await ask('/resume');
    },
  };
}

/**
 * Makes all sign-ins older than they are until the end of the block. Leaps of the platform's time do not, because the
 * identity provider dates sign-ins by the clock of the machine.
 *
 * @example
 * { await using _old = await ageSignIns(10 * 60_000); }
 */
export async function ageSignIns(milliseconds: number): Promise<AsyncDisposable> {
  await ask(`/age-sign-ins?by=${milliseconds}`);
  return {
    async [Symbol.asyncDispose]() {
      await ask('/age-sign-ins?by=0');
    },
  };
}
