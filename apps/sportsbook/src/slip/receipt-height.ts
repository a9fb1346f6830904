/** Height of a receipt in pixels. It is reserved from the start, so that the buttons of the dialog do not move. */
export const receiptHeight = 252;
