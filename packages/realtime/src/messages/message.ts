import {
  inboundEvents,
  type EventArgs,
  type InboundEventName,
  type InboundEvents,
  type OfferSnapshot,
  type RoomPosition,
  type SidebarSport,
  StructuralChange,
  type TimeFilter,
} from '@kvota/contracts';
import * as v from 'valibot';

import { isOddsDelta } from './odds-delta.ts';

/** The two sidebars. */
export type SidebarKind = 'sidebar' | 'live_sidebar';

/** Events that concern the whole site; handlers receive their arguments (NET-11, NET-16, NET-17, NET-19, NET-21, NET-22). */
export type SiteEventName = Exclude<
  InboundEventName,
  | 'initial_data'
  | 'prematch_update'
  | 'live_update'
  | 'live_match_update'
  | 'sidebar_update'
  | 'live_sidebar_update'
  | 'heartbeat'
  | 'feed_silent'
>;

/** A message about the offer, parsed. */
export type OfferMessage =
  | { readonly type: 'snapshot'; readonly snapshot: OfferSnapshot }
  | { readonly type: 'delta'; readonly room: string; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly room: string; readonly change: StructuralChange }
  | {
      readonly type: 'sidebar';
      readonly kind: SidebarKind;
      readonly hours: TimeFilter | null;
      readonly part: 'snapshot' | 'resumed' | 'update';
      /** Of a snapshot, and of an answer that resumes one. */
      readonly position?: RoomPosition;
      readonly sports: SidebarSport[];
    }
  /** Numbers of rooms that sent nothing for a while (NET-33). */
  | { readonly type: 'heartbeat'; readonly numbers: Readonly<Record<string, number>> }
  /** The platform receives no odds from its source (FAULT-10). */
  | { readonly type: 'feedSilent' };

/** A message that was received, parsed. */
export type Message =
  | OfferMessage
  | { readonly type: 'site'; readonly event: SiteEventName; readonly args: readonly unknown[] };

type OfferEventName = Exclude<InboundEventName, SiteEventName>;

const offerParsers: Record<OfferEventName, (args: readonly unknown[]) => OfferMessage | null> = {
  prematch_update: parseUpdate,
  live_update: parseUpdate,
  live_match_update: parseUpdate,
  initial_data: parseSnapshot,
  sidebar_update: (args) => parseSidebar('sidebar', args),
  live_sidebar_update: (args) => parseSidebar('live_sidebar', args),
  heartbeat: (args) => {
    const parsed = parseArgs('heartbeat', args);
    return parsed && { type: 'heartbeat', numbers: parsed[0] };
  },
  feed_silent: (args) => parseArgs('feed_silent', args) && { type: 'feedSilent' },
};

/** Parses a received message. Returns null if it does not match the contract. */
export function parseMessage(event: InboundEventName, args: readonly unknown[]): Message | null {
  if (isOfferEvent(event)) return offerParsers[event](args);
  const parsed = parseArgs(event, args);
  return parsed && { type: 'site', event, args: parsed };
}

function isOfferEvent(event: InboundEventName): event is OfferEventName {
  return event in offerParsers;
}

/** Deltas are checked by hand, because ten or more arrive each second. Structural changes are rare and use the schema. */
function parseUpdate(args: readonly unknown[]): OfferMessage | null {
  const [room, body] = args;
  if (args.length !== 2 || typeof room !== 'string') return null;
  if (Array.isArray(body)) return isOddsDelta(body) ? { type: 'delta', room, numbers: body } : null;
  const parsed = v.safeParse(StructuralChange, body);
  return parsed.success ? { type: 'change', room, change: parsed.output } : null;
}

function parseSnapshot(args: readonly unknown[]): OfferMessage | null {
  const parsed = parseArgs('initial_data', args);
  if (!parsed) return null;
  const [data] = parsed;
  if ('matches' in data) return { type: 'snapshot', snapshot: data };
  const { kind, time_filter: hours = null, run, seq, resumed, sports } = data;
  return { type: 'sidebar', kind, hours, part: resumed ? 'resumed' : 'snapshot', position: { run, seq }, sports };
}

function parseSidebar(kind: SidebarKind, args: readonly unknown[]): OfferMessage | null {
  const parsed = parseArgs(`${kind}_update`, args);
  return parsed && { type: 'sidebar', kind, hours: parsed[1] ?? null, part: 'update', sports: parsed[0] };
}

function parseArgs<N extends InboundEventName>(event: N, args: readonly unknown[]): EventArgs<InboundEvents[N]> | null {
  const parsed = v.safeParse(inboundEvents[event].args, args);
  return parsed.success ? parsed.output : null;
}
