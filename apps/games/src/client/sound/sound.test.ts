import { expect, test } from 'vitest';

import type { Phase, PlayState } from '../play/play-state.ts';
import { openedTable } from '../table/table-machine.ts';
import type { TableState } from '../table/table-state.ts';
import type { FrameRound } from '../../wire/index.ts';
import { createSound } from './create-sound.ts';
import { soundOfGame, soundOfReturn, soundOfTable } from './sound-of.ts';
import { tones } from './tones.ts';

const round = { won: '20.00', staked: '6.00' };
/** A game in a phase, with what a sound depends on. */
const game = (phase: Phase, sums = round) => ({ status: 'playing', phase, round: sums }) as PlayState;

test('[CAS-36, CAS-35] a return sounds only if it is above the stake', () => {
  expect(soundOfReturn({ won: '6.00', staked: '6.00' })).toBeUndefined();
  expect(soundOfReturn({ won: '4.00', staked: '6.00' })).toBeUndefined();
  expect(soundOfReturn({ won: '6.01', staked: '6.00' })).toBe('win');
  expect(soundOfReturn({ won: '60.00', staked: '6.00' })).toBe('bigWin');
});

test('[CAS-36] a result sounds once it was presented, and a round when it begins', () => {
  expect(soundOfGame(game('idle'), game('asking'))).toBe('start');
  expect(soundOfGame(game('asking'), game('presenting'))).toBeUndefined();
  expect(soundOfGame(game('presenting'), game('presented'))).toBe('win');
  expect(soundOfGame(game('presenting'), game('presented', { won: '2.00', staked: '6.00' }))).toBeUndefined();
  // A round from before, for example after a reload.
  expect(soundOfGame(game('idle'), game('presented'))).toBeUndefined();
});

test('[CAS-36] a shared table sounds for placed chips, closed bets, and the sum of all settled bets', () => {
  const at = (phase: 'betting' | 'closing' | 'result', more: Partial<TableState> = {}): TableState => ({
    ...openedTable('0.00'),
    moment: { number: 5, phase, seq: 15, beganAt: 0, endsAt: 0, result: null },
    ...more,
  });
  const bets = (...won: readonly string[]) => {
    const settled = won.map((each) => ({ won: each, staked: '10.00', state: 'closed', fairness: { nonce: 5 } }));
    return at('result', { presented: 5, bets: settled as unknown as FrameRound[] }); // what a sound depends on
  };
  expect(soundOfTable(at('betting'), at('closing'))).toBe('closed');
  expect(soundOfTable(at('result', { presented: 5 }), bets('36.00', '0.00'))).toBe('win');
  expect(soundOfTable(at('result', { presented: 5 }), bets('10.00', '5.00'))).toBeUndefined();
  expect(soundOfTable(bets('36.00'), bets('36.00'))).toBeUndefined();
});

test('[CAS-36] nothing sounds before the first gesture, while it is off, or in a frame that nobody sees', () => {
  const target = new EventTarget();
  const played: string[] = [];
  let hidden = false;
  const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = { connect: () => node, start: () => played.push('tone'), stop() {}, frequency: param, gain: param };
  const nodes = { createOscillator: () => node, createGain: () => node };
  const audio = { currentTime: 0, resume: () => Promise.resolve(), suspend: () => Promise.resolve(), ...nodes };
  const sound = createSound({
    target,
    createContext: () => audio as unknown as AudioContext, // the parts that a tone uses
    isHidden: () => hidden,
  });
  sound.set(true);
  sound.play('win');
  expect(played).toEqual([]);
  target.dispatchEvent(new Event('keydown'));
  sound.play('win');
  expect(played).toHaveLength(tones.win.length);
  hidden = true;
  sound.play('win');
  hidden = false;
  sound.set(false);
  sound.play('win');
  expect(played).toHaveLength(tones.win.length);
});
