import type { HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Button, compareDecimals, LabelledAmount, LabelledAmounts, PartSlider, Spinner, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import { takeable, type CashOutEvent, type CashOutState } from './cash-out-machine.ts';
import * as styles from './cash-out.css.ts';
import { Price } from './Price.tsx';
import { useNoPriceText } from './use-no-price-text.ts';

interface Parts {
  readonly ticket: HistoryTicket;
  readonly state: CashOutState;
  readonly send: (event: CashOutEvent) => void;
}

/** How much of the ticket, and what it would bring. */
export function CashOutForm({ ticket, state, send }: Parts) {
  const { t } = useLingui();
  const formats = useFormats();
  const { at } = state.step;
  const sending = at === 'confirming' || at === 'unanswered' || at === 'done';
  const offer = sending ? state.step.offer : takeable(state);
  const whole = formats.money(ticket.openStake, ticket.currency);
  const part = offer === null ? null : formats.money(offer.stake, ticket.currency);
  const percent = formats.percent(state.percent);
  return (
    <div className={styles.form}>
      <PartSlider
        label={t({ id: 'cashOut.part', message: 'Part of the stake' })}
        value={state.percent}
        onValueChange={(chosen) => send({ type: 'part', percent: chosen })}
        format={(one) => formats.percent(one)}
        valueText={part === null ? percent : t({ id: 'cashOut.partText', message: `${percent}, a stake of ${part}` })}
        disabled={sending}
      />
      <LabelledAmounts>
        <LabelledAmount
          label={t({ id: 'cashOut.stake', message: 'Stake to cash out' })}
          value={part === null ? undefined : t({ id: 'cashOut.of', message: `${part} of ${whole}` })}
        />
        <LabelledAmount
          label={t({ id: 'slip.payout', message: 'Possible payout' })}
          value={formats.money(ticket.possiblePayout, ticket.currency)}
        />
      </LabelledAmounts>
      <Price ticket={ticket} state={state} />
      <Message ticket={ticket} state={state} />
    </div>
  );
}

/** What stands in the way or has changed; its place is kept, so that nothing moves. */
function Message({ ticket, state: { step } }: Pick<Parts, 'ticket' | 'state'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const noPrice = useNoPriceText();
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  const [old, fresh] = step.at === 'changed' ? [money(step.old.amount), money(step.offer.amount)] : ['', ''];
  return (
    <div className={styles.message} aria-live="polite">
      {step.at === 'unavailable' ? <TicketNotice tone="warning">{noPrice(step.reason)}</TicketNotice> : null}
      {step.at === 'unreachable' ? (
        <TicketNotice tone="danger">
          {t({ id: 'cashOut.unreachable', message: 'No price came. Check your connection and try again.' })}
        </TicketNotice>
      ) : null}
      {step.at === 'changed' ? (
        <TicketNotice tone={compareDecimals(step.offer.amount, step.old.amount) < 0 ? 'warning' : 'info'} urgent>
          {t({
            id: 'cashOut.changed',
            message: `The price has changed: ${old} → ${fresh}. Nothing was sold. Cash out at the new price?`,
          })}
        </TicketNotice>
      ) : null}
      {step.at === 'confirming' && step.tries > 1 ? (
        <TicketNotice tone="info" action={<Spinner size={20} />}>
          {t({ id: 'cashOut.again', message: 'No answer yet. We ask again; nothing is sold twice.' })}
        </TicketNotice>
      ) : null}
      {step.at === 'unanswered' ? (
        <TicketNotice tone="danger" urgent>
          {t({
            id: 'cashOut.unanswered',
            message: 'We could not learn whether the ticket was sold. Ask again: nothing is sold twice.',
          })}
        </TicketNotice>
      ) : null}
    </div>
  );
}

/** The one press that sells; it names the amount that it stands for. */
export function CashOutConfirm({ ticket, state, send }: Parts) {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const formats = useFormats();
  const { step } = state;
  const offer = takeable(state);
  if (step.at === 'unavailable' || step.at === 'unreachable' || step.at === 'unanswered')
    return (
      <Button variant="brand" size="lg" fullWidth onClick={() => send({ type: 'retry' })}>
        {step.at === 'unanswered'
          ? t({ id: 'cashOut.askAgain', message: 'Ask again' })
          : t({ id: 'action.retry', message: 'Try again' })}
      </Button>
    );
  const sending = step.at === 'confirming' || step.at === 'done';
  const shown = sending ? step.offer : offer;
  return (
    <Button
      variant="brand"
      size="lg"
      fullWidth
      busy={sending}
      disabledReason={shown === null ? t({ id: 'cashOut.asking', message: 'The price is being fetched.' }) : undefined}
      onClick={() => {
        if (offer) send({ type: 'confirm', quoteId: offer.quoteId, amount: offer.amount, now: serverNow() });
      }}
      data-testid="confirm-cash-out"
    >
      {t({ id: 'cashOut.title', message: 'Cash out' })}
      {shown === null ? null : ` ${formats.money(shown.amount, ticket.currency)}`}
    </Button>
  );
}
