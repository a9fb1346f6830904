export { activate, markDocument, showKeysForMissing } from './activate.ts';
export type { CalendarWords } from './format/date-formats.ts';
export { formatsOf, type Formats } from './format/formats.ts';
export type { Moment } from './format/moment.ts';
export { languageNames } from './language.ts';
export { hasMessages, loadMessages, onMessagesLoaded } from './load-messages.ts';
export { messageGroups, type MessageGroup } from './message-group.ts';
export { pluralTags } from './plural-tags.ts';
export { translateKey } from './translate-key.ts';
