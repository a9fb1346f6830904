import { expect, test } from 'vitest';

import { createFirstScreens, withScreen, type RenderPage } from './first-screens.ts';

const mobile = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari' };
const visit = (url: string, headers: Record<string, string> = mobile) => ({ method: 'GET', url, headers });

function start(render: RenderPage) {
  let now = 0;
  const rendered: string[] = [];
  const screens = createFirstScreens(
    (request) => {
      rendered.push(`${request.href} ${request.browser.width}`);
      return render(request);
    },
    () => now,
    () => Promise.resolve(undefined),
  );
  return { rendered, screens, pass: (ms: number) => (now += ms) };
}

test('[SPEED-05] visitors of one address share a rendering for less than a second', async () => {
  const { rendered, screens, pass } = start(({ href }) =>
    Promise.resolve({ screen: `screen of ${href}`, title: undefined }),
  );
  expect(await Promise.all([screens(visit('/betting')), screens(visit('/betting'))])).toEqual([
    { screen: 'screen of /betting', title: undefined },
    { screen: 'screen of /betting', title: undefined },
  ]);
  await screens(visit('/betting', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }));
  await screens(visit('/live_betting', { 'sec-ch-ua-mobile': '?1' }));
  pass(899);
  await screens(visit('/betting'));
  expect(rendered).toEqual(['/betting 412', '/betting 1440', '/live_betting 412']);
  pass(1);
  await screens(visit('/betting'));
  expect(rendered).toHaveLength(4);
});

test('[SPEED-05] only what is shown as a page gets a screen: no service worker, no call, no installed app', async () => {
  const { rendered, screens } = start(() => Promise.resolve({ screen: 'screen', title: undefined }));
  expect(await screens(visit('/', { ...mobile, 'sec-fetch-dest': 'empty' }))).toBeUndefined();
  expect(await screens({ ...visit('/'), method: 'HEAD' })).toBeUndefined();
  expect(await screens(visit('/?app'))).toBeUndefined();
  expect(rendered).toEqual([]);
  expect(await screens(visit('/', { ...mobile, 'sec-fetch-dest': 'document' }))).toMatchObject({ screen: 'screen' });
});

test('[SPEED-05] a page does not wait for a rendering that hangs, and further addresses are not begun without end', async () => {
  const { rendered, screens, pass } = start(() => new Promise(() => undefined));
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => screens(visit(`/betting?event=${at}`))));
  expect(answers.every((answer) => answer === undefined)).toBe(true);
  expect(rendered).toHaveLength(16);
  pass(10_000);
  expect(await screens(visit('/betting?event=0'))).toBeUndefined();
  expect(rendered).toHaveLength(16);
});

test('[SPEED-05, ROUTE-72] a page gets its screen and its own title, whatever characters they have', () => {
  const html =
    '<head><title>Betting</title><meta property="og:title" content="Betting"></head><body><div id="root">splash</div>';
  expect(withScreen(html, { screen: '<p>$& $1</p>', title: 'A &amp; B – "C" $1' })).toBe(
    '<head><title>A &amp; B – "C" $1</title><meta property="og:title" content="A &amp; B – &quot;C&quot; $1"></head><body><p>$& $1</p><div id="root">splash</div>',
  );
  expect(withScreen(html, { screen: '', title: undefined })).toBe(html);
});

test('[SPEED-05] a screen that needs further styles waits for them, after those of the page', () => {
  const html = '<body><div id="root">splash</div><link rel="stylesheet" href="/a.css"><script>go()</script></body>';
  const screen = '<div id="kvota-served" data-styled data-for="{}"><p>1.50</p></div>';
  const sent = withScreen(html, { screen, title: undefined, styles: '/assets/b.css' });
  expect(sent).toContain('<div id="kvota-served" data-styled="all" data-for="{}">');
  expect(sent).toContain(
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" crossorigin href="/assets/b.css"><script>',
  );
});
