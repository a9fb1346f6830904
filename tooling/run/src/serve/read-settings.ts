/** The settings of the server of a built app, from environment variables. README.md lists them. */
export interface ServeSettings {
  readonly port: number;
  /** Address to listen at. */
  readonly host: string;
  /** Where visitors reach the app; undefined for this machine. */
  readonly origin: string | undefined;
  /** Where this server reaches the platform. */
  readonly platform: string;
  /** The secret by which the platform knows its proxies; undefined if it needs no proof. */
  readonly proxySecret: string | undefined;
  /** False if browsers reach the platform at an origin of the configuration. */
  readonly passesOn: boolean;
  /** The configuration of the page. */
  readonly config: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Thrown if variables are missing or malformed. The message lists all of them. */
export class WrongSettings extends Error {
  constructor(problems: readonly string[]) {
    super(['The server of the app cannot start:', ...problems.map((line) => `- ${line}`)].join('\n'));
    this.name = 'WrongSettings';
  }
}

/** Reads the settings. In production the address of the app has to be stated, because search engines and links use it. */
export function readSettings(env: Environment): ServeSettings {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const address = (name: string): string | undefined => {
    const given = text(name)?.replace(/\/+$/, '');
    if (given === undefined || isAddress(given)) return given;
    problems.push(`${name} is "${given}"; it takes a web address such as https://www.example.com.`);
    return undefined;
  };
  const portText = text('KVOTA_PORT') ?? text('PORT') ?? '4100';
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535)
    problems.push(`KVOTA_PORT is "${portText}"; it takes a port number from 0 to 65535.`);

  const origin = address('KVOTA_ORIGIN');
  const platform = address('KVOTA_PLATFORM');
  const elsewhere = address('KVOTA_PLATFORM_URL');
  const isProduction = env['KVOTA_ENV'] === 'production' || env['NODE_ENV'] === 'production';
  if (isProduction && text('KVOTA_ORIGIN') === undefined)
    problems.push('KVOTA_ORIGIN: set the address at which visitors reach the app, such as https://www.example.com.');
  if (isProduction && text('KVOTA_PLATFORM') === undefined)
    problems.push('KVOTA_PLATFORM: set the address at which this server reaches the platform.');
  const config = {
    platformUrl: elsewhere,
    authority: address('KVOTA_AUTHORITY'),
    clientId: text('KVOTA_CLIENT_ID'),
    brand: text('KVOTA_BRAND'),
    worker: text('KVOTA_WORKER'),
  };
  if (problems.length > 0) throw new WrongSettings(problems);
  return {
    port,
    host: text('KVOTA_HOST') ?? '127.0.0.1',
    origin: origin === undefined ? undefined : new URL(origin).origin,
    platform: platform ?? 'http://localhost:4000',
    proxySecret: text('KVOTA_PROXY_SECRET'),
    passesOn: elsewhere === undefined,
    config: Object.fromEntries(
      Object.entries(config).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}
