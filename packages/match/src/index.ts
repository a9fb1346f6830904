export { decidingScore, eventsBetween, type Played } from './match-events.ts';
export { searchable } from './searchable.ts';
