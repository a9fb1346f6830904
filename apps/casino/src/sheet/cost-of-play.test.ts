import { expect, test } from 'vitest';

import { costOfPlay } from './cost-of-play.ts';

test('[CAS-47] the cost of 720 rounds of C3 is that of its sheet, at the chosen stake', () => {
  const net = { rounds: 720, ahead: 375_412, low: -2_240_000, middle: -420_000, high: 1_990_000 };
  expect(costOfPlay(net, { rtp: '95.674' }, '20.00')).toEqual({
    mean: ['-622.94'],
    low: '-4480.00',
    middle: '-840.00',
    high: '3980.00',
    ahead: '37.5',
  });
});

test('[CAS-47] a game whose return depends on the way to play has a range', () => {
  const net = { rounds: 60, ahead: 0, low: -1, middle: 0, high: 1 };
  const { mean, low } = costOfPlay(net, { rtp: '98', rtpMin: '97.28' }, '1.00');
  expect([mean, low]).toEqual([['-1.63', '-1.20'], '0.00']);
});
