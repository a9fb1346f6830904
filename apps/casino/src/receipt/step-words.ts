import * as v from 'valibot';

import { cardText } from './card-text.ts';

/** A decision as facts to put into words. Fields and choices count from 1. */
export type StepWords =
  | { readonly kind: 'field' | 'choice'; readonly number: number }
  | { readonly kind: 'hold'; readonly cards: readonly string[] }
  | { readonly kind: 'move'; readonly move: string };

const Open = v.object({ type: v.literal('open'), cell: v.number() });
const Pick = v.object({ type: v.literal('pick'), choice: v.number() });
const Hold = v.object({ type: v.literal('hold'), cards: v.array(v.number()) });
const Move = v.object({ type: v.string() });
const Dealt = v.object({ state: v.object({ dealt: v.array(v.number()) }) });

/** Reads the facts of a decision. Cards that were held are those of the deal in the outcome. */
export function stepWords(action: unknown, outcome: unknown): StepWords {
  if (v.is(Open, action)) return { kind: 'field', number: action.cell + 1 };
  if (v.is(Pick, action)) return { kind: 'choice', number: action.choice + 1 };
  if (v.is(Hold, action)) {
    const dealt = v.is(Dealt, outcome) ? outcome.state.dealt : [];
    return { kind: 'hold', cards: action.cards.map((at) => cardText(dealt[at] ?? -1)) };
  }
  return { kind: 'move', move: v.is(Move, action) ? action.type : '' };
}
