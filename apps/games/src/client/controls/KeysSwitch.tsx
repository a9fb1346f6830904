import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../themes/felt.css.ts';
import type { SingleKeys } from './use-single-keys.ts';

/** Switches shortcuts of one key off and on. It shows the keys. */
export function KeysSwitch({ keys, value }: { readonly keys: string; readonly value: SingleKeys }): ReactElement {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={css.keys}
      aria-pressed={value.on}
      aria-label={t({ id: 'games.keys', message: `Shortcuts ${keys}` })}
      onClick={() => value.set(!value.on)}
    >
      <svg viewBox="0 0 24 16" aria-hidden="true">
        <rect x="1" y="1" width="22" height="14" rx="3" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M5 5.5h1M9 5.5h1M13 5.5h1M17 5.5h1M7 10.5h10" stroke="currentColor" strokeWidth="1.8" />
        {value.on ? null : <path d="M3 16L21 0" stroke="currentColor" strokeWidth="1.8" />}
      </svg>
      <span aria-hidden="true">{keys}</span>
    </button>
  );
}
