import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { NumberField } from '../../controls/NumberField.tsx';
import { timesStake } from '../../play/amounts.ts';
import * as css from '../../themes/curve.css.ts';
import { shared } from '../../themes/table.css.ts';
import { hundredthsOf } from '../decimal.ts';
import { useNumbers } from '../use-numbers.ts';
import type { ViewProps } from '../view.ts';
import { autoOf, curveModelOf } from './curve-bet.ts';

/** Multipliers that are one press away, in hundredths. */
const quick = [150, 200, 500, 1000] as const;

/** The multiplier at which the next bet leaves by itself, or none. */
export function AutoCashOut({ game, choice, stake, money, onChoose }: ViewProps): ReactElement {
  const { t } = useLingui();
  const { fixed } = useNumbers();
  const model = curveModelOf(game.model);
  const auto = autoOf(model, choice);
  const choose = (target: number | null): void =>
    onChoose(target === null ? {} : { target: autoOf(model, { target }) ?? undefined });
  const targetText = fixed(auto ?? 0);
  const pays = money(timesStake(stake, (auto ?? 0) * 100));
  return (
    <div className={css.controls}>
      <NumberField
        label={t({ id: 'games.curve.auto', message: 'Auto cash-out' })}
        value={auto === null ? '–' : fixed(auto)}
        unit={auto === null ? '' : '×'}
        disabled={false}
        onCommit={(text) => choose(hundredthsOf(text) ?? (text.trim() === '' ? null : auto))}
      />
      <div className={css.quick} role="group" aria-label={t({ id: 'games.limbo.targets', message: 'Usual targets' })}>
        <button type="button" className={shared.chip} aria-pressed={auto === null} onClick={() => choose(null)}>
          <Trans id="games.curve.auto.off">Off</Trans>
        </button>
        {quick.map((each) => (
          <button
            key={each}
            type="button"
            className={shared.chip}
            aria-pressed={each === auto}
            onClick={() => choose(each)}
          >
            {each % 100 === 0 ? each / 100 : fixed(each)}×
          </button>
        ))}
      </div>
      <p className={css.rule}>
        {auto === null ? (
          <Trans id="games.curve.byHand">You cash out yourself, before the curve ends.</Trans>
        ) : (
          <Trans id="games.curve.leaves">
            Cashes out by itself at {targetText}×: {pays}
          </Trans>
        )}
      </p>
    </div>
  );
}
