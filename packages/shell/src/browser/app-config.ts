/** The operator's configuration, in the page as `<script type="application/json" id="kvota-config">` (OP-52). */
export interface AppConfig {
  /** Base address of the platform, without a trailing slash. */
  readonly platformUrl: string;
  /** Address of the identity provider. */
  readonly authority: string;
  readonly clientId: string;
  readonly brand: string;
  /** Origins of game servers whose frames may be shown (CAS-21). */
  readonly gameOrigins: readonly string[];
  /** `off` removes the service worker from browsers that have it. */
  readonly worker: string;
}

/** The values for everything that a configuration leaves out, besides addresses. */
export type ConfigDefaults = Pick<AppConfig, 'clientId' | 'brand' | 'worker'>;

export const defaultConfig: ConfigDefaults = { clientId: 'kvota-site', brand: 'Kvota', worker: 'on' };

/**
 * Reads a configuration from JSON text. Missing, empty and malformed values keep their default. Without an address of the
 * platform, it is at `origin`, that of the page (NET-40). Throws if the text is no JSON object.
 */
export function readConfig(json: string, origin: string, defaults: ConfigDefaults = defaultConfig): AppConfig {
  const given: unknown = json.trim() === '' ? {} : JSON.parse(json);
  if (typeof given !== 'object' || given === null) {
    throw new TypeError('The configuration in #kvota-config is no JSON object: write {"platformUrl": "https://…"}.');
  }
  const text = (key: keyof AppConfig, fallback: string): string => {
    const value: unknown = Reflect.get(given, key);
    return typeof value === 'string' && value !== '' ? value.replace(/\/+$/, '') : fallback;
  };
  const platformUrl = text('platformUrl', origin);
  return {
    platformUrl,
    authority: text('authority', `${platformUrl}/oidc`),
    clientId: text('clientId', defaults.clientId),
    brand: text('brand', defaults.brand),
    worker: text('worker', defaults.worker),
    gameOrigins: originsOf(Reflect.get(given, 'gameOrigins')),
  };
}

/** Keeps what is the origin of an address. */
function originsOf(given: unknown): readonly string[] {
  if (!Array.isArray(given)) return [];
  return given.filter(
    (one): one is string => typeof one === 'string' && URL.canParse(one) && new URL(one).origin === one,
  );
}
