import { onlineAtom } from '@kvota/shell';
import { HoldButton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlayerPause } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** The button that pauses play for 24 hours if it is held for two seconds. It asks no question (OP-87). */
export function HoldToPause(props: {
  readonly busy: boolean;
  readonly onHeld: () => void;
  /** Opens a way to the pause that needs no holding. */
  readonly onVirtualClick?: () => void;
}): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  return (
    <HoldButton
      fullWidth
      icon={<IconPlayerPause size={22} aria-hidden="true" />}
      notes={{
        idle: t({ id: 'limits.hold.idle', message: 'Hold for 2 seconds' }),
        held: t({ id: 'limits.hold.held', message: 'Keep holding' }),
        released: t({ id: 'limits.hold.released', message: 'Released too early: nothing happened' }),
      }}
      disabledReason={online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' })}
      {...props}
    >
      {t({ id: 'limits.pause.now', message: 'Pause for 24 hours' })}
    </HoldButton>
  );
}
