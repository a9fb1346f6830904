/** Where `pnpm start` puts the platform, unless KVOTA_PLATFORM_PORT sets another port. */
export const localPlatform = 'http://localhost:4000';
