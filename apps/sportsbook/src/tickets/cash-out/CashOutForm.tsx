import type { HistoryTicket } from '@kvota/contracts';
import { Button, compareDecimals, LabelledAmount, LabelledAmounts, PartSlider, Spinner, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import { confirmableQuote, type CashOutEvent, type CashOutState } from './cash-out-machine.ts';
import * as styles from './cash-out.css.ts';
import { Price } from './Price.tsx';
import { useUnavailableText } from './use-unavailable-text.ts';

interface Parts {
  readonly ticket: HistoryTicket;
  readonly state: CashOutState;
  readonly send: (event: CashOutEvent) => void;
}

/** The choice of the part, and what it pays. */
export function CashOutForm({ ticket, state, send }: Parts) {
  const { t } = useLingui();
  const formats = useFormats();
  const { status } = state;
  const sending = status === 'confirming' || status === 'unanswered' || status === 'done';
  const quote = sending ? state.quote : confirmableQuote(state);
  const whole = formats.money(ticket.openStake, ticket.currency);
  const part = quote === null ? null : formats.money(quote.stake, ticket.currency);
  const percent = formats.percent(state.percent);
  return (
    <div className={styles.form}>
      <PartSlider
        label={t({ id: 'cashOut.part', message: 'Part of the stake' })}
        value={state.percent}
        onValueChange={(chosen) => send({ type: 'choose-part', percent: chosen })}
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

/** The problem or change to report. Its place is kept, so that nothing moves when it appears. */
function Message({ ticket, state }: Pick<Parts, 'ticket' | 'state'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const unavailable = useUnavailableText();
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  const [old, fresh] = state.status === 'changed' ? [money(state.old.amount), money(state.quote.amount)] : ['', ''];
  return (
    <div className={styles.message} aria-live="polite">
      {state.status === 'unavailable' ? <TicketNotice tone="warning">{unavailable(state.reason)}</TicketNotice> : null}
      {state.status === 'unreachable' ? (
        <TicketNotice tone="danger">
          {t({ id: 'cashOut.unreachable', message: 'No price came. Check your connection and try again.' })}
        </TicketNotice>
      ) : null}
      {state.status === 'changed' ? (
        <TicketNotice tone={compareDecimals(state.quote.amount, state.old.amount) < 0 ? 'warning' : 'info'} urgent>
          {t({
            id: 'cashOut.changed',
            message: `The price has changed: ${old} → ${fresh}. Nothing was paid out. Cash out at the new price?`,
          })}
        </TicketNotice>
      ) : null}
      {state.status === 'confirming' && state.tries > 1 ? (
        <TicketNotice tone="info" action={<Spinner size={20} />}>
          {t({ id: 'cashOut.again', message: 'No answer yet. We are asking again; nothing is paid out twice.' })}
        </TicketNotice>
      ) : null}
      {state.status === 'unanswered' ? (
        <TicketNotice tone="danger" urgent>
          {t({
            id: 'cashOut.unanswered',
            message: 'It is not known whether the ticket was paid out. Ask again: nothing is paid out twice.',
          })}
        </TicketNotice>
      ) : null}
    </div>
  );
}

/** The button that confirms; it shows the amount it confirms. */
export function CashOutConfirm({ ticket, state, send }: Parts) {
  const { t } = useLingui();
  const formats = useFormats();
  const { status } = state;
  const quote = confirmableQuote(state);
  if (status === 'unavailable' || status === 'unreachable' || status === 'unanswered')
    return (
      <Button variant="brand" size="lg" fullWidth onClick={() => send({ type: 'retry' })}>
        {state.status === 'unanswered'
          ? t({ id: 'cashOut.askAgain', message: 'Ask again' })
          : t({ id: 'action.retry', message: 'Try again' })}
      </Button>
    );
  const sending = status === 'confirming' || status === 'done';
  const shown = sending ? state.quote : quote;
  return (
    <Button
      variant="brand"
      size="lg"
      fullWidth
      busy={sending}
      disabledReason={shown === null ? t({ id: 'cashOut.asking', message: 'The price is being fetched.' }) : undefined}
      onClick={() => {
        if (quote) send({ type: 'confirm', quoteId: quote.quoteId, amount: quote.amount });
      }}
      data-testid="confirm-cash-out"
    >
      {t({ id: 'cashOut.title', message: 'Cash out' })}
      {shown === null ? null : ` ${formats.money(shown.amount, ticket.currency)}`}
    </Button>
  );
}
