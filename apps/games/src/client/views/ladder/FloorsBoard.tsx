import type { FloorsModel, FloorsState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/ladder.css.ts';
import { Ball, Gem, Glove, Mine } from '../../themes/pictures.tsx';
import type { ViewProps } from '../view.ts';

interface FloorsBoardProps extends ViewProps {
  readonly model: FloorsModel;
  readonly state: FloorsState | null;
}

/** Floors from the bottom to the top. Only the next one can be taken. */
export function FloorsBoard({ model, mode, state, phase, onAction }: FloorsBoardProps): ReactElement {
  const { t } = useLingui();
  const choices = model.difficulty[mode]?.choices ?? 1;
  const kicks = model.code === 'penalties';
  const [Good, Bad] = kicks ? [Ball, Glove] : [Gem, Mine];
  const taken = state?.picked.length ?? 0;
  return (
    <div
      className={css.floors}
      role="group"
      aria-label={t({ id: 'games.floors.field', message: 'Floors' })}
      data-doors={kicks ? 'goal' : 'arch'}
      data-begins={phase === 'idle' || phase === 'presented' ? '' : undefined}
      style={{ ['--choices' as string]: choices }}
    >
      {Array.from({ length: model.floors }, (_, down) => model.floors - 1 - down).map((floor) => (
        <div key={floor} className={css.floor} data-now={phase === 'open' && floor === taken ? '' : undefined}>
          {Array.from({ length: choices }, (__, choice) => {
            const losing = state?.losing[floor] ?? null;
            const picked = state?.picked[floor] === choice;
            const loses = losing?.includes(choice) ?? false;
            const open = phase === 'open' && floor === taken;
            return (
              <button
                key={choice}
                type="button"
                className={css.door}
                data-cell={losing === null ? 'closed' : picked ? (loses ? 'hit' : 'gem') : loses ? 'mine' : 'safe'}
                disabled={!open}
                onClick={() => onAction({ type: 'pick', choice })}
                aria-label={t({ id: 'games.floors.choice', message: `Floor ${floor + 1}, choice ${choice + 1}` })}
              >
                {losing !== null && (picked || loses) ? loses ? <Bad hit={picked} /> : <Good /> : null}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
