export type { SocketLoader } from './connection/connection.ts';
export { createRealtime } from './create-realtime.ts';
export type { SidebarKind, SiteEventName } from './messages/message.ts';
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
export { roomOf, type RoomTarget } from './rooms/room-target.ts';
export type { RoomHandlers } from './rooms/rooms.ts';
export type { Schedule } from './schedule.ts';
export type { SiteHandler } from './messages/site-handlers.ts';
