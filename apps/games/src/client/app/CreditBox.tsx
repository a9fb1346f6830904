import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../themes/frame.css.ts';

export interface CreditBoxProps {
  /** Formatted. */
  readonly credit: string;
  readonly demo: boolean;
  /** Free rounds that are left, and their stake. */
  readonly free?: { readonly left: number; readonly stake: string } | undefined;
  /** True if there were free rounds and rounds cost the stake again. */
  readonly freeUsed?: boolean;
  /** True if the last bet was refused for lack of credit. */
  readonly lacking: boolean;
  readonly onRefill: () => void;
  readonly onCashier: () => void;
}

/** The credit of the player, and the way to more of it if it was too low. */
export function CreditBox(props: CreditBoxProps): ReactElement {
  const { credit, demo, free, freeUsed = false, lacking, onRefill, onCashier } = props;
  return (
    <div className={css.credit}>
      <span className={css.creditLabel}>
        <Trans id="games.credit">Credit</Trans>
      </span>
      <span className={css.creditRow}>
        <span className={css.creditAmount} data-credit="">
          {credit}
        </span>
        {demo ? (
          <span className={css.demo}>
            <Trans id="games.demo">Play money</Trans>
          </span>
        ) : null}
        {free === undefined ? null : <FreeBadge {...free} />}
        {freeUsed ? (
          <span className={css.demo} role="status">
            <Trans id="games.freeUsed">Free rounds used up</Trans>
          </span>
        ) : null}
        {lacking ? (
          <button type="button" className={css.textButton} onClick={demo ? onRefill : onCashier}>
            {demo ? <Trans id="games.refill">Refill</Trans> : <Trans id="games.deposit">Deposit</Trans>}
          </button>
        ) : null}
      </span>
    </div>
  );
}

function FreeBadge({ left, stake: amount }: NonNullable<CreditBoxProps['free']>): ReactElement {
  return (
    <span className={css.demo} role="status">
      <Plural id="games.free" value={left} one={`# free round, ${amount}`} other={`# free rounds, ${amount}`} />
    </span>
  );
}
