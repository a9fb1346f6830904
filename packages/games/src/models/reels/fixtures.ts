import { lines3x3, lines5x3 } from './lines.ts';
import type { ReelsModel } from './reels-model.ts';

/** 3×3 with fruits and 5 lines. */
export const c3: ReelsModel = {
  engine: 'reels',
  code: 'C3',
  version: 1,
  modes: ['spin'],
  rows: 3,
  strips: ['MOPC7RBMOPCMOPCMO7RBPCMO', 'MPORBC7MPORBMCPOM7RBCPOM', 'OMPC7RBOMPOMCOPM7RBOCPMO'],
  lines: lines3x3,
  pays: {
    '7': [0, 0, 0, 400],
    R: [0, 0, 0, 100],
    B: [0, 0, 0, 50],
    M: [0, 0, 0, 30],
    P: [0, 0, 0, 24],
    O: [0, 0, 0, 20],
    C: [0, 0, 0, 15],
  },
};

/** 5×3 with 10 lines, a wild, and scatters that start free spins. */
export const v5: ReelsModel = {
  engine: 'reels',
  code: 'V5',
  version: 1,
  modes: ['spin'],
  rows: 3,
  strips: [
    'HEHFGECDHHEHSABEFGHEHCDHEFGHEH',
    'HFHDEGHWHFHSABCDEGHHFHWHDEGHFH',
    'HGEFHDGEHFGHWSABCEHGFHEDGHFEGH',
    'HFGEHABDHFGHWSCEFHHGFHABDEHGFH',
    'HGHDEHCFGHHGSABDEHGHHCFGHDEHGH',
  ],
  lines: lines5x3.slice(0, 10),
  pays: {
    A: [0, 0, 0, 50, 200, 1000],
    B: [0, 0, 0, 25, 100, 400],
    C: [0, 0, 0, 20, 75, 250],
    D: [0, 0, 0, 15, 50, 150],
    E: [0, 0, 0, 10, 30, 100],
    F: [0, 0, 0, 10, 25, 80],
    G: [0, 0, 0, 5, 20, 60],
    H: [0, 0, 0, 5, 15, 50],
  },
  wild: 'W',
  scatter: { symbol: 'S', pays: [0, 0, 0, 2, 10, 50], freeSpins: 10, times: 2, retriggers: 3 },
};
