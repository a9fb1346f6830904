// Reads the style sheets of the built package as text.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { classesOf, install, type Installed } from './installed.ts';
import { rulesOf, type Rule } from './rules-of.ts';

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed.remove());

test('a module brings the sheets of all classes that it names', () => {
  const homes = new Map<string, Set<string>>();
  for (const sheet of installed.files('dist/*/**/*.css')) {
    for (const name of classesOf(installed.read(sheet))) homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
  }
  expect(homes.size).toBeGreaterThan(300);
  for (const file of installed.files('dist/**/*.css.js')) {
    const code = installed.read(file);
    const brought = [...code.matchAll(/import '#styles\/([^']+)'/g)].map(([, sheet = '']) => `dist/${sheet}`);
    const named = [...code.matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) => text.split(' '));
    for (const name of named) {
      const home = homes.get(name);
      if (home)
        expect(
          brought.some((sheet) => home.has(sheet)),
          `${file} names ${name} of ${[...home].join()}`,
        ).toBe(true);
    }
  }
});

test('what the system can ask for, `data-motion="reduced"` on the root asks for too', () => {
  const asText = ({ selector, body }: Rule): string => `${selector} { ${body} }`;
  const under = '[data-motion="reduced"] ';
  const rules = rulesOf(installed.read('dist/styles.css'));
  const bySystem = rules.filter((rule) => rule.condition === '@media (prefers-reduced-motion: reduce)');
  const byRoot = rules.filter((rule) => rule.condition === '' && rule.selector.startsWith(under));
  // The rule for every element is in the reset, which includes the root.
  const everything = bySystem.filter((rule) => rule.selector.startsWith('*'));
  const wide = rules.filter(
    (rule) => rule.condition === '' && rule.selector.startsWith(':where(:root[data-motion="reduced"])'),
  );
  expect(wide.map((rule) => rule.body)).toEqual(everything.map((rule) => rule.body));
  const narrow = bySystem.filter((rule) => !everything.includes(rule));
  expect(narrow.length).toBeGreaterThan(5);
  expect(byRoot.map(asText).sort()).toEqual(narrow.map((rule) => under + asText(rule)).sort());
});
