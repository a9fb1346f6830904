import * as v from 'valibot';

import type { SportMarkets } from '../model/market-definition.ts';

const wording = v.object({ en: v.string() });
const coded = v.object({ code: v.string() });

/** The sports of a recording of version 1, as far as they are still used. Names had an English and a Serbian text. */
const sportVersion1 = v.object({
  sport: v.string(),
  name: wording,
  groups: v.array(coded),
  families: v.array(
    v.object({
      family: v.string(),
      name: wording,
      group: v.string(),
      table: v.string(),
      ofPlayer: v.boolean(),
      selections: v.array(coded),
    }),
  ),
  mainTable: v.array(v.object({ family: v.string(), selectionCode: v.nullable(v.string()) })),
  tables: v.array(v.object({ code: v.string(), families: v.array(v.string()) })),
});

const codesOf = (list: readonly { readonly code: string }[]): string[] => list.map(({ code }) => code);

/** Reads the sports of version 1 into the form of today. */
export const SportsVersion1 = v.pipe(
  v.array(sportVersion1),
  v.transform((sports) =>
    sports.map(({ name, groups, families, mainTable, ...sport }): SportMarkets => ({
      ...sport,
      name: name.en,
      groups: codesOf(groups),
      families: families.map((family) => ({
        ...family,
        name: family.name.en,
        selections: codesOf(family.selections),
      })),
      // A column without a selection named the line.
      mainTable: [...Map.groupBy(mainTable, ({ family }) => family)].map(([family, columns]) => ({
        family,
        selections: columns.flatMap(({ selectionCode }) => selectionCode ?? []),
      })),
    })),
  ),
);
