import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { portOf } from './ports.ts';
import { serveApp, withConfig } from './serve-app.ts';

const page = '<html><script type="application/json" id="kvota-config">\n{}\n</script><div id="root"></div></html>';
const folder = mkdtempSync(join(tmpdir(), 'kvota-serve-'));
const config = { platformUrl: 'https://api.example.com', authority: 'https://sign-in.example.com/realms/kvota' };
let server: Server;
let base: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(
    join(folder, 'csp.json'),
    JSON.stringify({ 'script-src': ["'sha256-abc='"], 'style-src': ["'sha256-def='"] }),
  );
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {};');
  server = await serveApp({ folder, port: 0, config });
  base = `http://localhost:${(server.address() as AddressInfo).port}`; // A listening TCP server has an address with a port.
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test('[CALL-02] the page receives its configuration, and a value cannot end the script', () => {
  expect(withConfig(page, { platformUrl: 'https://api.example.com' })).toContain(
    'id="kvota-config">{"platformUrl":"https://api.example.com"}</script>',
  );
  expect(withConfig(page, { brand: '</script><script>alert(1)</script>' })).not.toContain('<script>alert');
});

test('every path without a file serves the page, but a missing chunk does not', async () => {
  for (const path of ['/', '/en/betting', '/index.html', '/%2e%2e/package.json']) {
    const response = await fetch(base + path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('api.example.com');
  }
  expect((await fetch(`${base}/assets/gone-2.js`)).status).toBe(404);
});

test('files with a hash in their name are cached, the page is not', async () => {
  const cacheOf = async (path: string): Promise<string | null> =>
    (await fetch(base + path)).headers.get('cache-control');
  expect(await cacheOf('/assets/app-1.js')).toContain('immutable');
  expect(await cacheOf('/en')).toBe('no-cache');
});

test('a port is its variable, else its default; a value that is no port throws', () => {
  delete process.env['KVOTA_SITE_PORT'];
  expect(portOf('site')).toBe(4100);
  process.env['KVOTA_SITE_PORT'] = '8080';
  expect(portOf('site')).toBe(8080);
  process.env['KVOTA_SITE_PORT'] = 'http';
  expect(() => portOf('site')).toThrow(/KVOTA_SITE_PORT is "http"/);
  delete process.env['KVOTA_SITE_PORT'];
});

test('[SEC-18] a page loads only our files, runs only the scripts of the build, and connects only to what is configured', async () => {
  const { headers } = await fetch(`${base}/en/betting`);
  const policy = new Map(
    (headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((rule) => rule.split(/ (.*)/).slice(0, 2) as [string, string]),
  ); // name and the rest
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self' 'sha256-abc='");
  expect(policy.get('style-src')).toMatch(/^'self' .*'sha256-def='$/);
  expect(policy.get('style-src-attr')).toBe("'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(policy.get('connect-src')).toBe(
    "'self' https://api.example.com https://sign-in.example.com wss://api.example.com",
  );
  expect(policy.get('frame-ancestors')).toBe("'self'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe('default');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=(self)');
});

test('[SEC-18] a browser that came over https keeps to it, one on this machine need not', async () => {
  const over = async (protocol: string) =>
    (await fetch(base, { headers: { 'x-forwarded-proto': protocol } })).headers.get('strict-transport-security');
  expect([await over('https'), await over('http')]).toEqual(['max-age=31536000', null]);
});

test('[ROUTE-16] other sites may frame the match tracker and no other page', async () => {
  const policyAt = async (path: string) => (await fetch(base + path)).headers.get('content-security-policy');
  for (const path of ['/match3', '/de/match3?event=1', '/match3/']) {
    expect(await policyAt(path)).not.toContain('frame-ancestors');
  }
  for (const path of ['/', '/de/betting', '/match3x', '/x/match3', '/de/de/match3']) {
    expect(await policyAt(path)).toContain("frame-ancestors 'self'");
  }
});
