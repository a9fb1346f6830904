import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useKeyPress, useSingleKeys } from '../../controls/use-single-keys.ts';
import * as css from '../../themes/felt.css.ts';
import type { ViewProps } from '../view.ts';
import { useBlackjackTexts } from './use-blackjack-texts.ts';

const keyOf = { hit: 'h', stand: 's', double: 'd', split: 'p' } as const;
type Type = keyof typeof keyOf;
const types: readonly Type[] = ['hit', 'stand', 'double', 'split'];

/** The decisions that are possible now, as buttons. Their keys are shown if shortcuts are on (RGS-25). */
export function Actions({ round, phase, money, onAction }: ViewProps): ReactElement {
  const { t } = useLingui();
  const texts = useBlackjackTexts();
  const keys = useSingleKeys();
  const possible = types.filter((type) => round?.actions.some((action) => action.type === type));
  const canAct = phase === 'open';
  useKeyPress(keys.on && canAct, (key) => {
    const type = possible.find((each) => keyOf[each] === key);
    if (type) onAction({ type });
  });
  return (
    <div
      className={css.actions}
      data-actions=""
      role="group"
      aria-label={t({ id: 'games.blackjack.actions', message: 'Your decision' })}
    >
      {possible.map((type) => (
        <button
          key={type}
          type="button"
          className={css.action}
          data-action={type}
          data-main={type === 'hit' || type === 'stand' ? '' : undefined}
          aria-keyshortcuts={keys.on ? keyOf[type].toUpperCase() : undefined}
          disabled={!canAct}
          onClick={() => onAction({ type })}
        >
          <span>{texts.actions[type]}</span>
          <span className={css.actionSmall} aria-hidden="true">
            {type === 'double' || type === 'split' ? `+${money(round?.stake ?? '0')}` : ''}
            {keys.on ? ` ${keyOf[type].toUpperCase()}` : ''}
          </span>
        </button>
      ))}
    </div>
  );
}
