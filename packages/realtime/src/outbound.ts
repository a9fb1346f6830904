import type { OutboundEventName } from '@kvota/contracts';

/** A message to the platform: the event and its arguments. */
export type Outbound = readonly [event: OutboundEventName, ...args: unknown[]];
