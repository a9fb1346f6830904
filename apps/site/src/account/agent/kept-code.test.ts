import { expect, test } from 'vitest';

import { forgetCode, keepCode, keptCode } from './kept-code.ts';

function createTab() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

test('[CALL-40] the code of a link stays in the tab until the player has joined', () => {
  const tab = createTab();
  expect(keptCode(tab)).toBe('');
  keepCode(tab, 'BAR-21');
  for (const nothing of [undefined, '', ['A']]) keepCode(tab, nothing);
  expect(keptCode(tab)).toBe('BAR-21');
  keepCode(tab, 'x'.repeat(1000));
  expect(keptCode(tab)).toHaveLength(32);
  forgetCode(tab);
  expect(keptCode(tab)).toBe('');
});
