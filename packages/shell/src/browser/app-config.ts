/** The operator's configuration, in the page as `<script type="application/json" id="kvota-config">` (OP-52). */
export interface AppConfig {
  /** Base address of the platform, without a trailing slash. */
  readonly platformUrl: string;
  /** Address of the identity provider. */
  readonly authority: string;
  readonly clientId: string;
  readonly brand: string;
  /** `off` removes the service worker from browsers that have it. */
  readonly worker: string;
}

/** The values for a machine on which everything runs locally. */
export const localConfig: AppConfig = {
  platformUrl: 'http://localhost:4000',
  authority: 'http://localhost:4000/oidc',
  clientId: 'kvota-site',
  brand: 'Kvota',
  worker: 'on',
};

/** Reads a configuration from JSON text. Missing, empty and malformed values keep their default. Throws if the text is no JSON object. */
export function readConfig(json: string, defaults: AppConfig = localConfig): AppConfig {
  const given: unknown = json.trim() === '' ? {} : JSON.parse(json);
  if (typeof given !== 'object' || given === null) {
    throw new TypeError('The configuration in #kvota-config is no JSON object: write {"platformUrl": "https://…"}.');
  }
  const text = (key: keyof AppConfig, fallback: string): string => {
    const value: unknown = Reflect.get(given, key);
    return typeof value === 'string' && value !== '' ? value.replace(/\/+$/, '') : fallback;
  };
  const platformUrl = text('platformUrl', defaults.platformUrl);
  const authority = platformUrl === defaults.platformUrl ? defaults.authority : `${platformUrl}/oidc`;
  return {
    platformUrl,
    authority: text('authority', authority),
    clientId: text('clientId', defaults.clientId),
    brand: text('brand', defaults.brand),
    worker: text('worker', defaults.worker),
  };
}
