import { media } from '@kvota/ui';
import { useMedia } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useEffectEvent } from 'react';

import { asksForSlip, slipKey } from './slip-key.ts';

/** Whether the slip has a key. A single letter must be possible to switch off: dictation presses it without being asked. */
const slipKeyAtom = atomWithStorage('kvota.slipKey', true, undefined, { getOnInit: true });

/** Runs when the slip's key is pressed anywhere outside of a field. Returns the key for `aria-keyshortcuts`, undefined while it is off. */
export function useSlipKey(run: () => void): string | undefined {
  const on = useAtomValue(slipKeyAtom);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSlip(event)) return;
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

/** The line of the slip's menu that tells of the key and switches it off; undefined where there hardly is a keyboard. */
export function useSlipKeySwitch() {
  const { t } = useLingui();
  const [checked, onCheckedChange] = useAtom(slipKeyAtom);
  const hasKeys = useMedia(media.hover);
  const key = slipKey;
  if (!hasKeys) return undefined;
  return {
    id: 'key',
    label: t({ id: 'slip.key', message: `Key ${key} opens the ticket` }),
    checked,
    onCheckedChange,
  };
}
