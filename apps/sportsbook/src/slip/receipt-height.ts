/** Pixels that a receipt takes: kept for it from the beginning, so that no button of its dialog moves from under a finger. */
export const receiptHeight = 252;
