import { addresses } from '../addresses.ts';
import type { ScoreAhead } from '../server/serve-time.ts';

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${addresses.time}${path}`);
  return response.json();
}

/** Returns the time of the platform. */
export const platformNow = async (): Promise<number> => (await ask('/now')) as number; // answered by src/server/serve-time.ts

/** Moves the platform's time forward to an instant. Does nothing if the instant is past. */
export async function leapTo(instant: number): Promise<void> {
  const by = instant - (await platformNow());
  if (by > 0) await ask(`/leap?by=${by}`);
}

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
