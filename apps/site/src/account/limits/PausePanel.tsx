import type { PlayGuard } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Button, ConfirmDialog, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { HoldToPause } from '../pause/HoldToPause.tsx';
import { ActFault, Offline } from '../protection/ActFault.tsx';
import { pauseEnd, pausesOf, type PauseDays } from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { usePauseLength, useWhen } from '../protection/use-limit-words.ts';
import { usePause } from '../protection/use-protection.ts';

/** Pauses play: for 24 hours by one long press, for longer after a question. A running pause can be made longer. */
export function PausePanel(props: {
  readonly play: PlayGuard;
  readonly now: number;
  readonly onPaused: () => void;
}): ReactElement | null {
  const { play, now, onPaused } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const length = usePauseLength();
  const when = useWhen(now);
  const [days, setDays] = useState<PauseDays>(7);
  const [open, setOpen] = useState(false);
  const act = usePause(() => {
    setOpen(false);
    onPaused();
  });
  const choices = pausesOf(play, now);
  if (choices.length === 0) return null;
  const isOpen = play.state !== 'paused';
  const chosen = length(days);
  const until = when(pauseEnd(days, now));
  return (
    <Panel
      title={
        isOpen
          ? t({ id: 'limits.pause', message: 'Pause play' })
          : t({ id: 'limits.pause.longer', message: 'Make the pause longer' })
      }
    >
      <Text tone="secondary" className={css.prose}>
        {t({
          id: 'limits.pause.hint',
          message:
            'No bets, no games, no deposits. Withdrawals and your history stay open, and open tickets are settled as usual. A pause ends by itself and cannot be cut short.',
        })}
      </Text>
      {isOpen ? <HoldToPause busy={act.busy && !open} onHeld={() => act.send({ days: 1 })} /> : null}
      {open ? null : <ActFault act={act} />}
      <div className={css.part}>
        {isOpen ? (
          <Text tone="secondary" size="sm">
            {t({ id: 'limits.pause.asked', message: 'Or choose a length, and confirm it:' })}
          </Text>
        ) : null}
        <div className={css.choices}>
          {choices.map((choice) => (
            <Button
              key={choice}
              onClick={() => {
                act.forget();
                setDays(choice);
                setOpen(true);
              }}
            >
              {length(choice)}
            </Button>
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t({ id: 'limits.pause.ask', message: `Pause play for ${chosen}?` })}
        confirmLabel={t({ id: 'limits.pause.yes', message: 'Pause now' })}
        busy={act.busy}
        onConfirm={() => {
          if (online) act.send({ days });
        }}
      >
        <div className={css.card}>
          <Text tone="secondary">
            {t({
              id: 'limits.pause.askHint',
              message: `No bets, no games and no deposits until ${until}. You cannot cut the pause short.`,
            })}
          </Text>
          {online ? null : <Offline />}
          <ActFault act={act} />
        </div>
      </ConfirmDialog>
    </Panel>
  );
}
