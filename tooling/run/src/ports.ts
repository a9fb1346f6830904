import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Every port of the workspace, with its variable and its default. */
export const ports = {
  site: { variable: 'KVOTA_SITE_PORT', standard: 4100, what: 'the player site' },
  platform: { variable: 'KVOTA_PLATFORM_PORT', standard: 4000, what: 'the platform' },
  games: { variable: 'KVOTA_GAMES_PORT', standard: 4300, what: 'the game server' },
  outside: {
    variable: 'KVOTA_OUTSIDE_PORT',
    standard: 4400,
    what: 'the stand-in payment provider and exclusion register',
  },
  affiliates: { variable: 'KVOTA_AFFILIATES_PORT', standard: 4200, what: 'the affiliates app' },
  storybook: { variable: 'KVOTA_STORYBOOK_PORT', standard: 6006, what: 'Storybook' },
} as const;

export type PortName = keyof typeof ports;

/** Returns the port of a part: the value of its variable, else its default. Throws if the variable holds no port. */
export function portOf(name: PortName): number {
  const { variable, standard } = ports[name];
  const text = process.env[variable];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${variable} is "${text}"; it takes a port number from 1 to 65535.`);
  return port;
}

/** Returns the addresses of this machine in its networks, if the servers of the apps listen there. */
export function networkHosts(host: string): string[] {
  if (/^(localhost|127\.|\[?::1\]?$)/.test(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** Returns the origins at which a browser may open parts of the workspace: on this machine, and at further hosts. */
export function originsOf(names: readonly PortName[], hosts: readonly string[] = []): string[] {
  return ['localhost', '127.0.0.1', ...hosts].flatMap((host) => names.map((name) => `http://${host}:${portOf(name)}`));
}

/** The addresses from which the servers of the apps pass requests on to the platform. */
export const ownProxies = '127.0.0.1,::1';

/** Returns the port, or throws if something already listens on it. */
export async function requireFree(name: PortName): Promise<number> {
  const port = portOf(name);
  const { variable, what } = ports[name];
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port}, meant for ${what}, is taken. Set ${variable} to another one.`)),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
  return port;
}
