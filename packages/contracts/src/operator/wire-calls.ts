import { agencyCalls } from '../calls/agency/agency-calls.ts';
import { calls } from '../calls/calls.ts';
import { appearanceCalls } from './appearance/appearance-calls.ts';
import { operatorCalls } from './controls/operator-calls.ts';

/** Every call of the wire by name: those of players and agents, of designers and of operators. */
export const wireCalls = { ...calls, ...agencyCalls, ...appearanceCalls, ...operatorCalls };

export type WireCalls = typeof wireCalls;
export type WireCallName = keyof WireCalls;
