import type { KenoModel } from '@kvota/games';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { timesStake } from '../../play/amounts.ts';
import * as css from '../../themes/keno.css.ts';
import { useNumbers } from '../use-numbers.ts';
import type { ViewProps } from '../view.ts';
import { paysOf } from './keno-bet.ts';

export interface KenoPaysProps extends Pick<ViewProps, 'stake' | 'money'> {
  readonly model: KenoModel;
  readonly picks: number;
  /** The hits of a draw that is over; null before. */
  readonly hits: number | null;
  /** Is shown if nothing pays, because nothing is chosen. */
  readonly children: ReactNode;
}

/** The multiplier of each number of hits, with its amount. */
export function KenoPays({ model, picks, hits, stake, money, children }: KenoPaysProps): ReactElement {
  const { t } = useLingui();
  const { times } = useNumbers();
  const pays = paysOf(model, picks);
  return (
    <ul className={css.pays} aria-label={t({ id: 'games.keno.pays', message: 'What the hits pay' })}>
      {pays.length === 0 ? (
        <li className={css.hint}>{children}</li>
      ) : (
        pays.map(([count, multiplier]) => (
          <li key={count} className={css.pay} data-now={count === hits ? '' : undefined}>
            <span>
              <Plural id="games.keno.hits" value={count} one="# hit" other="# hits" />
            </span>
            <b>{times(multiplier)}</b>
            <i>{money(timesStake(stake, multiplier))}</i>
          </li>
        ))
      )}
    </ul>
  );
}
