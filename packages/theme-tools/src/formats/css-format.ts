import type { SeededTheme } from '@kvota/ui/theme';

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

const nameProperty = '--kvota-theme-name';
const seedPrefix = '--kvota-seed-';
const selectors: Readonly<Record<SeededTheme, string>> = {
  dark: ":root,\n[data-theme='dark']",
  light: "[data-theme='light']",
};

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** Writes a template as a style sheet of custom properties. Name and seeds are properties too, so nothing is lost. */
export function writeCss(template: Template): string {
  const rule = (theme: SeededTheme): string => {
    const lines = [
      ...(theme === 'dark' ? [`${nameProperty}: ${quoted(template.name)};`] : []),
      ...Object.entries(template.seeds?.[theme] ?? {}).map(([seed, color]) => `${seedPrefix}${seed}: ${color};`),
      ...Object.entries(template[theme]).map(([token, color]) => `${token}: ${color};`),
    ];
    return `${selectors[theme]} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  };
  return themes.map(rule).join('\n');
}

/** Replaces comments by blanks, so that the places of everything else stay. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly at: number;
}

const declaration = /(--[\w-]+)\s*:\s*((?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[^;{}'"])*)/g;

function declarationsIn(text: string, offset: number): readonly Declaration[] {
  return [...text.matchAll(declaration)].map((found) => ({
    property: found[1] ?? '',
    value: (found[2] ?? '').trim(),
    at: offset + found.index,
  }));
}

function place(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const unquoted = (value: string): string => value.replace(/^(['"])([\s\S]*)\1$/, '$2').replaceAll(/\\(.)/g, '$1');

/**
 * Reads custom properties from a style sheet. A rule whose selector names the light theme is the light theme, any other is
 * the dark one. Properties without a rule belong to `theme`.
 */
export function readCss(text: string, theme: SeededTheme): ReadTemplate {
  const css = withoutComments(text);
  const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map((found) => ({
    theme: /\blight\b/.test(found[1] ?? '') ? ('light' as const) : ('dark' as const),
    declarations: declarationsIn(found[2] ?? '', found.index + (found[1] ?? '').length + 1),
  }));
  const blocks = rules.length > 0 ? rules : [{ theme, declarations: declarationsIn(css, 0) }];
  const given = { dark: new Map<string, Declaration>(), light: new Map<string, Declaration>() };
  let name = '';
  for (const block of blocks) {
    for (const found of block.declarations) {
      if (found.property === nameProperty) name = cleanName(unquoted(found.value));
      // Set again, so that the last one counts and comes last.
      else given[block.theme].set(found.property, found);
    }
  }
  const faults: TemplateFault[] = [];
  const part = (half: SeededTheme) => {
    const declared = [...given[half].values()];
    const entries = (isSeed: boolean) =>
      declared
        .filter(({ property }) => property.startsWith(seedPrefix) === isSeed)
        .map(({ property, value }) => [isSeed ? property.slice(seedPrefix.length) : property, value] as const);
    const { colors, faults: wrong } = readColors(Object.fromEntries(entries(false)), half);
    const { seeds, faults: wrongSeeds } = readSeeds(Object.fromEntries(entries(true)), half);
    for (const fault of [...wrong, ...wrongSeeds]) {
      const at =
        declared.find(({ property }) => fault.place.endsWith(shorten(property.replace(seedPrefix, ''))))?.at ?? 0;
      faults.push({ ...fault, ...place(text, at) });
    }
    return { colors, seeds };
  };
  const dark = part('dark');
  const light = part('light');
  return assemble(
    { name, dark: dark.colors, light: light.colors, seeds: { dark: dark.seeds, light: light.seeds } },
    faults,
  );
}
