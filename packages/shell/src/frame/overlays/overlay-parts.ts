import { yieldThen } from '../../browser/yield-then.ts';

/** Loaders of the overlays. */
export const overlays = {
  account: () => import('../account/AccountDrawer.tsx'),
  notices: () => import('./Notices.tsx'),
  check: () => import('../check/RealityCheck.tsx'),
  dialogs: () => import('./Dialogs.tsx'),
} as const;

/** Fetches the overlays that must be there when the network is lost, such as the dialog that reports the loss. */
export async function prepareOverlays(): Promise<void> {
  await yieldThen(overlays.dialogs);
  await yieldThen(overlays.notices);
}
