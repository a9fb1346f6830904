import { defineConfig, parse } from '@terrazzo/parser';
import { colorPaths, colorProperty, type ColorPath } from '@kvota/ui/theme';
import { hexOf } from '@kvota/ui/theme-editing';
import { expect, test } from 'vitest';

import { presets } from '../presets/presets.ts';
import { readTemplate, writeDtcg } from './index.ts';

// The reader of another project, which follows the same edition of the format, is the judge of both directions.

const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL(import.meta.url) });

/** Reads design tokens with the other reader: colours in hex by path. */
async function otherReader(text: string): Promise<Map<string, string>> {
  const { tokens } = await parse([{ filename: new URL('file:///theme.tokens.json'), src: text }], { config });
  return new Map(
    Object.entries(tokens).flatMap(([id, token]): [string, string][] => {
      if (token.$type !== 'color') return [];
      const { components, alpha } = token.$value;
      const [red, green, blue] = components.map((part) => (typeof part === 'number' ? part : 0));
      const opacity = Math.round(alpha * 255);
      const digits = opacity === 255 ? '' : opacity.toString(16).padStart(2, '0').toUpperCase();
      return [[id, hexOf([red ?? 0, green ?? 0, blue ?? 0]) + digits]];
    }),
  );
}

test.each(presets)(
  '[THEME-28] design tokens of $name are valid for another reader, with the same colours',
  async (preset) => {
    for (const theme of ['dark', 'light'] as const) {
      const file = writeDtcg(preset).find(({ name }) => name.includes(`.${theme}.`));
      const read = await otherReader(file?.text ?? '');
      expect(read.size).toBe(colorPaths().length);
      for (const path of colorPaths())
        expect(read.get(`kvota.color.${path}`), path).toBe(preset[theme][colorProperty(path)]);
    }
  },
);

test('[THEME-28] groups, types and aliases mean the same to both readers', async () => {
  const text = JSON.stringify({
    palette: {
      $type: 'color',
      deep: { $value: { colorSpace: 'srgb', components: [0, 0.2, 0.4] } },
      mark: { $value: { colorSpace: 'srgb', components: [1, 0.4, 0], alpha: 1 } },
    },
    kvota: {
      color: {
        $type: 'color',
        bg: { canvas: { $value: '{palette.deep}' } },
        brand: { base: { $value: '{palette.mark}' }, text: { $value: '{kvota.color.brand.base}' } },
      },
    },
  });
  const theirs = await otherReader(text);
  const { template, faults } = readTemplate([{ name: '', text }], 'dark');
  expect(faults).toEqual([]);
  for (const path of ['bg.canvas', 'brand.base', 'brand.text'] as const satisfies readonly ColorPath[])
    expect(template?.dark[colorProperty(path)], path).toBe(theirs.get(`kvota.color.${path}`));
});
