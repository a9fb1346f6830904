import * as v from 'valibot';

import { Locale } from '../locale/locale-schema.ts';

/** Limits of what a page takes from a frame; anything beyond is dropped and counted (CAS-21). */
export const frameLimits = { bytes: 8 * 1024, perSecond: 50 } as const;

/** The only message that a frame sends to its parent window; everything else goes over the port of the answer (CAS-20). */
export const Hello = v.object({ type: v.literal('hello'), v: v.literal(1), game: v.pipe(v.string(), v.maxLength(80)) });
export type Hello = v.InferOutput<typeof Hello>;

const Size = v.object({ width: v.number(), height: v.number() });

/** Messages of the page to the frame of a game. No message has money (CAS-20). */
export const PageMessage = v.variant('type', [
  v.object({
    type: v.literal('start'),
    token: v.string(),
    mode: v.picklist(['real', 'demo']),
    lang: Locale,
    theme: v.picklist(['dark', 'light']),
    sound: v.boolean(),
    reducedMotion: v.boolean(),
    size: Size,
  }),
  v.object({ type: v.literal('pause'), why: v.picklist(['hidden', 'realityCheck', 'offline', 'dialog']) }),
  v.object({ type: v.literal('resume') }),
  v.object({ type: v.literal('stop') }),
  v.object({
    type: v.literal('set'),
    sound: v.optional(v.boolean()),
    reducedMotion: v.optional(v.boolean()),
    theme: v.optional(v.picklist(['dark', 'light'])),
    lang: v.optional(Locale),
  }),
  v.object({ type: v.literal('credit') }),
  v.object({ type: v.literal('ping') }),
]);
export type PageMessage = v.InferOutput<typeof PageMessage>;

/** Reasons of a frame's `trouble`. */
export const frameTroubles = ['expired', 'superseded', 'refused', 'booking', 'unreachable', 'failed'] as const;

/**
 * Phases of a round, as a frame reports them. `open` is a bet or a decision that was sent. `waiting` is a round that was
 * booked, is on screen, and waits for a decision of the player. `decided` has a result that is being shown, `presented` has
 * shown it, and after `closed` no round runs. The page holds its credit between `open` and `waiting` or `presented` (CAS-25).
 */
export const roundPhases = ['open', 'waiting', 'decided', 'presented', 'closed'] as const;
export type RoundPhase = (typeof roundPhases)[number];

/** Messages of the frame to the page. They are parsed; unknown types are ignored (CAS-20). */
export const FrameMessage = v.variant('type', [
  v.object({ type: v.literal('loaded'), ms: v.pipe(v.number(), v.minValue(0)) }),
  v.object({
    type: v.literal('round'),
    phase: v.picklist(roundPhases),
    id: v.pipe(v.string(), v.maxLength(80)),
  }),
  v.object({
    type: v.literal('ask'),
    for: v.picklist(['fullscreen', 'leave', 'rules', 'history', 'cashier', 'signIn', 'sound']),
  }),
  v.object({ type: v.literal('trouble'), code: v.picklist(frameTroubles), retry: v.boolean() }),
  v.object({ type: v.literal('alive') }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;
