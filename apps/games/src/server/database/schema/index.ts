export { arrivals } from './arrivals.ts';
export { bookComparison, bookDifferences } from './books.ts';
export { chains } from './chains.ts';
export { outbox } from './outbox.ts';
export { players, seedPairs } from './players.ts';
export { rounds, roundSteps } from './rounds.ts';
export { sessions } from './sessions.ts';
