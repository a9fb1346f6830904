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

/** The end of a pause or the earliest end of an exclusion, in the answer of a call that is refused for it. */
export const GuardedUntil = v.pipe(
  v.nullish(v.string()),
  v.description('With `playPaused`: when play is open again. With `selfExcluded`: not before then; absent for good'),
);
