import { useRequiredMessages } from '@kvota/shell';
import { Dialog, IconButton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlayerPause } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

import { useProtection } from '../protection/use-protection.ts';
import { PauseNow } from './PauseNow.tsx';

const texts = ['account'] as const;

/** The pause of 24 hours in the header, for licences that require it on every page. It opens the button to hold. */
export function PauseInHeader(): ReactElement | null {
  useRequiredMessages(texts);
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const state = useProtection().data?.play.state;
  if (state === 'excluded') return null;
  const isPaused = state === 'paused';
  const title = isPaused
    ? t({ id: 'limits.state.paused', message: 'Play is paused' })
    : t({ id: 'limits.pause', message: 'Pause play' });
  return (
    <>
      <IconButton
        label={title}
        icon={<IconPlayerPause size={22} />}
        aria-haspopup="dialog"
        data-before-logo=""
        data-paused={isPaused ? '' : undefined}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={title}
        description={t({
          id: 'limits.pause.hint',
          message:
            'No bets, no games, no deposits. Withdrawals and your history stay open, and open tickets are settled as usual. A pause ends by itself and cannot be cut short.',
        })}
      >
        <PauseNow onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
