import {
  inboundEvents,
  type EventArgs,
  type InboundEventName,
  type InboundEvents,
  type OfferSnapshot,
  type SidebarSport,
  StructuralChange,
} from '@kvota/contracts';
import * as v from 'valibot';

import { isOddsDelta } from './odds-delta.ts';

/** The two sidebars. */
export type SidebarKind = 'sidebar' | 'live_sidebar';

/** Events that concern the whole site; each is handed on with its arguments (NET-11, NET-16, NET-17, NET-19, NET-21, NET-22). */
export type SiteEventName = Exclude<
  InboundEventName,
  'initial_data' | 'prematch_update' | 'live_update' | 'live_match_update' | 'sidebar_update' | 'live_sidebar_update'
>;

/** A message that came, parsed. */
export type Message =
  | { readonly type: 'snapshot'; readonly snapshot: OfferSnapshot }
  | { readonly type: 'delta'; readonly room: string; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly room: string; readonly change: StructuralChange }
  | {
      readonly type: 'sidebar';
      readonly kind: SidebarKind;
      readonly part: 'snapshot' | 'update';
      readonly sports: SidebarSport[];
    }
  | { readonly type: 'site'; readonly event: SiteEventName; readonly args: readonly unknown[] };

/** Parses a message at the edge; undefined when it is not what the contract says. */
export function parseMessage(event: InboundEventName, args: readonly unknown[]): Message | undefined {
  switch (event) {
    case 'prematch_update':
    case 'live_update':
    case 'live_match_update':
      return parseUpdate(args);
    case 'initial_data':
      return parseSnapshot(args);
    case 'sidebar_update':
      return parseSidebar('sidebar', event, args);
    case 'live_sidebar_update':
      return parseSidebar('live_sidebar', event, args);
    case 'reload_page':
    case 'reload_settings':
    case 'casinoBetLimit':
    case 'casinoInactiveGame':
    case 'live_inactive_update':
    case 'reload_favorite_live':
      return parseSite(event, args);
  }
}

/** Ten of these come each second and more: deltas are checked by hand, the rare structural change by its schema. */
function parseUpdate(args: readonly unknown[]): Message | undefined {
  const [room, body] = args;
  if (args.length !== 2 || typeof room !== 'string') return undefined;
  if (Array.isArray(body)) return isOddsDelta(body) ? { type: 'delta', room, numbers: body } : undefined;
  const parsed = v.safeParse(StructuralChange, body);
  return parsed.success ? { type: 'change', room, change: parsed.output } : undefined;
}

function parseSnapshot(args: readonly unknown[]): Message | undefined {
  const parsed = parseArgs('initial_data', args);
  if (!parsed) return undefined;
  const [data] = parsed;
  return 'matches' in data
    ? { type: 'snapshot', snapshot: data }
    : { type: 'sidebar', kind: data.kind, part: 'snapshot', sports: data.sports };
}

function parseSite(event: SiteEventName, args: readonly unknown[]): Message | undefined {
  const parsed = parseArgs(event, args);
  return parsed && { type: 'site', event, args: parsed };
}

function parseSidebar(
  kind: SidebarKind,
  event: 'sidebar_update' | 'live_sidebar_update',
  args: readonly unknown[],
): Message | undefined {
  const parsed = parseArgs(event, args);
  return parsed && { type: 'sidebar', kind, part: 'update', sports: parsed[0] };
}

function parseArgs<N extends InboundEventName>(
  event: N,
  args: readonly unknown[],
): EventArgs<InboundEvents[N]> | undefined {
  const parsed = v.safeParse(inboundEvents[event].args, args);
  return parsed.success ? parsed.output : undefined;
}
