import { addresses } from '../addresses.ts';
import type { ScoreAhead } from '../server/serve-time.ts';

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${addresses.time}${path}`);
  return response.json();
}

/** What time it is for the platform. */
export const platformNow = async (): Promise<number> => (await ask('/now')) as number; // the world's own answer

/** Puts the platform's time forward to an instant that is still to come. */
export async function leapTo(instant: number): Promise<void> {
  const by = instant - (await platformNow());
  if (by > 0) await ask(`/leap?by=${by}`);
}

/** The scores that a match will have, first to last, as far as nobody ends it. */
export const scoresAhead = async (eventId: string): Promise<readonly ScoreAhead[]> =>
  (await ask(`/scores?event=${eventId}`)) as ScoreAhead[]; // the world's own answer

/** Whether a match in play goes on without a goal, a card, a check or its end for so many milliseconds. */
export const playsOn = async (eventId: string, milliseconds: number): Promise<boolean> =>
  (await ask(`/plays-on?event=${eventId}&for=${milliseconds}`)) as boolean; // the world's own answer
