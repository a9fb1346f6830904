import { media } from '@kvota/ui';
import { useMedia } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { asksFor, slipKey } from '../keys/single-key.ts';
import { singleKeysAtom } from '../keys/use-search-key.ts';

/**
 * Runs a function when the slip's key is pressed outside a field. Returns the key for `aria-keyshortcuts`, undefined
 * while shortcuts are off.
 */
export function useSlipKey(run: () => void): string | undefined {
  const on = useAtomValue(singleKeysAtom);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The slip's sheet is a dialog too, and its key closes it.
    if (!asksFor(slipKey, event, '[data-slip]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!on) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
  return on ? slipKey : undefined;
}

/**
 * Returns the menu entry that shows the key and switches it off, or undefined on devices that hardly have a keyboard.
 */
export function useSlipKeySwitch() {
  const { t } = useLingui();
  const [checked, onCheckedChange] = useAtom(singleKeysAtom);
  const hasKeys = useMedia(media.hover);
  const key = slipKey;
  if (!hasKeys) return undefined;
  return {
    id: 'key',
    label: t({ id: 'slip.key', message: `Key ${key} opens the slip` }),
    checked,
    onCheckedChange,
  };
}
