import { range } from '../draws/shuffle.ts';
import { handOf, type Card } from '../engines/draw-poker/hand-name.ts';
import { paysOf } from '../engines/draw-poker/pay-sums.ts';
import type { DrawPokerModel } from '../models/draw-poker/draw-poker-models.ts';
import { fraction, type Fraction } from '../par/fraction.ts';

/** Mean of a hold, in stakes, by drawing every choice of the 47 other cards: up to 1,533,939 hands. */
export function meanOfEveryDraw(model: DrawPokerModel, dealt: readonly Card[], hold: readonly number[]): Fraction {
  const pays = paysOf(model);
  const others = range(52).filter((card) => !dealt.includes(card));
  const hand = Int32Array.from([...hold.map((at) => dealt[at] ?? 0), 0, 0, 0, 0, 0]);
  let [sum, count] = [0, 0];
  const draw = (size: number, from: number): void => {
    if (size === 5) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = [hand[0], hand[1], hand[2], hand[3], hand[4]];
      sum += pays[handOf(a, b, c, d, e, model.deuces)] ?? 0;
      count += 1;
      return;
    }
    for (let at = from; at < others.length; at += 1) {
      hand[size] = others[at] ?? 0;
      draw(size + 1, at + 1);
    }
  };
  draw(hold.length, 0);
  return fraction(BigInt(sum), BigInt(count));
}
