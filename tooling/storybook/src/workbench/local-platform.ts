/** Where `pnpm start` puts the platform, unless KVOTA_PLATFORM_PORT says otherwise. */
export const localPlatform = 'http://localhost:4000';
