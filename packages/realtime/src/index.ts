export type { SocketLoader } from './connection.ts';
export { createRealtime } from './create-realtime.ts';
export type { SidebarKind, SiteEventName } from './message.ts';
export type { Observable } from './observable.ts';
export type {
  ChannelHandle,
  OutboundOf,
  Realtime,
  RealtimeOptions,
  RealtimeStatus,
  SidebarMessage,
} from './realtime.ts';
export type { RealtimeReport } from './report.ts';
export { roomOf, type RoomTarget } from './room-target.ts';
export type { RoomHandlers } from './rooms.ts';
export type { Schedule } from './schedule.ts';
export type { SiteHandler } from './site-handlers.ts';
