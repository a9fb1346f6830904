import type { Host } from '@kvota/shell';
import { atom } from 'jotai';

/** Whether the tools are open on this page. */
export const toolsOpenAtom = atom(false);

/** The key under which this tab remembers that they were open. */
const openKey = 'kvota.themeToolsOpen';

type ToolsHost = Pick<Host, 'store' | 'tabStorage'>;

/** Opens or closes the tools, for this tab and its reloads. */
export function openTools({ store, tabStorage }: ToolsHost, open: boolean): void {
  store.set(toolsOpenAtom, open);
  if (open) tabStorage.setItem(openKey, '1');
  else tabStorage.removeItem(openKey);
}

/** Opens the tools again if they were open before a reload or a sign-in. */
export function restoreTools({ store, tabStorage }: ToolsHost): void {
  if (tabStorage.getItem(openKey) === '1') store.set(toolsOpenAtom, true);
}
