import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { noteBuild, requireSameBuild } from './build-pair.ts';
import { loadServerParts } from './load-server-parts.ts';

const app = mkdtempSync(join(tmpdir(), 'kvota-pair-'));
const folder = join(app, 'dist');
mkdirSync(folder);
mkdirSync(`${folder}-server`);
writeFileSync(join(`${folder}-server`, 'server.js'), 'export const createRenderer = () => async () => undefined;');
afterAll(() => rmSync(app, { recursive: true }));

const build = (entry: string): void =>
  writeFileSync(join(folder, 'index.html'), `<script data-entry="/assets/${entry}">begin()</script>`);

test('[SPEED-07] a renderer is loaded with its own build, and refused with any other', async () => {
  expect(() => noteBuild(folder)).toThrow('no built page');
  build('site-1.js');
  expect(() => requireSameBuild(folder)).toThrow('made with an older version');
  noteBuild(folder);
  expect((await loadServerParts(folder, {})).render).toBeTypeOf('function');
  // An operator may edit the page, such as its configuration.
  writeFileSync(join(folder, 'index.html'), '<i>edited</i><script data-entry="/assets/site-1.js">begin()</script>');
  expect((await loadServerParts(folder, {})).render).toBeTypeOf('function');
  build('site-2.js');
  await expect(loadServerParts(folder, {})).rejects.toThrow(
    /made with \/assets\/site-1\.js, and the page starts \/assets\/site-2\.js\.\nBuild both with "pnpm --filter @kvota\/[\w-]+ build"/,
  );
});
