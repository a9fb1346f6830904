import type { OddsUpdate, SlipSelection } from './selection.ts';
import { selectEditable } from './progress.ts';
import { shownOdd } from './selection-state.ts';
import type { SlipConfig } from './config.ts';
import type { SlipState } from './state.ts';
import { stay } from './step.ts';
import type { Handler } from './step.ts';

function updated(selection: SlipSelection, updates: readonly OddsUpdate[], config: SlipConfig): SlipSelection {
  let next = selection;
  for (const { id, odd, band, suspended, marketName = next.marketName, oddName = next.oddName } of updates) {
    if (id !== next.id || marketName !== next.marketName || oddName !== next.oddName) continue;
    const changed = {
      odd: odd === undefined ? next.odd : shownOdd(odd, config),
      band: band === undefined ? next.band : band,
      suspended: suspended ?? next.suspended ?? false,
    };
    const same =
      changed.odd === next.odd && changed.band === next.band && changed.suspended === (next.suspended ?? false);
    if (!same) next = { ...next, ...changed };
  }
  return next;
}

/** Newer odds; keeps the groups (OP-34) and the state's identity when nothing is new. */
export function refreshed(state: SlipState, updates: readonly OddsUpdate[]): SlipState {
  const selections = state.selections.map((selection) => updated(selection, updates, state.config));
  return selections.every((selection, i) => selection === state.selections[i]) ? state : { ...state, selections };
}

/** OP-35: no refresh while a ticket is under way. */
export const odds: Handler<'odds'> = (state, { updates }) =>
  stay(selectEditable(state) ? refreshed(state, updates) : state);

/** SLIP-13: what is offered now is what the player agrees to. */
export const acceptChanges: Handler<'accept-changes'> = (state) =>
  stay({
    ...state,
    selections: state.selections.map((selection) => ({
      ...selection,
      originalOdd: selection.odd,
      originalBand: selection.band,
    })),
  });

export const setAutoOdds: Handler<'set-auto-odds'> = (state, { on }) => stay({ ...state, autoOddsChange: on });

/** SLIP-09, OP-35: ask for the odds of the slip, unless updates are off. */
export const checkDue: Handler<'check-due'> = (state) => {
  if (!selectEditable(state) || state.selections.length === 0) return stay(state);
  const selections = state.selections.map(({ id, desc, marketName, oddName }) => ({
    id,
    type: desc,
    market: marketName,
    selection: oddName,
  }));
  return [state, [{ type: 'check-selections', selections }]];
};
