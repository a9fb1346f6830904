/** Facts that the bundler defines; absent without one. */
interface ImportMeta {
  readonly env?: { readonly PROD?: boolean };
}
