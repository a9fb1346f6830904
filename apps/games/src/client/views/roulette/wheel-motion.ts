/** The numbers in the order of the wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const spinMs = 3800;
export const restMs = 500;

/** Angles in degrees, clockwise from the top. */
export interface Rest {
  readonly wheel: number;
  readonly ball: number;
}

/** The angle of a number on a wheel that is not turned. */
export const pocketOf = (number: number): number => (wheelOrder.indexOf(number) * 360) / wheelOrder.length;

const turn = (angle: number): number => ((angle % 360) + 360) % 360;

/** Where wheel and ball come to rest: the ball is in the pocket of the number. The place follows from the number. */
export function restOf(number: number): Rest {
  const ball = (number * 97) % 360;
  return { ball, wheel: turn(ball - pocketOf(number)) };
}

/** Turns of the wheel clockwise and of the ball against it, from one rest to the next. */
export function spinOf(from: Rest, to: Rest): { readonly wheel: number; readonly ball: number } {
  return { wheel: 720 + turn(to.wheel - from.wheel), ball: -(1440 + turn(from.ball - to.ball)) };
}
