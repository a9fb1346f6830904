// Measures what users load for what they import, when they build with Vite.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { classesOf, foldersOf, install, sheetsOf, type Installed } from './installed.ts';

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed.remove());

const taking = (names: string): string => `import { ${names} } from '@kvota/ui';\nconsole.log({ ${names} });\n`;

test('one button brings the code and the styles of a button, and no library', async () => {
  const { atOnce, later } = await installed.bundle(taking('Button'));
  expect(foldersOf(atOnce.files)).toEqual(['action/button', 'action/reason', 'icon/spinner', 'style', 'text/labels']);
  expect(sheetsOf(atOnce.files)).toEqual([
    'dist/action/button/Button.css',
    'dist/action/reason/Reason.css',
    'dist/icon/spinner/Spinner.css',
    'dist/style/hidden.css',
  ]);
  expect(atOnce.packages).toEqual([]);
  expect(later.files).toEqual([]);
  for (const name of classesOf(installed.read('dist/action/button/Button.css'))) expect(atOnce.css).toContain(name);
});

test('a price brings a price', async () => {
  const { atOnce } = await installed.bundle(taking('OddsButton'));
  expect(foldersOf(atOnce.files)).toEqual(['sportsbook/odds-button', 'style', 'text/labels']);
  expect(atOnce.packages).toEqual([]);
});

test('a dialog brings no popups, tables, days or slides', async () => {
  const { atOnce } = await installed.bundle(taking('Dialog'));
  expect(
    foldersOf(atOnce.files).filter((folder) => /^(?:table|field|content|casino|sportsbook|slip)\//.test(folder)),
  ).toEqual([]);
  expect(atOnce.packages.filter((name) => /floating-ui\/dom|tanstack|day-picker|embla|maskito/.test(name))).toEqual([]);
});

test('a data table brings no dialog, days, slides or masks', async () => {
  const { atOnce } = await installed.bundle(taking('DataTable'));
  expect(foldersOf(atOnce.files)).toContain('table/data-table');
  expect(
    foldersOf(atOnce.files).filter((folder) =>
      /^(?:overlay\/dialog|field\/date|content|casino|sportsbook|slip)/.test(folder),
    ),
  ).toEqual([]);
  expect(atOnce.packages.filter((name) => /day-picker|date-fns|embla|maskito/.test(name))).toEqual([]);
});

test('a page has the styles of all that stands on it, the themes first; a calendar waits until it is opened', async () => {
  const { atOnce, later } = await installed.bundle(
    `import '@kvota/ui/global';\n${taking('Button, OddsButton, Dialog, DataTable, DateRange')}`,
  );
  const sheets = ['action/button/Button', 'sportsbook/odds-button/OddsButton', 'table/data-table/DataTable'];
  for (const sheet of sheets) {
    for (const name of classesOf(installed.read(`dist/${sheet}.css`))) expect(atOnce.css, sheet).toContain(name);
  }
  expect(atOnce.css.indexOf('--kvota-color-bg-canvas:')).toBeLessThan(atOnce.css.indexOf('var(--kvota-density-odds)'));
  expect(atOnce.packages).not.toContain('react-day-picker');
  expect(later.packages).toContain('react-day-picker');
  expect(sheetsOf(later.files)).toEqual(['dist/field/date-range/Calendar.css']);
});

test('a style stands after the one that it is built upon, whatever is imported first', async () => {
  const [menu = '', select = ''] = ['dist/action/menu/Menu.css', 'dist/field/select/Select.css'].map(
    (sheet) => [...classesOf(installed.read(sheet))][0],
  );
  for (const names of ['Select', 'Select, Menu', 'Menu, Select']) {
    const { css } = (await installed.bundle(taking(names))).atOnce;
    expect(css.indexOf(menu), names).toBeGreaterThan(-1);
    expect(css.indexOf(menu), names).toBeLessThan(css.indexOf(select));
  }
});

test('colours as data bring neither styles nor components', async () => {
  const { atOnce } = await installed.bundle(`import * as theme from '@kvota/ui/theme';\nconsole.log(theme);\n`);
  expect(foldersOf(atOnce.files)).toEqual(['', 'theme/color', 'theme/template', 'theme/tokens']);
  expect(sheetsOf(atOnce.files)).toEqual([]);
  expect(atOnce.packages).toEqual([]);
  expect(atOnce.js).not.toContain('react');
});

test('styles.css by hand has every style of the package', async () => {
  const { atOnce } = await installed.bundle(`import '@kvota/ui/styles.css';\n`);
  expect(sheetsOf(atOnce.files)).toEqual(['dist/styles.css']);
  const sheets = installed.files('dist/**/*.css').filter((file) => file !== 'dist/styles.css');
  expect(sheets.length).toBeGreaterThan(60);
  const there = classesOf(atOnce.css);
  for (const sheet of sheets) {
    for (const name of classesOf(installed.read(sheet))) expect(there, `${name} of ${sheet}`).toContain(name);
  }
});
