import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';
import { openLine, type Line } from './line.ts';

const built = resolve(import.meta.dirname, '../../../../apps/site/dist');

/** A site of a test's own: its server may die, and new builds may be deployed. */
export interface DeployedSite {
  /** Paths of pages that were asked for, oldest first. */
  readonly pages: readonly string[];
  /** The line between the browser and the platform. */
  readonly line: Line;
  /** Puts another build in place of the one served: the same code, every file under a new name, the old ones gone. */
  deploy(): Promise<void>;
  /** Takes files of the build away whose names begin so, as a broken deploy would. */
  lose(...names: readonly string[]): void;
  /** Nobody listens any more; connections that are open break. */
  stop(): Promise<void>;
  start(more?: Record<string, unknown>): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Serves a copy of the built site against the platform of this world. */
export async function deploySite(more: Record<string, unknown> = {}): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kvota-deployed-'));
  cpSync(built, folder, { recursive: true });
  const pages: string[] = [];
  const line = await openLine({ from: portOfAddress(addresses.line), to: portOfAddress(addresses.platform) });
  let server: Server | undefined;
  let builds = 0;

  const start = async (extra: Record<string, unknown> = {}): Promise<void> => {
    server = await serveApp({
      folder,
      port: portOfAddress(addresses.deployed),
      config: {
        platformUrl: addresses.line,
        authority: `${addresses.platform}/oidc`,
        clientId: 'kvota-site',
        ...more,
        ...extra,
      },
    });
    server.prependListener('request', ({ url = '', headers }) => {
      if (headers['sec-fetch-dest'] === 'document') pages.push(url);
    });
  };
  const stop = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    ending?.closeAllConnections();
    await new Promise<void>((done) => (ending ? ending.close(() => done()) : done()));
  };
  await start();
  return {
    pages,
    line,
    start,
    stop,
    async deploy() {
      // A file whose hash happens to end so already would keep its name, and the browser its old content.
      const endings = new Set(readdirSync(join(folder, 'assets')).map((name) => name.replace(/^.*(..)\.\w+$/, '$1')));
      do builds += 1;
      while (endings.has(markOf(builds)));
      await stop();
      rename(folder, builds);
      await start();
    },
    lose(...names) {
      for (const file of readdirSync(join(folder, 'assets'))) {
        if (names.some((name) => file.startsWith(name))) rmSync(join(folder, 'assets', file));
      }
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await line.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const markOf = (build: number): string => `b${build}`;

/** Gives every file with a hash another one, in its name and wherever it is named. */
function rename(folder: string, build: number): void {
  const mark = markOf(build);
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/..(\.\w+)$/, `${mark}$1`)]));
  const texts = [
    ...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name)),
    ...['index.html', 'sw.js'].map((name) => join(folder, name)),
  ];
  const named = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  for (const file of texts) {
    const text = readFileSync(file, 'utf8').replace(named, (name) => renamed.get(name) ?? name);
    writeFileSync(file, text.replace(/(version:[`"'])../, `$1${mark}`));
  }
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after));
}
