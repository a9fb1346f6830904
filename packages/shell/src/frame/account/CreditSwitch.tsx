import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import type { ReactElement } from 'react';

import { useLatched } from '../../browser/use-latched.ts';
import { creditHiddenAtom } from '../../state/atoms.ts';

/**
 * Shows the credit again beside amounts that are hidden with it (HEAD-07). It renders nothing until the credit is hidden, and
 * stays after that, because its holder may want to hide the amounts again.
 */
export function CreditSwitch(): ReactElement | null {
  const { t } = useLingui();
  const [hidden, setHidden] = useAtom(creditHiddenAtom);
  const offered = useLatched(hidden);
  if (!offered) return null;
  return (
    <Button
      size="sm"
      icon={hidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
      onClick={() => setHidden(!hidden)}
    >
      {hidden ? t({ id: 'wallet.show', message: 'Show credit' }) : t({ id: 'wallet.hide', message: 'Hide credit' })}
    </Button>
  );
}
