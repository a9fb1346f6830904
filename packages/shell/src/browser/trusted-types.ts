/** The part of the browser's Trusted Types that is used here. TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly [rule: string]: (text: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** An empty page, which the printing library writes into its frame. */
const emptyPage = '<!DOCTYPE html>';

/**
 * Lets nothing become markup or code but two constants: the service worker's address, and an empty page. The policy of
 * the server makes the browser ask here (SEC-18). Other texts are refused by the browser with an error.
 */
export function restrictMarkup(scope: Pick<Window, 'trustedTypes'> = window): void {
  const only =
    (allowed: string) =>
    (text: string): string | null =>
      text === allowed ? text : null;
  scope.trustedTypes?.createPolicy('default', { createHTML: only(emptyPage), createScriptURL: only('/sw.js') });
}
