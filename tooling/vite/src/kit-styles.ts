import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const kit = resolve(import.meta.dirname, '../../../packages/ui/src');

/** Returns the style sheets that the main entry of the kit leads to, in the order in which a browser executes them. */
export function kitStyles(file = join(kit, 'index.ts'), seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)(?:[\w*{][^;'"]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm,
  );
  const below = [...imports].flatMap(([, name = '']) => kitStyles(join(dirname(file), name), seen));
  return file.endsWith('.css.ts') ? [...below, file] : below;
}

/**
 * Puts the styles of the kit before those of the app in the one style sheet of a build. Otherwise they would follow the
 * order of the chunks, and a class that an app gives to a component could come before the component's own.
 */
export function kitStylesFirst(): Plugin {
  return {
    name: 'kvota-kit-styles-first',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: join(kit, 'global.ts') },
      async handler(code) {
        const sheets = await Promise.all(kitStyles().map((file) => this.resolve(`${file}.vanilla.css`)));
        const imports = sheets.flatMap((sheet) => (sheet ? [`import ${JSON.stringify(sheet.id)};`] : []));
        return [code, ...imports].join('\n');
      },
    },
  };
}
