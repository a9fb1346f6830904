import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { requireSameBuild } from './build-pair.ts';
import type { DrawCard } from './cards.ts';
import { phone, type RenderPage } from './first-screens.ts';

/** The exports of the build of an app for its server. */
interface ServerBuild {
  readonly createCards?: (config: string) => Promise<DrawCard>;
  readonly createRenderer: (config: string, report: (error: unknown) => void) => RenderPage;
}

/** Paths that are rendered once at the start, because the first rendering loads the code of its page. */
const warmUp = ['/', '/betting', '/live_betting'];

async function loadServerBuild(folder: string): Promise<ServerBuild | undefined> {
  const file = join(`${folder}-server`, 'server.js');
  if (!existsSync(file)) return undefined;
  requireSameBuild(folder);
  return (await import(pathToFileURL(file).href)) as ServerBuild; // built from apps/site/src/served
}

/**
 * Loads from beside a build what draws the pictures of links to items (ROUTE-74). Undefined if the app has none, or if this
 * machine cannot draw.
 */
export async function loadCards(
  folder: string,
  config: Readonly<Record<string, unknown>>,
): Promise<DrawCard | undefined> {
  const built = await loadServerBuild(folder);
  try {
    return await built?.createCards?.(JSON.stringify(config));
  } catch (error) {
    console.error('Links to matches have the common picture, because none can be drawn here:', error);
    return undefined;
  }
}

/**
 * Loads the renderer of first screens from beside a build; undefined if the app has none. The platform of the
 * configuration should answer, so that the first visitors need not wait for code. Throws if the renderer is of another
 * build (SPEED-07).
 */
export async function loadRenderer(
  folder: string,
  config: Readonly<Record<string, unknown>>,
): Promise<RenderPage | undefined> {
  const built = await loadServerBuild(folder);
  if (!built) return undefined;
  const render = built.createRenderer(JSON.stringify(config), (error) =>
    console.error('A screen was not rendered:', error),
  );
  for (const href of warmUp) await render({ href, browser: phone });
  return render;
}
