import { browserArguments, findBrowser } from '@kvota/run/browser';
import { locales } from '@kvota/contracts';
import { chromium, type Page } from 'playwright';

import type { AttackResult } from './result.ts';
import { authorization, type CallerName, type Target } from './target.ts';

/** Calls this function if it is executed as markup or script in any of the usual contexts. */
const payloads = ['<svg onload=attacked()>', '"><svg/onload=attacked()>', "'-attacked()-'", '{{attacked()}}'] as const;
type Payload = (typeof payloads)[number];

/** A field that a page shows: how a text gets into it, and where it is read. */
interface Field {
  readonly name: string;
  readonly page: string;
  readonly viewer: CallerName;
  readonly as: CallerName;
  readonly call: string;
  readonly body: (text: Payload) => object;
}

const everyLanguage = (text: string): object => Object.fromEntries(locales.map((locale) => [locale, text]));
const day = new Date().toISOString().slice(0, 10);
const banner = (text: string): object => ({
  id: 'attack',
  page: 'Home',
  image: '',
  mobileImage: '',
  link: '/betting',
  order: 1,
  active: true,
  title: everyLanguage(text),
  text: everyLanguage(text),
  action: everyLanguage(text),
});
const setting = (key: string, value: unknown): object => ({ group: 'general', key, value });
const operator = { as: 'operator', viewer: 'visitor', page: '/en' } as const;
const mine = { as: 'operator', viewer: 'player' } as const;

const fields: readonly Field[] = [
  { ...operator, name: 'news', call: '/operator/v1/setSetting', body: (text) => setting('marquee', [text]) },
  {
    ...operator,
    name: 'titles of the menu',
    call: '/operator/v1/setSetting',
    body: (text) => setting('menuItems', [{ id: 'live', title: everyLanguage(text.slice(0, 30)) }, 'betting']),
  },
  { ...operator, name: 'banners', call: '/operator/v1/setBanners', body: (text) => ({ banners: [banner(text)] }) },
  {
    ...operator,
    name: 'name, hours and colours of a theme',
    call: '/operator/v1/setTheme',
    body: (text) => {
      const theme = { colors: {}, name: text, support: { email: '', phone: '', hours: text } };
      return { domain: '*', dark: theme, light: theme };
    },
  },
  {
    ...operator,
    name: 'documents',
    page: '/en/termsnc',
    call: '/operator/v1/setDocument',
    body: (text) => ({
      doc: 'terms',
      lang: 'en',
      title: text,
      summary: text,
      text: `## ${text}\n${text}`,
      inForceSince: day,
    }),
  },
  {
    ...mine,
    name: 'messages',
    page: '/en/messages',
    call: '/operator/v1/sendMessage',
    body: (text) => ({ username: 'player', texts: { en: { title: text, text } } }),
  },
  {
    ...mine,
    name: 'bonuses',
    page: '/en/account/bonuses',
    call: '/operator/v1/grantBonus',
    body: (text) => ({
      requestId: crypto.randomUUID(),
      username: 'player',
      kind: 'regular',
      name: text,
      amount: '1.00',
    }),
  },
  {
    ...mine,
    as: 'player',
    name: 'the profile',
    page: '/en/account/settings',
    call: '/base/v1/users/profile',
    body: (text) => ({ firstName: text, lastName: text, city: text }),
  },
];

/**
 * Writes text that would run as a script into every field that is ever shown, and opens the pages that show it in a
 * browser. Nothing may run, open a dialog, or leave the site (FAULT-21).
 */
export async function shownStrings(target: Target, site: string): Promise<AttackResult> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const breaches: string[] = [];
  let shown = 0;
  let loads = 0;
  try {
    const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })).newPage();
    let where = '';
    await page.exposeFunction('attacked', () => void breaches.push(`a script ran: ${where}`));
    page.on('dialog', (dialog) => {
      breaches.push(`a dialog opened: ${where}`);
      void dialog.dismiss();
    });
    for (const payload of payloads) {
      for (const field of fields) {
        where = `${field.name} with ${payload}`;
        if (!(await write(target, field, payload))) continue;
        await open(page, target, field, site);
        loads += 1;
        if (await page.getByText(payload.slice(0, 20)).count()) shown += 1;
        if (new URL(page.url()).origin !== new URL(site).origin) breaches.push(`it left the site: ${where}`);
      }
    }
    if (loads === 0) breaches.push('no text was accepted: nothing was tried');
  } finally {
    await browser.close();
  }
  const attempts = payloads.length * fields.length;
  return {
    attack: 'hostile texts in a browser',
    attempts,
    answered: `pages × ${loads}, text shown × ${shown}`,
    breaches,
  };
}

/** Returns false if the platform refuses the text. */
async function write(target: Target, { as, call, body }: Field, text: Payload): Promise<boolean> {
  const headers = { ...authorization(target, as), 'content-type': 'application/json' };
  const response = await target.send(call, { method: 'POST', headers, body: JSON.stringify(body(text)) });
  const { ErrorText } = (await response.json()) as { ErrorText?: string };
  return response.status === 200 && ErrorText === 'ok';
}

/** Opens the page of a field, signed in if its viewer is. */
async function open(
  page: Page,
  { issuer, tokens }: Target,
  { viewer, page: path }: Field,
  site: string,
): Promise<void> {
  const stored = tokens.get(viewer);
  await page.goto(`${site}/icon.svg`);
  const key = `oidc.user:${issuer}:kvota-site`;
  if (stored === undefined) await page.evaluate((name) => localStorage.removeItem(name), key);
  else {
    const profile: unknown = JSON.parse(Buffer.from(stored.id_token.split('.')[1] ?? '', 'base64url').toString());
    const user = { ...stored, session_state: null, profile, expires_at: Math.trunc(Date.now() / 1000) + 270 };
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(user)] as const);
  }
  await page.goto(site + path);
  // A served screen has its own main part until the app takes over.
  await page.getByRole('main').first().waitFor();
  // Texts of the operator come after the first paint.
  await page.waitForLoadState('networkidle');
}
