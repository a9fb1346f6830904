import { PageLink } from '@kvota/shell';
import { Badge, IconButton, iconButtonProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconArrowsMaximize, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import type { NamedGame } from './machine/stage-atoms.ts';
import type { StageState } from './machine/stage-machine.ts';
import { SessionSums } from './SessionSums.tsx';
import * as css from './stage.css.ts';

interface SmallHeadProps {
  readonly game: NamedGame;
  readonly state: StageState;
  /** True if the picture of the game is hidden, because it covered what is behind it. */
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly onClose: () => void;
}

/** The head of a game that goes on small beside another page: name, time and net, back to its page, close (CAS-23). */
export function SmallHead({ game, state, folded, onFold, onClose }: SmallHeadProps): ReactElement {
  const { code, provider, mode, name } = game;
  const { t } = useLingui();
  const back = t({ id: 'casino.backToGame', message: 'Back to the game' });
  return (
    <div className={css.smallHead}>
      <div className={css.smallName}>
        <strong>{name}</strong>
        {mode === 'demo' ? (
          <Badge tone="casino">{t({ id: 'casino.playMoney', message: 'Play money' })}</Badge>
        ) : (
          <SessionSums state={state} />
        )}
      </div>
      <IconButton
        label={
          folded
            ? t({ id: 'casino.unfold', message: 'Show the game' })
            : t({ id: 'casino.fold', message: 'Hide the game' })
        }
        icon={folded ? <IconChevronUp /> : <IconChevronDown />}
        onClick={() => onFold(!folded)}
      />
      <PageLink
        page="games"
        params={{ provider, game: code }}
        search={{ gc: code, mode: mode === 'demo' ? mode : undefined }}
        {...iconButtonProps({ label: back })}
        title={back}
      >
        <IconArrowsMaximize aria-hidden />
      </PageLink>
      <IconButton label={t({ id: 'casino.closeGame', message: 'Close the game' })} icon={<IconX />} onClick={onClose} />
    </div>
  );
}
