import { laterAgencyCalls } from './later-calls.ts';
import { transferCalls } from './transfer-calls.ts';
import { treeCalls } from './tree-calls.ts';

/** Calls of the agents' area below /base/v1/agency (CALL-39 … CALL-52). */
export const agencyCalls = { ...treeCalls, ...transferCalls, ...laterAgencyCalls };
