import type { OddsUpdate, SlipSelection } from '../state/selection.ts';
import { selectEditable } from '../state/progress.ts';
import { agreed, shownPrice, toAccept } from '../ticket/selection-state.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

/** Applies newer odds and keeps the groups (OP-34). Returns the same state if nothing changed. */
export function refreshed(state: SlipState, updates: readonly OddsUpdate[]): SlipState {
  const updated = (selection: SlipSelection, update: OddsUpdate): SlipSelection => {
    const { marketName, outcome } = selection;
    if (update.id !== selection.id) return selection;
    if ((update.marketName ?? marketName) !== marketName || (update.outcome ?? outcome) !== outcome) return selection;
    const wasSuspended = selection.suspended ?? false;
    const price = update.price === undefined ? selection.price : shownPrice(update.price, state.config);
    const { band = selection.band, suspended = wasSuspended } = update;
    return price === selection.price && band === selection.band && suspended === wasSuspended
      ? selection
      : { ...selection, price, band, suspended };
  };
  const selections = state.selections.map((selection) => updates.reduce(updated, selection));
  return selections.every((selection, i) => selection === state.selections[i]) ? state : { ...state, selections };
}

/** Applies newer odds, except while a ticket is under way (OP-35). */
export const odds: Handler<'odds'> = (state, { updates }) => [
  selectEditable(state) ? refreshed(state, updates) : state,
];

/** Accepts the present odds as agreed (SLIP-13). Locked selections stay as they are (SLIP-22). */
export const acceptChanges: Handler<'accept-changes'> = (state, _event, env) => {
  if (env.feedSilent) return 'feedSilent';
  const accepted = (selection: SlipSelection): SlipSelection =>
    toAccept(selection, env.now) ? agreed(selection) : selection;
  const selections = state.selections.map(accepted);
  return selections.some((selection, i) => selection !== state.selections[i])
    ? [{ ...state, selections }]
    : 'noChanges';
};

export const setAutoOdds: Handler<'set-auto-odds'> = (state, { on }) => [{ ...state, autoOddsChange: on }];

/** Asks for the odds of the slip, except while a ticket is under way (SLIP-09, OP-35). */
export const checkDue: Handler<'check-due'> = (state) => {
  if (!selectEditable(state) || state.selections.length === 0) return [state];
  const selections = state.selections.map(({ id, desc, marketName, outcome }) => ({
    id,
    type: desc,
    market: marketName,
    selection: outcome,
  }));
  return [state, { type: 'check-selections', selections }];
};
