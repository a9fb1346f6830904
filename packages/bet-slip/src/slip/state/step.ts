import type { SlipEffect } from './effect.ts';
import type { SlipEnv } from './env.ts';
import type { EventOf, SlipEventType } from './event.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import type { SlipState } from './state.ts';

/** Result of a transition: the next state, and the effects for the host. */
export type Step = readonly [SlipState, readonly SlipEffect[]];

/** A step as handlers write it: the next state, followed by the effects. */
export type Move = readonly [SlipState, ...(readonly SlipEffect[])];

/** The rule of an event. Returns the next state with effects, or why the event is refused. */
export type Handler<T extends SlipEventType> = (
  state: SlipState,
  event: EventOf<T>,
  env: SlipEnv,
) => Move | Refusal | RefusalCode;
