import { gameAreas, gameKinds } from '@kvota/contracts';
import * as v from 'valibot';

const Code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));

const Phase = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(3_600_000));

/** A title of `catalogue/titles`: a look and a name over a model of the maths. Its figures come from the maths. */
export const Title = v.strictObject({
  code: Code,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  studio: Code,
  engine: Code,
  model: v.string(),
  theme: Code,
  area: v.optional(v.picklist(gameAreas), 'casino'),
  kind: v.picklist(gameKinds),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  tags: v.array(Code),
  features: v.array(Code),
  released: v.pipe(v.string(), v.isoDate()),
  popular: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Lengths of the phases in milliseconds, if all players share its rounds at a table. */
  table: v.optional(v.strictObject({ betting: Phase, closing: Phase, result: Phase })),
  orientation: v.optional(v.picklist(['any', 'portrait', 'landscape']), 'any'),
});
export type Title = v.InferOutput<typeof Title>;

export const Studio = v.strictObject({ code: Code, name: v.string() });
export type Studio = v.InferOutput<typeof Studio>;
