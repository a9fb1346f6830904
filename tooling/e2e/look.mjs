import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const path = process.argv[2] ?? '/en/betting',
  name = process.argv[3] ?? 'x',
  wide = Number(process.argv[4] ?? 412);
const ctx = await b.newContext({
  viewport: { width: wide, height: wide < 600 ? 823 : 900 },
  isMobile: wide < 600,
  hasTouch: wide < 600,
  deviceScaleFactor: 1,
  userAgent:
    wide < 600
      ? 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'
      : undefined,
  timezoneId: 'UTC',
});
const p = await ctx.newPage();
p.on('console', (m) => console.log('CONSOLE', m.type(), m.text()));
p.on('pageerror', (e) => console.log('ERR', e.message));
const s = await ctx.newCDPSession(p);
await s.send('Network.enable');
await s.send('Network.emulateNetworkConditions', {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
});
await s.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.CPU ?? 4) });
const t0 = Date.now();
await p.addInitScript(() => {
  const seen = {};
  const look = () => {
    const at = performance.now();
    const vis = (sel) => {
      const e = document.querySelector(sel);
      if (!e || !e.textContent || !/\d/.test(e.textContent.replace(/.* /, ''))) return false;
      const r = e.getBoundingClientRect();
      return r.height > 0 && r.top < innerHeight && getComputedStyle(e).visibility === 'visible';
    };
    if (!seen.served && vis('#kvota-served [data-price]')) seen.served = at;
    if (!seen.gone && seen.served && !document.getElementById('kvota-served')) seen.gone = at;
    if (!seen.app && vis('#root [data-price]')) seen.app = at;
    if (!seen.splash && document.querySelector('.first')) seen.splash = at;
    window.__seen = seen;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
p.goto('http://localhost:5840' + path).catch(() => {});
for (let i = 0; i < Number(process.env.SHOTS ?? 0); i++) {
  await new Promise((r) => setTimeout(r, Math.max(0, t0 + 250 * (i + 1) - Date.now())));
  try {
    await p.screenshot({ path: `/tmp/shot-${name}-${i}.png` });
  } catch {}
}
await p
  .waitForFunction(() => window.__seen?.app && !document.getElementById('kvota-served'), null, { timeout: 20000 })
  .catch((e) => console.log('no app'));
console.log(
  path,
  await p.evaluate(() => JSON.stringify(window.__seen)),
  await p.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('paint').map((e) => [e.name, Math.round(e.startTime)])),
  ),
);
await p.screenshot({ path: `/tmp/shot-${name}-end.png` });
await b.close();
