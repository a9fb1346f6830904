import * as v from 'valibot';

/** Whether a player may play. `paused` ends by itself, `excluded` does not. */
export const playStates = ['open', 'paused', 'excluded'] as const;
export type PlayState = (typeof playStates)[number];

/** Whether a player may play, and until when at least not. */
export const PlayGuard = v.object({
  state: v.picklist(playStates),
  until: v.pipe(v.nullish(v.string()), v.description('Absent if open, and if excluded for good')),
});
export type PlayGuard = v.InferOutput<typeof PlayGuard>;

/** The play of a user since the sign-in, or since the first sign of life after a quarter of an hour without any. */
export const PlaySession = v.object({
  since: v.string(),
  /** From then on stakes are refused with `realityCheck` until the player has acknowledged the check. */
  realityDueAt: v.string(),
});
export type PlaySession = v.InferOutput<typeof PlaySession>;

/** The end of a pause or the earliest end of an exclusion, in the answer of a call that is refused for it. */
export const GuardedUntil = v.pipe(
  v.nullish(v.string()),
  v.description('With `playPaused`: when play is open again. With `selfExcluded`: not before then; absent for good'),
);

/**
 * When stakes are accepted again, in the answer of a call that takes a stake and is refused: the end of a pause or a night.
 * With `sessionTime` it is the end of the day, absent if the time of the session is used up. With `selfExcluded` it is the
 * earliest end, absent for good.
 */
export const StoppedUntil = v.pipe(
  v.nullish(v.string()),
  v.description('When stakes are accepted again, if it is known'),
);
