import type { Round } from '../../round/round.ts';

/** Opens a cell, takes a choice of the next floor, guesses the next card, or ends the round. */
export type LadderAction =
  | { readonly type: 'open'; readonly cell: number }
  | { readonly type: 'pick'; readonly choice: number }
  | { readonly type: 'higher' | 'lower' | 'same' | 'cash-out' };

/** Mines. Cells are numbered from 0. */
export interface MinesState {
  readonly kind: 'mines';
  /** The mined cells, or null while they are hidden. */
  readonly mines: readonly number[] | null;
  readonly opened: readonly number[];
  /** Return of a cash-out now, in ten-thousandths of the bet. */
  readonly multiplier: number;
  /** The multiplier if one more step succeeds, or null if there is none. */
  readonly next: number | null;
}

/** Floors from the lowest. Choices are numbered from 0. */
export interface FloorsState {
  readonly kind: 'floors';
  /** The losing choices of each floor. Floors above the last one that was taken are hidden as null. */
  readonly losing: readonly (readonly number[] | null)[];
  readonly picked: readonly number[];
  readonly multiplier: number;
  readonly next: number | null;
}

/** Ranks are numbered from 0, the ace, to 12, the king. */
export interface CardsState {
  readonly kind: 'cards';
  /** The shown card, then those to come; hidden ones are null. */
  readonly ranks: readonly (number | null)[];
  readonly guesses: readonly ('higher' | 'lower' | 'same')[];
  readonly multiplier: number;
  /** The multipliers of the guesses that are possible now. */
  readonly next: { readonly higher: number | null; readonly lower: number | null; readonly same: number | null };
}

/** The state of a ladder, by its kind. */
export type LadderState = MinesState | FloorsState | CardsState;

/** A round of a ladder. The rules are those of its kind. */
export type LadderRound = Round<LadderState, LadderAction>;

/** The rules of one kind of ladder. `lost` is the end without a return. */
export interface LadderRules<S extends LadderState> {
  /** The steps that are possible now. Empty if the ladder has ended. */
  steps(state: S): readonly LadderAction[];
  /** Takes a possible step. */
  take(state: S, action: LadderAction): { readonly state: S; readonly lost: boolean };
  /** The state without what is hidden before the end. */
  hide(state: S): S;
}
