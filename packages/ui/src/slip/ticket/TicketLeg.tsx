import { IconLock, IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import type { LinkRenderProps } from '../../action/link/LinkSlot.tsx';
import { LiveBadge } from '../../feedback/live-badge/LiveBadge.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './Ticket.css.ts';

export type TicketLegState = 'open' | 'locked' | 'pending' | 'won' | 'lost' | 'void';

/** A mark at the end of a leg: its group, or a banker. With `onPress` it is a toggle, otherwise a label. */
export interface LegToken {
  /** A letter or two: "B", "II". */
  readonly sign: string;
  /** Its meaning or its action: "Banker", "Take into group II". */
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress?: (() => void) | undefined;
}

export interface TicketLegProps {
  /** The chosen outcome: "1", "Over 2.5". */
  readonly pick: ReactNode;
  readonly market: ReactNode;
  /** The two sides: "Crvena zvezda – Partizan". */
  readonly pair: ReactNode;
  readonly odds?: ReactNode;
  /** The price before a change that is not accepted yet. */
  readonly oldOdds?: ReactNode;
  readonly move?: 'up' | 'down' | undefined;
  readonly state?: TicketLegState;
  readonly note?: ReactNode;
  readonly live?: boolean;
  /** Replaces the remove button on tickets that cannot be changed. */
  readonly sport?: ReactNode;
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  /** Its part in a system. */
  readonly token?: LegToken | undefined;
  readonly renderPair?: (props: LinkRenderProps) => ReactElement;
  readonly oddsRef?: Ref<HTMLSpanElement>;
  readonly className?: string;
}

function LegOdds({ leg }: { readonly leg: TicketLegProps }): ReactElement {
  const { oldOdds, move, odds, state, oddsRef } = leg;
  const labels = useLabels();
  return (
    <>
      {oldOdds === undefined ? null : (
        <s className={css.oldOdds}>
          <span className={visuallyHidden}>{labels.oldPrice} </span>
          {oldOdds}
        </s>
      )}
      {move === undefined ? null : (
        <span className={css.mark} data-move={move}>
          <span className={visuallyHidden}>{move === 'up' ? labels.priceUp : labels.priceDown}</span>
        </span>
      )}
      {state === 'locked' ? <IconLock size={18} aria-label={labels.suspended} /> : null}
      <span ref={oddsRef} className={css.odds}>
        {odds}
      </span>
    </>
  );
}

function Token({ token: { sign, label, pressed = false, onPress } }: { readonly token: LegToken }): ReactElement {
  if (!onPress)
    return (
      <span className={css.token} role="img" aria-label={label} title={label} data-still="">
        {sign}
      </span>
    );
  return (
    <button
      type="button"
      className={css.token}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}

/** One selection on a ticket. */
export function TicketLeg(props: TicketLegProps): ReactElement {
  const { pick, market, pair, move, state = 'open', note, live = false, sport, token, renderPair } = props;
  const labels = useLabels();
  return (
    <li className={classNames(css.leg, props.className)} data-state={state} data-move={move}>
      <div className={css.legMark}>
        {props.onRemove ? (
          <IconButton label={props.removeLabel ?? labels.remove} icon={<IconX size={18} />} onClick={props.onRemove} />
        ) : (
          sport
        )}
      </div>
      <div>
        <div className={css.pickLine}>
          <span className={css.pick}>{pick}</span>
          <span className={css.market}>{market}</span>
          {live ? <LiveBadge /> : null}
        </div>
        {renderPair ? renderPair({ className: css.pair, children: pair }) : <span className={css.pair}>{pair}</span>}
        {note === undefined ? null : <div className={css.note}>{note}</div>}
      </div>
      <div className={css.legEnd}>
        <LegOdds leg={props} />
        {token ? <Token token={token} /> : null}
      </div>
    </li>
  );
}
