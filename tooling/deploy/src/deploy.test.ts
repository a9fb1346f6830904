import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readConfiguration as readGames } from '@kvota/games-server/configuration';
import { readConfiguration as readPlatform } from '@kvota/platform/configuration';
import { readSettings } from '@kvota/run/read-settings';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { folder, readCompose, textOf, variablesOf, type Service } from './read-compose.ts';

type Environment = Readonly<Record<string, string>>;

const root = join(folder, '../..');
const example = textOf('.env.example');
/** The variables of the example, and a secret for each that it leaves to the operator. */
const given = Object.fromEntries(
  Object.entries(variablesOf(example)).map(([name, value]) => [name, value === '' ? 's'.repeat(48) : value]),
);
const compose = readCompose(given);
const serviceOf = (name: string): Service => {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
};
const environmentOf = (name: string): Environment => serviceOf(name).environment ?? {};

/** The programs of the project by service, and the port at which they listen. */
const programs: Readonly<Record<string, (env: Environment) => number>> = {
  'platform-1': (env) => readPlatform(env).port,
  'platform-2': (env) => readPlatform(env).port,
  games: (env) => readGames(env).port,
  site: (env) => readSettings(env).port,
  agents: (env) => readSettings(env).port,
};
/** Ports of programs that are not of the project. */
const others: Readonly<Record<string, number>> = { db: 5432, redis: 6379, proxy: 4000, prometheus: 9090 };
/** The scripts of the packages that images build. */
const scriptsOf = Object.fromEntries(
  ['packages/i18n', 'apps/games', 'apps/site', 'apps/affiliates'].map((path) => {
    const read = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly scripts: Readonly<Record<string, string>>;
    };
    return [read.name, read.scripts];
  }),
);
const names = Object.keys(programs);
const portOf = (name: string): number | undefined => programs[name]?.(environmentOf(name)) ?? others[name];

describe('the compose file', () => {
  test('has every service, and both nodes have the same variables', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([...names, ...Object.keys(others), 'grafana'].toSorted());
    expect(environmentOf('platform-2')).toEqual(environmentOf('platform-1'));
  });

  test.each(names)('%s starts in production with the variables of the example, and reads each one', (name) => {
    const read = new Set<string>();
    const env = new Proxy(environmentOf(name), {
      get: (target, key: string) => {
        read.add(key);
        return target[key];
      },
    });
    expect(() => programs[name]?.(env)).not.toThrow();
    expect(environmentOf(name)['KVOTA_ENV']).toBe('production');
    // Node reads the time zone itself.
    expect(Object.keys(environmentOf(name)).filter((variable) => variable !== 'TZ' && !read.has(variable))).toEqual([]);
  });

  test('nodes are connected, believe the network of the proxies only, and no demo account exists', () => {
    const { subnet } = compose.networks.default.ipam.config[0]!;
    expect(readPlatform(environmentOf('platform-1'))).toMatchObject({
      production: true,
      demo: false,
      redis: 'redis://redis:6379',
      trustProxy: [subnet],
      host: '0.0.0.0',
    });
    expect(textOf('Caddyfile')).toContain(`trusted_proxies static ${subnet}`);
  });

  test('every secret of the example has to be set, and every variable of the example is used', () => {
    for (const [name, value] of Object.entries(variablesOf(example))) {
      expect(textOf('compose.yaml')).toContain(`\${${name}`);
      if (value !== '' || name === 'GRAFANA_PASSWORD') continue;
      expect(() => readCompose({ ...given, [name]: '' })).toThrow(name);
    }
    const optional = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => String(name));
    const all = [...Object.keys(given), ...optional].toSorted();
    const used = [...textOf('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => String(name));
    expect([...new Set(used)].toSorted()).toEqual(all);
  });

  test('the key of the game server is the one that the platform has for it', () => {
    const [server] = readPlatform(environmentOf('platform-1')).gameServers;
    const { signer, origins } = readGames(environmentOf('games'));
    expect({ code: server?.code, keys: server?.keys }).toEqual({ code: signer.provider, keys: signer.keys });
    expect(server?.origin).toBe(`https://${given['KVOTA_GAMES_HOST']}`);
    expect(origins).toEqual([readSettings(environmentOf('site')).origin]);
  });

  test('the servers of the apps and the platform share origins and the secret of the proxies', () => {
    const platform = readPlatform(environmentOf('platform-1'));
    const apps = ['site', 'agents'].map((name) => readSettings(environmentOf(name)));
    expect(apps.map(({ origin }) => origin)).toEqual(platform.origins);
    for (const { proxySecret } of apps) expect(proxySecret).toBe(platform.proxySecret);
  });
});

test('every address between services names a service and the port at which it listens', () => {
  const used = [
    ...names.flatMap((name) => Object.values(environmentOf(name))),
    textOf('Caddyfile'),
    textOf('prometheus/prometheus.yml'),
    textOf('grafana/provisioning/datasources/prometheus.yml'),
  ].join('\n');
  const services = Object.keys(compose.services).join('|');
  const addresses = [...used.matchAll(new RegExp(`(?<![\\w.-])(${services}):(\\d+)`, 'g'))];
  expect(addresses.length).toBeGreaterThan(12);
  for (const [address, name = '', port] of addresses) expect([address, portOf(name)]).toEqual([address, Number(port)]);
});

test('the balancer asks /ready more than once in the 2 s in which a node that ends is not ready', () => {
  const [, interval] = /health_interval (\d+)ms/.exec(textOf('Caddyfile')) ?? [];
  expect(Number(interval)).toBeLessThanOrEqual(1000);
  expect(textOf('Caddyfile')).toMatch(/health_uri \/ready\n/);
  expect(textOf('Caddyfile')).toMatch(/lb_policy client_ip_hash\n/);
});

describe.each(['platform.Containerfile', 'apps.Containerfile'])('%s', (file) => {
  const lines = textOf(file).split('\n');

  test('copies files that exist, and of the build only what it makes', () => {
    const built = ['packages/i18n/src/compiled', ...['games', 'site', 'affiliates'].map((app) => `apps/${app}/dist`)];
    for (const line of lines.filter((each) => each.startsWith('COPY '))) {
      const [, from, sources = ''] = /^COPY (?:--from=(\w+) )?(.*) \S+$/.exec(line) ?? [];
      for (const source of sources.split(' ')) {
        if (from === undefined) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
        else if (from === 'build') expect([...built, 'apps/site/dist-server']).toContain(source.replace('/kvota/', ''));
      }
    }
  });

  test('has the Node and the pnpm of the workspace, and starts files that exist', () => {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
    const { nodeVersion } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { nodeVersion: string };
    for (const line of lines.filter((each) => each.startsWith('FROM '))) expect(line).toContain(`:${nodeVersion}-`);
    for (const line of lines.filter((each) => each.includes('npm install --global')))
      expect(line).toContain(` ${packageManager}`);
    const command = JSON.parse(/^CMD (.*)$/m.exec(lines.join('\n'))?.[1] ?? '[]') as string[];
    const image = `kvota-${file.split('.')[0]}`;
    const commands = Object.values(compose.services).flatMap((service) =>
      service.image === image ? [service.command ?? command] : [],
    );
    expect(commands.length).toBeGreaterThan(1);
    for (const [program, ...paths] of commands) {
      expect(program).toBe('node');
      for (const path of paths) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  });

  test('builds by the scripts of the packages, because turbo needs the index of git, which is not copied', () => {
    const runs = lines.filter((each) => each.startsWith('RUN ')).join('\n');
    expect(runs).not.toContain('turbo');
    const scripts = [...runs.matchAll(/pnpm --filter (\S+) run (\S+)/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, name, script] of scripts)
      expect([name, script, scriptsOf[name ?? '']?.[script ?? '']]).toEqual([name, script, expect.any(String)]);
  });

  test('has the client tools of the version of the database', () => {
    const [, version] = /postgres:(\d+)/.exec(serviceOf('db').image) ?? [];
    if (file.startsWith('platform')) expect(textOf(file)).toContain(`postgresql-client-${version}`);
  });
});

test('the unit of systemd starts a file that exists without a parent that keeps signals, and waits for its end', () => {
  const unit = variablesOf(
    textOf('systemd/kvota-platform.service').replaceAll(/^([A-Z]\w+)=/gm, (line) => line.toUpperCase()),
  );
  const [node, entry = '', ...more] = (unit['EXECSTART'] ?? '').split(' ');
  expect(more).toEqual([]);
  expect(node).toBe(`${unit['WORKINGDIRECTORY']}/node_modules/.bin/node`);
  expect(existsSync(join(root, entry))).toBe(true);
  // A node abandons what hangs after 10 s.
  expect(Number(unit['TIMEOUTSTOPSEC'])).toBeGreaterThan(10);
});

test('files and secrets that services mount exist', () => {
  for (const [name, { volumes = [], secrets = [], build }] of Object.entries(compose.services)) {
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      if (source.startsWith('./') && source !== './backups')
        expect([name, source, existsSync(join(folder, source))]).toEqual([name, source, true]);
    for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret);
    if (build) expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true);
  }
});
