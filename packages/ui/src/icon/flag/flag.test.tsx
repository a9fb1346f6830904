import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countryCode } from './country-code.ts';
import { Flag } from './Flag.tsx';
import { commonFlags, commonFlagNames } from './common-flags.ts';
import { rareFlags, rareFlagNames } from './rare-flags.ts';
import { specialFlag, specialNames } from './special-flags.tsx';

const drawings = { ...commonFlags, ...rareFlags };
const countries = { drawings, names: { ...commonFlagNames, ...rareFlagNames } };

test.each([
  'World',
  'International',
  'Africa',
  'Asia',
  'North America',
  'South America',
  'ATP',
  'ITF',
  'WTA',
  'Challenger',
  'UTR',
])('[PRE-16] %s has an image of its own, however it is written', (name) => {
  const image = renderToStaticMarkup(<>{specialFlag(name)}</>);
  expect(image).not.toBe('');
  expect(renderToStaticMarkup(<>{specialFlag(` ${name.toUpperCase().replaceAll(' ', '_')} `)}</>)).toBe(image);
});

test('[PRE-16] no two special images are the same', () => {
  const images = specialNames.map((name) => renderToStaticMarkup(<>{specialFlag(name)}</>));
  expect(new Set(images).size).toBe(specialNames.length);
});

test.each(['', 'Atlantis', 'Adriatic', 'zz', 'constructor', '__proto__', 'gb-xyz'])(
  '[PRE-17] %s has neither image nor flag: a placeholder of the same size',
  (name) => {
    expect(specialFlag(name)).toBeUndefined();
    expect(countryCode(name, countries)).toBeUndefined();
    const markup = renderToStaticMarkup(<Flag code={name} size={32} />);
    expect(markup).toContain('width="32" height="32"');
    expect(markup).toContain('data-flag="placeholder"');
  },
);

test.each(
  `Albania Argentina Australia Austria Belgium Bosnia_&_Herzegovina Brazil Bulgaria Chile China Colombia Costa_Rica
   Croatia Czechia Czech_Republic Denmark Ecuador Egypt England Scotland Wales Northern_Ireland France Germany Greece
   Hungary India Indonesia Iran Israel Italy Japan Kosovo Lithuania Mexico Montenegro Morocco Netherlands New_Zealand
   North_Macedonia Norway Paraguay Peru Philippines Poland Portugal Puerto_Rico Romania Russia Saudi_Arabia Serbia
   Slovenia South_Africa South_Korea Spain Sweden Switzerland Taiwan Thailand Turkey USA Ukraine United_Arab_Emirates
   Uruguay Vietnam Ivory_Coast DR_Congo Hong_Kong Cape_Verde Trinidad_&_Tobago Myanmar rs xk gb-eng`.split(/\s+/),
)('[PRE-17] an ordinary country shows its flag (OP-57): %s', (name) => {
  expect(countryCode(name, countries)).toBeDefined();
});

test.each([
  ['Serbia', 'rs'],
  ['Russia', 'ru'],
  ['France', 'fr'],
  ['United Kingdom', 'gb'],
  ['Curaçao', 'cw'],
])('%s is the country of today, %s', (name, code) => {
  expect(countryCode(name, countries)).toBe(code);
});

test('no two countries share a name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const all = Object.keys(drawings).flatMap((code) => (code.includes('-') ? [] : (names.of(code.toUpperCase()) ?? [])));
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});
