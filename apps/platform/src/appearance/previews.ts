import type { AppearanceContent } from '@kvota/contracts/operator';

export interface Preview {
  readonly contents: AppearanceContent[];
  /** User name of the designer. */
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Content that nobody sees but those with the link (THEME-24). */
export interface Previews {
  /** Keeps content of one site for 48 hours. The token cannot be guessed, and is not stored. */
  keep(
    preview: Omit<Preview, 'expiresAt'> & { readonly domain: string },
  ): Promise<{ token: string; expiresAt: number }>;
  /** Returns a preview of a site; undefined if it is unknown, expired, or of another site. */
  find(token: string, domain: string): Promise<Preview | undefined>;
  forgetExpired(): Promise<void>;
}
