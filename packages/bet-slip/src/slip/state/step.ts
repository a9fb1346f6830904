import type { SlipEffect } from './effect.ts';
import type { SlipEnv } from './env.ts';
import type { EventOf, SlipEventType } from './event.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import type { SlipState } from './state.ts';

/** What every transition gives: the next state, and what the host has to do. */
export type Step = readonly [SlipState, readonly SlipEffect[]];

/** A step as it is written down: the next state, and after it what the host has to do. */
export type Move = readonly [SlipState, ...(readonly SlipEffect[])];

/** An event's rule: what becomes of the slip, or why the event may not happen now. */
export type Handler<T extends SlipEventType> = (
  state: SlipState,
  event: EventOf<T>,
  env: SlipEnv,
) => Move | Refusal | RefusalCode;
