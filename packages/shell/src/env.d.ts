/** What the build says about itself; absent outside a bundler. */
interface ImportMeta {
  readonly env?: { readonly PROD?: boolean };
}
