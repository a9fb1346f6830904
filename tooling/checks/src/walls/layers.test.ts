import { expect, test } from 'vitest';

import { crowdedFolders, folderCircles, layerBreaches, layersIn } from './layers.ts';

const readme = '# Shell\n\n```layers\napp            – mount\nsession ping\nhost kinds.ts\nbeside: story-world\n```\n';
const layers = { rows: [['app'], ['session', 'ping'], ['host', 'kinds.ts']], beside: ['story-world'] };

test('reads rows, notes and what lies beside from the README', () => {
  expect(layersIn(readme)).toEqual(layers);
  expect(layersIn('# No layers')).toBeUndefined();
});

const all = ['host/h.ts', 'session/s.ts', 'ping/p.ts', 'app/a.ts', 'story-world/w.ts', 'kinds.ts', 'index.ts'];
const breaches = (path: string, target: string): string[] =>
  layerBreaches(
    all.map((each) => ({ path: each, imports: each === path ? [target] : [] })),
    layers,
  ).map(({ line }) => line);

test.each([
  ['app/a.ts', 'session/s.ts'],
  ['session/s.ts', 'kinds.ts'],
  ['story-world/w.ts', 'app/a.ts'],
  ['index.ts', 'app/a.ts'],
])('%s may import %s', (path, target) => {
  expect(breaches(path, target)).toEqual([]);
});

test.each([
  ['host/h.ts', 'app/a.ts', 'is no lower layer'],
  ['session/s.ts', 'ping/p.ts', 'is no lower layer'],
  ['app/a.ts', 'story-world/w.ts', 'is above all layers'],
  ['host/h.ts', 'index.ts', 'is above all layers'],
])('%s may not import %s', (path, target, why) => {
  expect(breaches(path, target)).toEqual([expect.stringContaining(why)]);
});

test('names folders that the README leaves out or names in vain', () => {
  expect(
    layerBreaches(
      [
        { path: 'app/a.ts', imports: [] },
        { path: 'new/n.ts', imports: [] },
      ],
      { rows: [['app'], ['gone']], beside: [] },
    ),
  ).toEqual([
    { path: 'README.md', line: 'the layers do not name the folder new.' },
    { path: 'README.md', line: 'the layers name gone, which src does not hold.' },
  ]);
});

test('finds circles between sibling folders at any depth', () => {
  const files = [
    { path: 'a/x/one.ts', imports: ['a/y/two.ts'] },
    { path: 'a/y/two.ts', imports: ['a/z/three.ts'] },
    { path: 'a/z/three.ts', imports: ['a/x/one.ts'] },
    { path: 'b/x/one.ts', imports: ['b/y/two.ts', 'a/x/one.ts'] },
  ];
  expect(folderCircles(files)).toEqual(['a: x, y, z import each other in a circle.']);
});

test('finds a folder with too many files, styles not counted', () => {
  const many = Array.from({ length: 16 }, (_, i) => ({ path: `a/f${i}.ts`, imports: [] }));
  expect(crowdedFolders(many)).toHaveLength(1);
  expect(crowdedFolders([...many.slice(1), { path: 'a/f.css.ts', imports: [] }])).toEqual([]);
});
