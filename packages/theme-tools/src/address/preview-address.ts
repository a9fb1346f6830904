/** The parameter of an address that names a preview (THEME-24). */
export const previewParameter = 'preview';

/** The key under which a tab keeps the preview that it shows. */
export const previewKey = 'kvota.appearancePreview';

/** Returns the preview that an address or this tab asks for. */
export function wantedPreview(address: string, stored: string | null): string | undefined {
  const token = new URL(address).searchParams.get(previewParameter) ?? stored ?? '';
  return /^[\w-]{16,200}$/.test(token) ? token : undefined;
}
