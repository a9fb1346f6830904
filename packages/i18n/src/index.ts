export { messageGroups, type MessageGroup } from './message-group.ts';
