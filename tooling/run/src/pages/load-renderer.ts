import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { requireSameBuild } from './build-pair.ts';
import { phone, type RenderPage } from './first-screens.ts';

/** The exports of the build of an app for its server. */
interface ServerBuild {
  readonly createRenderer: (config: string, report: (error: unknown) => void) => RenderPage;
}

/** Paths that are rendered once at the start, because the first rendering loads the code of its page. */
const warmUp = ['/', '/betting', '/live_betting'];

/**
 * Loads the renderer of first screens from beside a build; undefined if the app has none. The platform of the
 * configuration should answer, so that the first visitors need not wait for code. Throws if the renderer is of another
 * build (SPEED-07).
 */
export async function loadRenderer(
  folder: string,
  config: Readonly<Record<string, unknown>>,
): Promise<RenderPage | undefined> {
  const file = join(`${folder}-server`, 'server.js');
  if (!existsSync(file)) return undefined;
  requireSameBuild(folder);
  const { createRenderer } = (await import(pathToFileURL(file).href)) as ServerBuild; // built from apps/site/src/served
  const render = createRenderer(JSON.stringify(config), (error) => console.error('A screen was not rendered:', error));
  for (const href of warmUp) await render({ href, browser: phone });
  return render;
}
