import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { requireSameBuild } from './build-pair.ts';
import type { DrawCard } from './cards.ts';
import { createFurtherStyles } from './further-styles.ts';
import { phone, type RenderPage } from './first-screens.ts';

/** The exports of the build of an app for its server. */
interface ServerBuild {
  readonly createCardDrawer?: (config: string) => Promise<DrawCard>;
  readonly createRenderer: (config: string, report: (error: unknown) => void) => RenderPage;
}

/** Paths that are rendered once at the start, because the first rendering loads the code of its page. */
const warmUp = ['/', '/betting', '/live_betting'];

/** The parts of an app that run on its server. Undefined is what the app has not. */
export interface ServerParts {
  readonly render: RenderPage | undefined;
  readonly drawCard: DrawCard | undefined;
}

/**
 * Loads from beside a build the renderer of first screens, and what draws the pictures of links to items (ROUTE-74). The
 * platform of the configuration should answer, so that the first visitors need not wait for code. A machine that cannot
 * draw has no pictures. Throws if the parts are of another build (SPEED-07).
 */
export async function loadServerParts(folder: string, config: Readonly<Record<string, unknown>>): Promise<ServerParts> {
  const file = join(`${folder}-server`, 'server.js');
  if (!existsSync(file)) return { render: undefined, drawCard: undefined };
  requireSameBuild(folder);
  const built = (await import(pathToFileURL(file).href)) as ServerBuild; // built from apps/site/src/served
  const json = JSON.stringify(config);
  const draw = built.createRenderer(json, (error) => console.error('A screen was not rendered:', error));
  const furtherStyles = createFurtherStyles(folder);
  const render: RenderPage = async (request) => {
    const rendered = await draw(request);
    return rendered && { ...rendered, styles: furtherStyles(rendered.screen) };
  };
  for (const href of warmUp) await render({ href, browser: phone });
  return { render, drawCard: await drawerOf(built, json) };
}

async function drawerOf({ createCardDrawer }: ServerBuild, config: string): Promise<DrawCard | undefined> {
  try {
    return await createCardDrawer?.(config);
  } catch (error) {
    console.error('Links to matches have the common picture, because none can be drawn here:', error);
    return undefined;
  }
}
