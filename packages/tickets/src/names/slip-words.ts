import { msg } from '@lingui/core/macro';

/**
 * Words of tickets that the slip shows too. They are texts of the slip's group, so that each text is in one catalog and an
 * operator replaces it once (OP-94).
 */
export const slipWords = {
  stake: msg({ id: 'slip.stake', message: 'Stake' }),
  possiblePayout: msg({ id: 'slip.payout', message: 'Possible payout' }),
  payout: msg({ id: 'history.payout', message: 'Payout' }),
  selections: msg({ id: 'slip.selections', message: 'Selections' }),
  totalOdds: msg({ id: 'slip.totalOdds', message: 'Total odds' }),
  count: msg({ id: 'slip.count', message: '{count, plural, one {# selection} other {# selections}}' }),
  combinations: msg({ id: 'system.combinations', message: 'Combinations' }),
  bankerSign: msg({ id: 'system.bankerSign', message: 'B' }),
  banker: msg({ id: 'system.banker', message: 'Banker: part of every combination' }),
  system: msg({ id: 'receipt.system', message: 'System {groups}: {count} × {each}' }),
  won: msg({ id: 'leg.won', message: 'Won' }),
  lost: msg({ id: 'leg.lost', message: 'Lost' }),
  void: msg({ id: 'leg.void', message: 'Void' }),
} as const;
