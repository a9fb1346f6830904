import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { testPlugins } from '@kvota/vite/app-vite';
import { createServer, type Plugin } from 'vite';

import { readTitles } from './src/server/catalogue/read-titles.ts';
import type { Title } from './src/server/catalogue/title.ts';

/** Codes of titles with the texts of their pictures. */
type Pictures = readonly (readonly [code: string, svg: string])[];

interface Drawing {
  readonly drawTitles: (titles: readonly Title[]) => Promise<Pictures>;
}

const drawing = fileURLToPath(new URL('src/client/themes/art/draw-titles.tsx', import.meta.url));

/** Draws the pictures of all titles with the symbols of the frame. Node can read these only if Vite compiles them. */
export async function drawPictures(): Promise<Pictures> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: testPlugins(),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { drawTitles } = (await server.ssrLoadModule(drawing)) as Drawing;
    return await drawTitles(readTitles().titles);
  } finally {
    await server.close();
  }
}

/** Adds the pictures of all titles to the build: `art/{code}.{hash}.svg`, to which lobbies link. */
export const titlePictures = (): Plugin => ({
  name: 'kvota-title-pictures',
  apply: 'build',
  async generateBundle() {
    for (const [code, source] of await drawPictures()) {
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `art/${code}.${hash}.svg`, source });
    }
  },
});
