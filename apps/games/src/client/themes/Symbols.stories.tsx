import { useLingui } from '@lingui/react/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

import type { SlotSymbol, SymbolSet } from './symbols/symbol.ts';

const files = import.meta.glob<Readonly<Record<string, SymbolSet>>>('./symbols/*/*.tsx', { eager: true });
const sets = Object.entries(files).flatMap(([, exported]) => Object.entries(exported));

function Picture({ symbol, side }: { readonly symbol: SlotSymbol; readonly side: number }): ReactElement {
  const { i18n } = useLingui();
  return (
    <svg role="img" aria-label={i18n._(symbol.name)} width={side} height={side} viewBox="0 0 100 100">
      {symbol.draw()}
    </svg>
  );
}

function Sheet(): ReactElement {
  return (
    <>
      {sets.map(([code, { ranked, wild, scatter }]) => (
        <section key={code} data-set={code} aria-label={code}>
          {(['#071014', '#fffdf6'] as const).map((background) => (
            <div key={background} style={{ background, display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
              {[...ranked, wild, scatter].map((symbol) => (
                <Picture key={symbol.name.id} symbol={symbol} side={background === '#071014' ? 96 : 48} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

const meta = { title: 'Apps/games/Symbols', component: Sheet, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Sheet
>;
export default meta;

/** [RGS-25] Each symbol of a set has a different name. Drawings have no ids, which would clash if a page has several sets. */
export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    for (const set of canvasElement.querySelectorAll('[data-set]')) {
      const names = [...set.querySelectorAll('svg')].map((picture) => picture.getAttribute('aria-label'));
      await expect(new Set(names).size).toBe(10);
    }
    await expect(canvasElement.querySelector('svg [id]')).toBeNull();
  },
};
