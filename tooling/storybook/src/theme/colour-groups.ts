import { flattenTokens, themeColors, type ColorPath } from '@kvota/ui/theme';

/** The path of each colour, group by group, in the order of the contract. */
export const colourGroups: readonly { readonly group: string; readonly paths: readonly ColorPath[] }[] = Object.entries(
  themeColors.dark,
).map(([group, leaves]) => ({
  group,
  // A group and one of its leaves.
  paths: Object.keys(leaves).map((leaf) => `${group}.${leaf}` as ColorPath),
}));

const names = new Map(
  Object.keys(flattenTokens(themeColors.dark)).map((name, place) => [
    colourGroups.flatMap(({ paths }) => paths)[place],
    name,
  ]),
);

/** Returns a colour in the notation of a style sheet. */
export const variableOf = (path: ColorPath): string => `var(${names.get(path) ?? ''})`;
