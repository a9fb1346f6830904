import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { kitStyles } from '@kvota/vite/style-sheets';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const styles = kitStyles().map((file) => relative(source, file));

test('a build puts every style sheet of the kit before those of the app, except the calendar', () => {
  // The entry `global` has these two. The calendar is loaded when it is opened.
  const others = ['theme/themes.css.ts', 'style/reset.css.ts', 'field/date-range/Calendar.css.ts'];
  const all = globSync('**/*.css.ts', { cwd: source }).filter((file) => !others.includes(file));
  expect(styles.toSorted()).toEqual(all.toSorted());
  expect(styles[0]).toBe('theme/contract.css.ts');
});

test('a style sheet comes after the one that it extends', () => {
  const place = (file: string): number => styles.indexOf(file);
  expect(place('action/menu/Menu.css.ts')).toBeLessThan(place('field/select/Select.css.ts'));
});
