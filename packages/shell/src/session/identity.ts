import { languageTag, type Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import type { AppConfig } from '../browser/app-config.ts';
import type { SignInNeed } from '../host/host.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';
import { provideDigest } from '../browser/insecure/provide-digest.ts';

/** Sign-in, refresh and sign-out at the identity provider. Its code is fetched with the first of them. */
export interface Identity {
  /**
   * Leaves for the identity provider; authorization code with PKCE (SES-01, SES-02). With a need, its session is enough only
   * if it satisfies the need (SEC-21, SEC-23). `signIn` is an id that comes back with the answer.
   */
  signIn(locale: Locale, theme: 'dark' | 'light', wanted?: Wanted): Promise<void>;
  /**
   * Reads the answer in the address of the callback page and stores the user. Resolves also if the user went back to the
   * site instead of signing in. Rejects if the answer has neither.
   */
  completeSignIn(url: string): Promise<SignInAnswer>;
  /** Gets new tokens for the stored user. Rejects with a {@link RefreshRefused} if the provider refuses. */
  refresh(): Promise<void>;
  /** Removes the user here, then leaves for the identity provider to end the session there. */
  signOut(locale: Locale, theme: 'dark' | 'light'): Promise<void>;
  forget(): Promise<void>;
}

interface Wanted {
  readonly need?: SignInNeed | undefined;
  readonly signIn?: string | undefined;
}

/** The answer of the identity provider to a sign-in. */
interface SignInAnswer {
  /** False if the user went back to the site instead. */
  readonly signedIn: boolean;
  /** The id of the sign-in, if it had one. */
  readonly signIn: unknown;
}

/** The identity provider answered, and does not renew this session. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused';
}

/** Errors that do not concern the session itself, so that a retry may succeed. */
const transientErrors = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

export function createIdentity(config: AppConfig, origin: string, kept: KeyStorage): Identity {
  const storage = kept as Storage; // the library never calls `clear`, the only method that is missing
  const manager = new UserManager({
    authority: config.authority,
    client_id: config.clientId,
    redirect_uri: origin + pathOf('callback'),
    response_type: 'code',
    scope: 'openid profile email',
    userStore: new WebStorageStateStore({ store: storage }),
    stateStore: new WebStorageStateStore({ store: storage }),
    // The platform's own provider keeps the refresh token in a cookie (SEC-19). A foreign one allows no cookies.
    fetchRequestCredentials: config.authority.startsWith(`${config.platformUrl}/`) ? 'include' : 'same-origin',
    // The session machine decides when to refresh, one tab at a time.
    automaticSilentRenew: false,
    monitorSession: false,
    requestTimeoutInSeconds: 10,
  });
  return {
    async signIn(locale, theme, { need, signIn } = {}) {
      await manager.clearStaleState();
      await provideDigest();
      // The page of the provider has the name of the user that confirms an act, and asks for the password.
      const username = need && (await manager.getUser())?.profile.preferred_username;
      await manager.signinRedirect({
        redirect_uri: origin + pathOf('callback', locale),
        ui_locales: languageTag(locale),
        ...(need && parametersOf(need)),
        ...(username !== undefined && { login_hint: username }),
        ...(signIn !== undefined && { state: signIn }),
        // The provider's pages use the theme of this page.
        extraQueryParams: { theme },
      });
    },
    async completeSignIn(url) {
      // The library makes the proof again from what it has stored.
      await provideDigest();
      try {
        const { state } = await manager.signinRedirectCallback(url);
        return { signedIn: true, signIn: state };
      } catch (error) {
        if (error instanceof ErrorResponse && error.error === 'access_denied')
          return { signedIn: false, signIn: error.state };
        throw error;
      }
    },
    async refresh() {
      const user = await manager.getUser();
      if (!user?.refresh_token) throw new RefreshRefused('The stored user has no refresh token.');
      try {
        const next = await manager.signinSilent();
        if (!next) throw new RefreshRefused('The identity provider gave no tokens.');
      } catch (error) {
        if (error instanceof ErrorResponse && !transientErrors.has(error.error ?? '')) {
          throw new RefreshRefused(`The identity provider refused to refresh: ${error.error ?? error.message}`);
        }
        throw error;
      }
    },
    async signOut(locale, theme) {
      const user = await manager.getUser();
      if (!user?.id_token) {
        await manager.removeUser();
        return;
      }
      // Removes the user from the store too, before the browser leaves.
      await manager.signoutRedirect({
        id_token_hint: user.id_token,
        post_logout_redirect_uri: origin + pathOf('home', locale),
        // The provider shows a page if another user is signed in there.
        extraQueryParams: { ui_locales: languageTag(locale), theme },
      });
    },
    forget: () => manager.removeUser(),
  };
}

/** Without an age, only the password is enough. */
const parametersOf = ({ acrValues, maxAge }: SignInNeed) => ({
  ...(acrValues !== undefined && { acr_values: acrValues }),
  ...(maxAge === undefined ? { prompt: 'login' } : { max_age: maxAge }),
});
