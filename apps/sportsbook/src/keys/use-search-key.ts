import { useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';

import { asksFor, searchKey } from './single-key.ts';

/** Whether single keys do anything. They must be possible to switch off: dictation presses them without being asked. */
export const singleKeysAtom = atomWithStorage('kvota.slipKey', true, undefined, { getOnInit: true });

/**
 * Leads to the search of the page by its key; `bring` is told where the page keeps its field away.
 * Returns the key for the field to show, undefined while it is off.
 */
export function useSearchKey(bring?: () => void): string | undefined {
  const on = useAtomValue(singleKeysAtom);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!asksFor(searchKey, event)) return;
      const field = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${searchKey}"]`);
      if (!field && !bring) return;
      event.preventDefault();
      if (field) field.focus();
      else bring?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, bring]);
  return on ? searchKey : undefined;
}
