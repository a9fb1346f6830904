import type { SlipEffect } from './effect.ts';
import type { SlipEnv } from './env.ts';
import type { EventOf, SlipEventType } from './event.ts';
import type { SlipState } from './state.ts';

/** What every transition gives: the next state, and what the host has to do. */
export type Step = readonly [SlipState, readonly SlipEffect[]];

export type Handler<T extends SlipEventType> = (state: SlipState, event: EventOf<T>, env: SlipEnv) => Step;

export const stay = (state: SlipState): Step => [state, []];
