import { yieldThen } from '../../browser/yield-then.ts';

/** What lies over the page, fetched by itself. */
export const overlays = {
  account: () => import('../account/AccountDrawer.tsx'),
  notices: () => import('./Notices.tsx'),
  dialogs: () => import('./Dialogs.tsx'),
} as const;

/** Fetches what must be at hand when nothing can be fetched any more: a dialog that says "no connection" cannot come over it. */
export async function prepareOverlays(): Promise<void> {
  await yieldThen(overlays.dialogs);
  await yieldThen(overlays.notices);
}
