import { catalogueCalls } from './catalogue-calls.ts';
import { historyCalls } from './history-calls.ts';
import { sessionCalls } from './session-calls.ts';

/** Calls below /games/v1: catalogue, sessions and rounds of casino games. */
export const gamesCalls = { ...catalogueCalls, ...sessionCalls, ...historyCalls };
