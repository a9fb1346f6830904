import { useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';

import { asksFor, searchKey } from './single-key.ts';

/**
 * True while single-key shortcuts are on. Users can switch them off, because speech input may trigger them by accident.
 */
export const singleKeysAtom = atomWithStorage('kvota.slipKey', true, undefined, { getOnInit: true });

/**
 * Focuses the search of the page when its key is pressed. `bring` is called first, where the page hides the field.
 * Returns the key to show in the field, or undefined while shortcuts are off.
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
