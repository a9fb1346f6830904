import * as v from 'valibot';

/**
 * Whether a player may play. `paused` ends by itself, `excluded` does not. `unknown`: the exclusion register has not answered,
 * and is asked again. `unlimited`: the player has not set the limit of deposits that the licence requires.
 */
export const playStates = ['open', 'paused', 'excluded', 'unknown', 'unlimited'] as const;
export type PlayState = (typeof playStates)[number];

/** Whether a player may play, and until when at least not. */
export const PlayGuard = v.object({
  state: v.picklist(playStates),
  until: v.pipe(v.nullish(v.string()), v.description('Of a pause or an exclusion; absent for good')),
  byRegister: v.pipe(
    v.nullish(v.boolean()),
    v.description('With `excluded`: true if an exclusion register has the player'),
  ),
});
export type PlayGuard = v.InferOutput<typeof PlayGuard>;

/**
 * How an exclusion can end. `never`: not at all. `early`: the player can ask for it from `from` on. `open`: the player can ask
 * now. `waiting`: asked for, and until `reviewFrom` nothing happens. `review`: two people of the operator agree, or one
 * refuses. `refused`: the player can ask again from `from` on.
 */
export const exclusionEndStates = ['never', 'early', 'open', 'waiting', 'review', 'refused'] as const;
export type ExclusionEndState = (typeof exclusionEndStates)[number];

/**
 * Why the operator refuses the end of an exclusion, as the player reads it. `talkFirst`: a conversation comes before.
 * `harm`: play seems to do harm. `identity`: it is not certain that the player has asked. `other`: support explains it.
 */
export const exclusionEndReasons = ['talkFirst', 'harm', 'identity', 'other'] as const;
export type ExclusionEndReason = (typeof exclusionEndReasons)[number];

/** How the exclusion of a player can end. It holds in each of these states. */
export const ExclusionEnd = v.object({
  state: v.picklist(exclusionEndStates),
  from: v.pipe(v.nullish(v.string()), v.description('With `early` and `refused`: from then on the player can ask')),
  askedAt: v.pipe(v.nullish(v.string()), v.description('With `waiting` and `review`')),
  reviewFrom: v.pipe(v.nullish(v.string()), v.description('With `waiting` and `review`: nobody decides before then')),
  lapsesAt: v.pipe(v.nullish(v.string()), v.description('With `waiting` and `review`: then the request is dropped')),
  refusedAt: v.pipe(v.nullish(v.string()), v.description('With `refused`')),
  reason: v.pipe(v.nullish(v.picklist(exclusionEndReasons)), v.description('With `refused`: why')),
});
export type ExclusionEnd = v.InferOutput<typeof ExclusionEnd>;

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
