import { join } from 'node:path';

import { noteBuild } from '@kvota/run/build-pair';
import { appServerConfig } from '@kvota/vite/app-vite';
import { defineConfig, mergeConfig } from 'vite';

const noted = { name: 'kvota-build-pair', closeBundle: () => noteBuild(join(import.meta.dirname, 'dist')) };

/** Has native code, which cannot be bundled. */
const external = ['@napi-rs/canvas'];

export default defineConfig(
  mergeConfig(appServerConfig('src/served/server.ts'), { plugins: [noted], ssr: { external } }),
);
