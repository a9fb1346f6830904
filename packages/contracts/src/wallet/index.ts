export * from './jackpot-draw.ts';
export * from './provider-calls.ts';
export * from './signature.ts';
export * from './stake-sum.ts';
export * from './wallet-calls.ts';
