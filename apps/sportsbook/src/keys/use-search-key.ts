import { useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';

import { asksFor, searchKey } from './single-key.ts';

/** True if single keys are shortcuts. They can be switched off, because dictation presses them by accident. */
export const singleKeysAtom = atomWithStorage('kvota.slipKey', true, undefined, { getOnInit: true });

/**
 * Focuses the search when its shortcut is pressed. `bring` is called if the page hides its field.
 * Returns the key that the field shows, or undefined if shortcuts are off.
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
