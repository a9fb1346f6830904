export { Failure, never, noAnswer, serverError, type Answers } from './answers.ts';
export type { World, WorldSetup } from './create-world.ts';
export { inPlay, toCome, football, market, weekend, storyMatches, type StoryMatch } from './fixtures/matches.ts';
export { longHistory, storyTicket, storyTickets, type StoryTicket } from './fixtures/tickets.ts';
export { inApp, worldOf } from './in-app.tsx';
export { at, storyTime } from './story-clock.ts';
export { pingOf } from './story-platform.ts';
export { textOf } from './text-of.ts';
export { storyPeople, type StorySession } from './story-people.ts';
