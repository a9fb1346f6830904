import { wireCalls, type WireCallName } from '@kvota/contracts/operator';

import { countOf, type AttackResult } from './result.ts';
import { authorization, callers, type CallerName, type Target } from './target.ts';

const canvas = '--kvota-color-bg-canvas';
const one = { logo: '', name: 'Bet', support: { email: '', phone: '', hours: '' }, socials: [] };
const banner = {
  id: 'a',
  page: 'home',
  image: '',
  mobileImage: '',
  title: { en: 'A' },
  link: '/',
  order: 1,
  active: true,
};
const colors = (value: string, name = canvas): object => ({
  part: 'colors',
  value: { dark: { [name]: value }, light: {} },
});
const identity = (change: object): object => ({ part: 'identity', value: { dark: { ...one, ...change }, light: one } });
const banners = (change: object): object => ({
  part: 'banners',
  value: { banners: [{ ...banner, ...change }], pages: [{ page: 'home', enabled: true, interval: 5000 }] },
});

/** Contents that could do harm on the pages of players. */
const hostile: readonly object[] = [
  ...[
    'url(//evil.example/x)',
    'red;background:url(//evil.example)',
    '}*{display:none',
    'var(--x)',
    'expression(alert(1))',
  ].map((value) => colors(value)),
  colors('#101010', '--kvota-space-4'),
  colors('#101010', '__proto__'),
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
  ].flatMap((address) => [identity({ logo: address }), banners({ image: address }), banners({ link: address })]),
  identity({ socials: [{ network: 'x', link: 'javascript:alert(1)' }] }),
  { part: 'news', value: { en: Array.from({ length: 5000 }, () => 'x'.repeat(1000)) } },
  { part: 'menu', value: [{ id: 'live', title: { en: 'x'.repeat(100_000) } }] },
  { part: 'script', value: 'alert(1)' },
];

/** The session of an attack: every answer is counted, and what must not have happened is noted. */
function session(target: Target) {
  const [statuses, breaches]: [string[], string[]] = [[], []];
  const call = async (name: WireCallName, headers: Record<string, string>, sent: { body?: object; path?: string }) => {
    const { method, path } = wireCalls[name];
    const response = await target.send(sent.path ?? path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(sent.body && { body: JSON.stringify(sent.body) }),
    });
    const text = await response.text();
    const answer: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    const result: unknown =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ErrorText') : undefined;
    statuses.push(response.ok && typeof result === 'string' ? result : String(response.status));
    if (response.status >= 500) breaches.push(`${name} answered ${response.status}`);
    return {
      status: response.status,
      accepted: response.ok && (result === undefined || result === 'ok'),
      answer,
      text,
    };
  };
  const mustRefuse = (what: string, { accepted }: { accepted: boolean }): void => {
    if (accepted) breaches.push(what);
  };
  return { call, mustRefuse, statuses, breaches };
}

/** Returns the header of a token whose sign-in was made younger by hand. */
function younger(headers: Record<string, string>): Record<string, string> {
  const [kind, payload = '', signature] = (headers['authorization'] ?? '').replace('Bearer ', '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>; // A JWT.
  const now = Math.floor(Date.now() / 1000);
  const altered = Buffer.from(JSON.stringify({ ...claims, auth_time: now, iat: now })).toString('base64url');
  return { authorization: `Bearer ${kind}.${altered}.${signature}` };
}

/**
 * Tries what nobody may do in the place of a designer. Harmful content is saved and previewed, others publish, a sign-in is
 * made younger, and previews are opened on another site. Players must see the same afterwards. `site` is an address that
 * the platform serves.
 */
export async function designerAbuse(target: Target, site: string): Promise<AttackResult> {
  const { call, mustRefuse, statuses, breaches } = session(target);
  const as = (caller: CallerName): Record<string, string> => authorization(target, caller);
  const shown = async (): Promise<string> => {
    const theme = await call(
      'themesByDomain',
      {},
      { path: `${wireCalls.themesByDomain.path}?domain=${encodeURIComponent(site)}` },
    );
    return theme.text + (await call('generalSettings', {}, {})).text;
  };
  const before = await shown();

  for (const content of hostile) {
    const domain = /"part":"(?:colors|identity)"/.test(JSON.stringify(content)) ? site : '*';
    const body = { id: crypto.randomUUID(), domain, content, note: '', parent: null };
    const what = JSON.stringify(content).slice(0, 80);
    mustRefuse(`saved ${what}`, await call('saveAppearanceVersion', as('al2'), { body }));
    const preview = { domain: site, contents: [content] };
    mustRefuse(`previewed ${what}`, await call('createAppearancePreview', as('al2'), { body: preview }));
  }

  const version = crypto.randomUUID();
  const news = { part: 'news', value: { en: ['Attack'] } };
  const saved = await call('saveAppearanceVersion', as('al2'), {
    body: { id: version, domain: '*', content: news, note: '', parent: null },
  });
  if (!saved.accepted) breaches.push(`a version that is harmless was refused: ${saved.text.slice(0, 80)}`);
  const order = { version, over: 0 };
  for (const caller of callers.filter((name) => name !== 'al2')) {
    mustRefuse(`${caller} published`, await call('publishAppearance', as(caller), { body: order }));
    const place = { domain: '*', part: 'news' };
    mustRefuse(`${caller} cancelled a schedule`, await call('cancelAppearanceSchedule', as(caller), { body: place }));
  }
  mustRefuse('an altered token published', await call('publishAppearance', younger(as('al2')), { body: order }));
  const elsewhere = {
    id: crypto.randomUUID(),
    domain: 'https://evil.example',
    content: colors('#101010'),
    note: '',
    parent: null,
  };
  mustRefuse('saved for an unknown site', await call('saveAppearanceVersion', as('al2'), { body: elsewhere }));

  const preview = await call('createAppearancePreview', as('al2'), { body: { domain: site, contents: [news] } });
  const token = String(Reflect.get(Object(preview.answer), 'token'));
  const find = (wanted: string, domain: string) =>
    call(
      'appearancePreview',
      {},
      {
        path: `${wireCalls.appearancePreview.path.replace('{token}', wanted)}?domain=${encodeURIComponent(domain)}`,
      },
    );
  if (!(await find(token, site)).accepted) breaches.push('a preview does not work on its site');
  mustRefuse('a preview works on another site', await find(token, 'https://evil.example'));
  mustRefuse('an altered preview works', await find(`${token.slice(0, -2)}zz`, site));
  const other = { domain: 'https://evil.example', contents: [news] };
  mustRefuse('previewed for an unknown site', await call('createAppearancePreview', as('al2'), { body: other }));

  if ((await shown()) !== before) breaches.push('players see something else');
  return { attack: 'in the place of a designer', attempts: statuses.length, answered: countOf(statuses), breaches };
}
