export { decidingScore, eventsBetween, type Played } from './match-events.ts';
