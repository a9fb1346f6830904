import { ApiError } from '@kvota/api-client';
import type { CallAnswer } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';
import { localeAtom, shownAppearanceAtom, type Host } from '@kvota/shell';
import { atom } from 'jotai';

import { shownContent, type ContentDraft } from '../editor/content-draft.ts';
import { previewKey } from '../address/preview-address.ts';

type Preview = CallAnswer<WireCalls['appearancePreview']>;

/** The preview that this tab shows, or why it shows none: it is over, or the server did not answer. */
export type PreviewState =
  | { readonly status: 'shown'; readonly author: string; readonly expiresAt: string }
  | { readonly status: 'gone' }
  | { readonly status: 'unreachable' };

export const previewAtom = atom<PreviewState | undefined>(undefined);

/** Fetches a preview and shows it in this tab until it is ended. Nothing is stored as the site's (THEME-24). */
export async function startPreview(host: Host, token: string): Promise<void> {
  const { api, store, tabStorage } = host;
  tabStorage.setItem(previewKey, token);
  let preview: Preview;
  try {
    preview = await api.appearancePreview({ params: { token }, query: { domain: location.origin } });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone) tabStorage.removeItem(previewKey);
    store.set(previewAtom, { status: isGone ? 'gone' : 'unreachable' });
    return;
  }
  const show = (): void => store.set(shownAppearanceAtom, appearanceOf(preview, store.get(localeAtom)));
  show();
  stopFollowing = store.sub(localeAtom, show);
  store.set(previewAtom, { status: 'shown', author: preview.author, expiresAt: preview.expiresAt });
}

let stopFollowing: (() => void) | undefined;

/** Shows what is published again. */
export function endPreview({ store, tabStorage }: Pick<Host, 'store' | 'tabStorage'>): void {
  tabStorage.removeItem(previewKey);
  stopFollowing?.();
  stopFollowing = undefined;
  store.set(shownAppearanceAtom, {});
  store.set(previewAtom, undefined);
}

function appearanceOf({ contents }: Preview, locale: Parameters<typeof shownContent>[1]) {
  const colors = contents.find((one) => one.part === 'colors');
  const others: ContentDraft = Object.fromEntries(
    contents.filter(({ part }) => part !== 'colors').map(({ part, value }) => [part, value]),
  );
  return { ...shownContent(others, locale), ...(colors && { colors: colors.value }) };
}
