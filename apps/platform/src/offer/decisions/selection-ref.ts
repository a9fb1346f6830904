/** Names one outcome of one market of one match. */
export interface SelectionRef {
  readonly eventId: string;
  readonly marketCode: string;
  readonly selectionCode: string;
}
