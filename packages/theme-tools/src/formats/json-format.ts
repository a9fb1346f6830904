import {
  assemble,
  cleanName,
  readColors,
  readSeeds,
  type ReadTemplate,
  type Template,
  type TemplateFault,
} from './template.ts';

/** Writes a template in Kvota's format: the one of the copied and pasted text (THEME-10, THEME-13, OP-50). */
export function writeJson({ name, dark, light, seeds }: Template): string {
  return `${JSON.stringify({ name, dark, light, ...(seeds && { seeds }) }, null, 2)}\n`;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** True for a parsed document of Kvota's format: `dark` or `light` holds custom properties, or there are seeds. */
export function isOwnFormat(document: unknown): boolean {
  const root = recordOf(document);
  if (root === undefined || '$extensions' in root) return false;
  const halves = ['dark', 'light'].map((theme) => recordOf(root[theme])).filter((half) => half !== undefined);
  const names = halves.flatMap((half) => Object.keys(half));
  return (
    'seeds' in root || names.some((name) => /^-*kvota-color-/.test(name)) || (halves.length > 0 && names.length === 0)
  );
}

/** Reads a parsed document of Kvota's format. */
export function readJson(document: unknown): ReadTemplate {
  const root = recordOf(document) ?? {};
  const faults: TemplateFault[] = [];
  const seedsGiven = recordOf(root['seeds']) ?? {};
  const part = (theme: 'dark' | 'light') => {
    const { colors, faults: wrong } = readColors(recordOf(root[theme]) ?? {}, theme);
    const { seeds, faults: wrongSeeds } = readSeeds(recordOf(seedsGiven[theme]) ?? {}, `seeds.${theme}`);
    faults.push(...wrong, ...wrongSeeds);
    return { colors, seeds };
  };
  const dark = part('dark');
  const light = part('light');
  return assemble(
    {
      name: cleanName(root['name']),
      dark: dark.colors,
      light: light.colors,
      seeds: { dark: dark.seeds, light: light.seeds },
    },
    faults,
  );
}
