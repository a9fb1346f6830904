import { createCookieJar, demoPassword, signIn } from '@kvota/platform';
import { browserArguments, findBrowser } from '@kvota/run/browser';
import { chromium, type Page } from 'playwright';

/** Tabs of a real browser on the built site, each signed in and in a separate context. */
export interface ChromiumTabs {
  /** The instants of reloads, in milliseconds since 1970. */
  readonly loads: readonly number[];
  /** Returns when the newest socket of each tab received its first frame, in milliseconds since 1970. */
  readonly receivedAt: () => readonly (number | undefined)[];
  /** Returns the number of tabs that show a signed-in player. */
  readonly signedIn: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function openTabs(count: number, origin: string, platformUrl: string): Promise<ChromiumTabs> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const loads: number[] = [];
  const received: (number | undefined)[] = [];
  const pages: Page[] = [];
  const authority = `${platformUrl}/oidc`;
  for (let at = 0; at < count; at += 1) {
    const target = { issuer: authority, clientId: 'kvota-site', redirectUri: `${origin}/callback` };
    const tokens = await signIn(target, { username: 'player', password: demoPassword }, createCookieJar());
    const profile: unknown = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
    const user = { ...tokens, session_state: null, profile, expires_at: Math.trunc(Date.now() / 1000) + 270 };
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await page.goto(`${origin}/icon.svg`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `oidc.user:${authority}:kvota-site`,
      JSON.stringify(user),
    ] as const);
    page.on('websocket', (socket) => {
      let known = false;
      socket.on('framereceived', () => {
        if (!known) received[at] = Date.now();
        known = true;
      });
    });
    await page.goto(`${origin}/en/live_betting`);
    await page.locator('main [data-price]').first().waitFor();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(Date.now());
    });
    pages.push(page);
  }
  return {
    loads,
    receivedAt: () => received,
    async signedIn() {
      const shown = await Promise.all(pages.map((page) => page.getByRole('button', { name: /Account/ }).count()));
      return shown.filter((buttons) => buttons > 0).length;
    },
    close: () => browser.close(),
  };
}
