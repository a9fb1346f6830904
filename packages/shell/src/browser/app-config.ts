/** What an operator points the client with; stands in the page as `<script type="application/json" id="kvota-config">` (OP-52). */
export interface AppConfig {
  /** Base address of the platform, without a trailing slash. */
  readonly platformUrl: string;
  /** Address of the identity provider. */
  readonly authority: string;
  readonly clientId: string;
  readonly brand: string;
  /** `off` takes the service worker away from whoever has it. */
  readonly worker: string;
}

/** The values of a machine where everything runs locally. */
export const localConfig: AppConfig = {
  platformUrl: 'http://localhost:4000',
  authority: 'http://localhost:4000/oidc',
  clientId: 'kvota-site',
  brand: 'Kvota',
  worker: 'on',
};

/** Reads a configuration from JSON text; keys that are missing, empty or no text keep their local default. Throws on text that is no JSON object. */
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
