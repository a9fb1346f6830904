// Design tokens of the Design Tokens Community Group, format 2025.10: a file for each theme, and a resolver that names
// them.
import { colorGroups, colorPaths, colorProperty, type ColorPath, type SeededTheme } from '@kvota/ui/theme';

import { readTokenColor, writeTokenColor } from './dtcg-color.ts';
import {
  assemble,
  cleanName,
  readColors,
  readSeeds,
  shorten,
  themes,
  type ReadTemplate,
  type Template,
  type TemplateFault,
} from './template.ts';

/** A file to save. */
export interface TemplateFile {
  readonly name: string;
  readonly text: string;
}

const format = 'https://www.designtokens.org/schemas/2025.10/format.json';
const resolverFormat = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
/** Our data in a file, which other tools keep and ignore. */
const extension = 'kvota.theme';
/** The deepest group that is read. */
const deepest = 8;

const fileName = (template: Template, theme: SeededTheme): string => `${slug(template.name)}.${theme}.tokens.json`;

/** Returns a name that every file system takes. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? 'theme' : plain;
}

/** Writes a template as design tokens. */
export function writeDtcg(template: Template): readonly TemplateFile[] {
  const tokens = (theme: SeededTheme): TemplateFile => {
    const color: Record<string, unknown> = { $type: 'color' };
    for (const [group, leaves] of Object.entries(colorGroups)) {
      const values = leaves.flatMap((leaf): [string, unknown][] => {
        const hex = template[theme][colorProperty(`${group}.${leaf}` as ColorPath)]; // A group and one of its leaves.
        return hex === undefined ? [] : [[leaf, { $value: writeTokenColor(hex) }]];
      });
      if (values.length > 0) color[group] = Object.fromEntries(values);
    }
    const own = { name: template.name, theme, ...(template.seeds && { seeds: template.seeds[theme] }) };
    const document = { $schema: format, $extensions: { [extension]: own }, kvota: { color } };
    return { name: fileName(template, theme), text: `${JSON.stringify(document, null, 2)}\n` };
  };
  const resolver = {
    $schema: resolverFormat,
    name: template.name,
    version: '2025.10',
    modifiers: {
      theme: {
        contexts: Object.fromEntries(themes.map((theme) => [theme, [{ $ref: fileName(template, theme) }]])),
        default: 'dark',
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  };
  return [
    ...themes.map(tokens),
    { name: `${slug(template.name)}.resolver.json`, text: `${JSON.stringify(resolver, null, 2)}\n` },
  ];
}

type Group = Readonly<Record<string, unknown>>;
const groupOf = (value: unknown): Group | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : undefined;

/** True for a parsed resolver, which has no colours itself. */
export const isResolver = (document: unknown): boolean => groupOf(groupOf(document))?.['resolutionOrder'] !== undefined;

interface Token {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly type: unknown;
}

function tokensOf(document: unknown): { readonly tokens: readonly Token[]; readonly faults: readonly TemplateFault[] } {
  const tokens: Token[] = [];
  const faults: TemplateFault[] = [];
  const walk = (group: Group, path: readonly string[], inherited: unknown): void => {
    if (path.length > deepest) {
      faults.push({ reason: 'too-deep', place: shorten(path.join('.')), value: '' });
      return;
    }
    const type = group['$type'] ?? inherited;
    if ('$value' in group || '$ref' in group) {
      tokens.push({ path, value: '$value' in group ? group['$value'] : { $ref: group['$ref'] }, type });
      return;
    }
    for (const [name, child] of Object.entries(group)) {
      const below = name.startsWith('$') && name !== '$root' ? undefined : groupOf(child);
      if (below) walk(below, name === '$root' ? path : [...path, name], type);
    }
  };
  walk(groupOf(document) ?? {}, [], undefined);
  return { tokens, faults };
}

/** Returns the path that an alias names, in braces or as a JSON pointer; undefined if the value is no alias. */
function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value.trim())?.[1]?.trim();
  const pointer = groupOf(value)?.['$ref'];
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return undefined;
  const parts = pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return (parts.at(-1) === '$value' ? parts.slice(0, -1) : parts).join('.');
}

const kebab = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const byName = new Map(colorPaths().map((path) => [path.split('.').map(kebab).join('.'), path]));

/** Returns the theme and the colour that a path names: `dark.kvota.color.bg.canvas`, or less of it. */
function targetOf(path: readonly string[], theme: SeededTheme): { theme: SeededTheme; color: ColorPath | undefined } {
  const own = themes.find((one) => one === path[0]);
  const rest = own === undefined ? [...path] : path.slice(1);
  for (const prefix of ['kvota', 'color']) if (rest[0] === prefix) rest.shift();
  return { theme: own ?? theme, color: byName.get(rest.map(kebab).join('.')) };
}

/**
 * Reads a parsed document of design tokens. Colours belong to the theme that the file names, else to `theme`. Aliases are
 * followed; tokens that are not of the contract are listed.
 */
export function readDtcg(document: unknown, theme: SeededTheme): ReadTemplate {
  const own = groupOf(groupOf(groupOf(document)?.['$extensions'])?.[extension]);
  const home = themes.find((one) => one === own?.['theme']) ?? theme;
  const { tokens, faults: found } = tokensOf(document);
  const faults = [...found];
  const byPath = new Map(tokens.map((token) => [token.path.join('.'), token]));
  const given: Record<SeededTheme, Record<string, string>> = { dark: {}, light: {} };
  const resolve = (token: Token): unknown => {
    const seen = new Set([token]);
    let current = token;
    for (let alias = aliasOf(current.value); alias !== undefined; alias = aliasOf(current.value)) {
      const next = byPath.get(alias);
      const reason = next === undefined ? 'unknown-alias' : seen.has(next) ? 'alias-circle' : undefined;
      if (next === undefined || reason !== undefined) {
        faults.push({ reason: reason ?? 'unknown-alias', place: shorten(token.path.join('.')), value: shorten(alias) });
        return undefined;
      }
      seen.add(next);
      current = next;
    }
    return current.value;
  };
  const isAliased = new Set(tokens.map(({ value }) => aliasOf(value)));
  for (const token of tokens) {
    const place = shorten(token.path.join('.'));
    const target = targetOf(token.path, home);
    if (target.color === undefined) {
      // A palette that other tokens refer to is no fault.
      const isColor = token.type === undefined || token.type === 'color';
      if (isColor && !isAliased.has(token.path.join('.')))
        faults.push({ reason: 'unknown-token', place, value: shorten(token.value) });
      continue;
    }
    const value = resolve(token);
    if (value === undefined) continue;
    const hex = readTokenColor(value);
    if (hex === undefined) faults.push({ reason: 'not-a-colour', place, value: shorten(value) });
    else given[target.theme][colorProperty(target.color)] = hex;
  }
  const seedsGiven = groupOf(own?.['seeds']) ?? {};
  const { seeds, faults: wrongSeeds } = readSeeds(seedsGiven, `$extensions.${extension}.seeds`);
  const dark = readColors(given.dark, 'dark');
  const light = readColors(given.light, 'light');
  return assemble(
    {
      name: cleanName(own?.['name']),
      dark: dark.colors,
      light: light.colors,
      seeds: { dark: home === 'dark' ? seeds : {}, light: home === 'light' ? seeds : {} },
    },
    [...faults, ...wrongSeeds, ...dark.faults, ...light.faults],
  );
}
