import { HeaderPause, lazyPart, PageLink } from '@kvota/shell';
import { Badge, buttonProps, Heading, IconButton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconInfoCircle, IconMaximize, IconMinimize, IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useState, type ReactElement } from 'react';

import { RoundsLink } from './RoundsLink.tsx';
import { SessionSums } from './SessionSums.tsx';
import { soundAtom } from './machine/sound-atom.ts';
import type { StageState } from './machine/stage-machine.ts';
import * as css from './stage.css.ts';
import type { StageSize } from './use-full-screen.ts';

const GameSheet = lazyPart(() => import('../sheet/GameSheet.tsx'), 'GameSheet');

interface StageBarProps {
  readonly name: string;
  readonly state: StageState;
  readonly size: StageSize;
  readonly onClose: () => void;
}

/** The bar above a game, which is the same for every provider: name, time, net of the session, facts, rounds, size, close (CAS-31). */
export function StageBar({ name, state, size: { full, toggle }, onClose }: StageBarProps): ReactElement {
  const { t } = useLingui();
  const [about, setAbout] = useState(false);
  const [sound, setSound] = useAtom(soundAtom);
  return (
    <div className={css.bar}>
      <div className={css.title}>
        <Heading size="bar">{name}</Heading>
        {state.game.mode === 'demo' ? (
          <Badge tone="casino">{t({ id: 'casino.playMoney', message: 'Play money' })}</Badge>
        ) : (
          <SessionSums state={state} />
        )}
      </div>
      {full && state.game.mode === 'real' ? <HeaderPause /> : null}
      <IconButton
        label={t({ id: 'casino.sound', message: 'Sound' })}
        icon={sound ? <IconVolume /> : <IconVolumeOff />}
        pressed={sound}
        onClick={() => setSound(!sound)}
      />
      <IconButton
        label={t({ id: 'casino.about', message: `About ${name}` })}
        icon={<IconInfoCircle />}
        onClick={() => setAbout(true)}
      />
      {state.game.mode === 'real' ? <RoundsLink code={state.game.code} /> : null}
      {toggle === undefined ? null : (
        <IconButton
          label={
            full
              ? t({ id: 'casino.smaller', message: 'Leave full screen' })
              : t({ id: 'casino.larger', message: 'Full screen' })
          }
          icon={full ? <IconMinimize /> : <IconMaximize />}
          onClick={toggle}
        />
      )}
      <PageLink
        page="casino"
        {...buttonProps({ variant: 'secondary', size: 'sm' })}
        aria-label={t({ id: 'casino.toLobby', message: 'To the lobby' })}
        onClick={onClose}
      >
        <IconX size={20} aria-hidden />
      </PageLink>
      {about ? <GameSheet onStage code={state.game.code} onClose={() => setAbout(false)} /> : null}
    </div>
  );
}
