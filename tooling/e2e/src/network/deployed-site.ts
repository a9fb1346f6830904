import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { serveApp } from '@kvota/run/serve-app';

import { addresses, portOfAddress } from '../addresses.ts';
import { openLine, type Line } from './line.ts';

const built = resolve(import.meta.dirname, '../../../../apps/site/dist');

/** A copy of the site for one test, whose server can die and which can be deployed. */
export interface DeployedSite {
  /** Paths of the requested documents, oldest first. */
  readonly pages: readonly string[];
  /** The line between the browser and the platform. */
  readonly line: Line;
  /** Deploys another build: the same code, but every file has a new name and the old names are gone. */
  deploy(): Promise<void>;
  /** Deletes files of the build by the beginning of their names, as a broken deploy would. */
  lose(...names: readonly string[]): void;
  /** Stops listening and breaks open connections. */
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
      // If the hash of a file already ended like this, the file would keep its name and the browser its old content.
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

/** Changes the hash of every file, in its name and wherever a file refers to it. */
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
