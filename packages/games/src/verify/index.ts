export { verifyRound, type RoundRecord } from './verify-round.ts';
