// Node renders the same files that a browser gets.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { install, type Installed } from './installed.ts';

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed.remove());

const rendering = (names: string, element: string): string => `
  import '@kvota/ui/global';
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { ${names} } from '@kvota/ui';
  console.log(renderToString(${element}));
`;

test('a button is rendered on a server, with the classes that its styles name', () => {
  const html = installed.run(rendering('Button', `createElement(Button, { variant: 'brand' }, 'Pay')`));
  expect(html).toMatch(/^<button type="button" class="\w+" data-variant="brand"[^>]*>.*Pay.*<\/button>\n$/);
  const name = /class="(\w+)"/.exec(html)?.[1];
  expect(installed.read('dist/styles.css')).toContain(`.${name}`);
});

test('so are a price and what stands behind a library', () => {
  const price = `createElement(OddsButton, { label: 'Partizan, 1', price: '1.85' })`;
  expect(installed.run(rendering('OddsButton', price))).toContain('1.85');
  const tabs = `createElement(Tabs, { label: 'Days', value: 'today', onValueChange() {}, items: [{ value: 'today', label: 'Today' }] })`;
  expect(installed.run(rendering('Tabs', tabs))).toContain('Today');
});

test('colours of an operator are derived on a server', () => {
  const printed = installed.run(`
    import { defaultSeeds, deriveColors } from '@kvota/ui/theme';
    console.log(JSON.stringify(deriveColors({ ...defaultSeeds.dark, brand: '#ff6600' }, 'dark')));
  `);
  expect(printed).toContain('"brand"');
});
