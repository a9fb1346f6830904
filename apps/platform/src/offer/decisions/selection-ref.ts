/** Names one outcome of one market of one match. If a player is named, the market must be of that player (SLIP-14). */
export interface SelectionRef {
  readonly eventId: string;
  readonly marketCode: string;
  readonly selectionCode: string;
  readonly player?: string | null | undefined;
}
