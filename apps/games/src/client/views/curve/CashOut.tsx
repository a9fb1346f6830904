import { curveAt, curveReaches } from '@kvota/games';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';

import * as css from '../../themes/curve.css.ts';
import * as frame from '../../themes/frame.css.ts';
import type { ViewProps } from '../view.ts';
import { curveModelOf } from './curve-bet.ts';
import { ridingOf, worthOf } from './curve-bets.ts';
import { useRise } from './use-rise.ts';

/** Takes the bets off the curve, with the amount that they are worth now. Readers get its name only, and no counting. */
export function CashOut({ game, booked = [], run, money, still }: ViewProps): ReactElement {
  const amount = useRef<HTMLSpanElement>(null);
  const [early, setEarly] = useState(true);
  const riding = ridingOf(booked).filter(({ id }) => run?.leaving.includes(id) !== true);
  const first = curveReaches(curveModelOf(game.model).targets.least);
  useRise(run, still, (ms) => {
    setEarly(ms < first);
    if (amount.current) amount.current.textContent = money(worthOf(riding, curveAt(ms)));
  });
  return (
    <button
      type="button"
      className={`${frame.primary} ${css.cashOut}`}
      data-primary=""
      disabled={early || riding.length === 0}
      onClick={() => run?.onLeave(riding.map(({ id }) => id))}
    >
      {riding.length === 0 ? (
        <Trans id="games.table.booking">Being booked…</Trans>
      ) : (
        <>
          <Trans id="games.ladder.cashOut">Cash out</Trans>
          <span ref={amount} aria-hidden="true" />
        </>
      )}
    </button>
  );
}
