import { expect, test } from 'vitest';
import { sportDrawing } from './sport-paths.ts';

const codes = 'F B T H WP IH V FU RL S E D BB AF TT SPB BT MMA BO VF VT VB W'.split(' ');

test.each(codes)('[MATCH-17] sport %s has a drawing of its own', (code) => {
  expect(sportDrawing(code).known).toBe(true);
});

test.each(['', 'ZZ', '??', 'constructor', '__proto__'])(
  '[MATCH-17] an unknown code (%s) gets the generic one',
  (code) => {
    expect(sportDrawing(code)).toEqual({ ...sportDrawing('unheard of'), known: false });
  },
);
