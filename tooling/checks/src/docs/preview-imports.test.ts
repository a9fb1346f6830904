import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const preview = resolve(import.meta.dirname, '../../../storybook/.storybook/preview.tsx');

/** Returns what a file of the preview imports before its first story, through the files beside it. */
function staticImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]/gm)].flatMap(([, id = '']) =>
    id.startsWith('.') && /\.tsx?$/.test(id) ? staticImports(join(dirname(file), id), seen) : [id],
  );
}

test('[DEV-05] the first story of Storybook waits for neither documentation blocks nor theme tools', () => {
  const imports = staticImports(preview);
  expect(imports).toContain('@kvota/i18n');
  expect(imports.filter((id) => /addon-docs\/blocks|theme-tools|theming/.test(id))).toEqual([]);
});
