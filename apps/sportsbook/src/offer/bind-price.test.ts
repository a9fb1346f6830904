import { createOfferStore, priceKey } from '@kvota/offer';
import { describe, expect, test } from 'vitest';

import { cellState, priceText } from './bind-price.ts';

const price = (thousandths: number, status: 'OPEN' | 'SUSPENDED' | 'CLOSED' = 'OPEN') =>
  ({ thousandths, status, available: status === 'OPEN' && thousandths >= 1010, move: 'none', movedAt: 0 }) as const;

describe('a price in its cell', () => {
  test('[MATCH-18] [OP-98] two places, three if the third is not zero, a dash below 1.01', () => {
    expect([1850, 1855, 10_000, 1010, 1009, 0].map((value) => priceText(price(value)))).toEqual([
      '1.85',
      '1.855',
      '10.00',
      '1.01',
      '-',
      '-',
    ]);
  });

  test('[MATCH-05] open, suspended with a lock, closed without a price', () => {
    expect(cellState(price(1850))).toBe('open');
    expect(cellState(price(1850, 'SUSPENDED'))).toBe('suspended');
    expect(cellState(price(1850, 'CLOSED'))).toBe('unavailable');
    expect(cellState(undefined)).toBe('loading');
  });

  test('[PRE-19] a reset event has a dash in every cell', () => {
    const offer = createOfferStore({ frame: () => () => {}, now: () => 0 });
    const match = {
      sport: 'F',
      eventId: '1',
      sfId: '10001',
      leagueId: 'F-rs-1',
      leagueName: 'SuperLiga',
      groupName: 'Serbia',
      hostName: 'Vojvodina',
      awayName: 'Partizan',
      timeStart: '2026-11-21T18:45:00.000Z',
      inPlay: false,
      matchState: 'NSY',
      marketsCount: 1,
      markets: { '1X2': { MS: 'OPEN' as const, '1': { O: '1.85' }, X: { O: '3.40' }, '2': { O: '4.20' } } },
    };
    const odds = ['1', 'X', '2'].map((selection): [string, string, string] => ['1', '1X2', selection]);
    offer.apply({ kind: 'prematch', room: 'prematch/F', seq: 0, serverTime: '', matches: [match], odds });
    const states = () => odds.map((key) => cellState(offer.price(priceKey(...key))));
    expect(states()).toEqual(['open', 'open', 'open']);
    offer.deactivate('1');
    expect(states()).toEqual(['unavailable', 'unavailable', 'unavailable']);
  });
});
