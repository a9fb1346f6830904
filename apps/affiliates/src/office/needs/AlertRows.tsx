import type { BlockAlert, FloatAlert, LimitAlert, StatementAlert, VoidAlert, WinAlert } from '@kvota/contracts';
import { PageLink, useFormats } from '@kvota/shell';
import { ticketNumber } from '@kvota/tickets';
import { Button, nameLinkProps, Progress, TaskLine } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePeriodName } from '../../commission/use-period-name.ts';
import { useAmount, useChooseCurrency } from '../../frame/use-currency.ts';
import { useLimitWords } from '../../limits/use-limit-words.ts';
import { useRequester } from '../../tickets/requests/use-void-state.ts';
import { useBlockSetter } from '../../users/detail/use-block-setter.ts';

interface Alerted<Alert> {
  readonly alert: Alert;
  /** The time of the answer. Times of the same day are shown without it. */
  readonly now: string;
}

const userLink = ({ userId, username }: { readonly userId: string; readonly username: string }, tab?: 'limits') => (
  <PageLink page="affiliatesUser" params={{ id: userId }} {...(tab && { search: { tab } })} {...nameLinkProps()}>
    {username}
  </PageLink>
);

const ticketLink = (ticketId: string) => (
  <PageLink page="affiliatesTickets" search={{ q: ticketId }} {...nameLinkProps()}>
    {ticketNumber(ticketId)}
  </PageLink>
);

/** A request to void a ticket. It is decided in a dialog over the page. */
export function VoidRow(props: Alerted<VoidAlert> & { readonly onDecide: () => void }): ReactElement {
  const { alert, now, onDecide } = props;
  const { ticketId, username, stake, currency, reason, lapsesAt } = alert;
  const { t } = useLingui();
  const formats = useFormats();
  const by = useRequester()(alert);
  const amount = useAmount()(stake, currency);
  const time = formats.kickoff(lapsesAt, now);
  const decide = t({ id: 'agency.void.decide', message: 'Decide' });
  return (
    <TaskLine
      name={ticketLink(ticketId)}
      facts={[
        t({ id: 'agency.needs.ticket', message: `${username}, stake ${amount}` }),
        `${by}: ${reason}`,
        t({ id: 'agency.needs.lapses', message: `To be decided by ${time}` }),
      ]}
      act={
        <Button size="sm" aria-label={`${decide}: ${ticketNumber(ticketId)}`} onClick={onDecide}>
          {decide}
        </Button>
      }
    />
  );
}

/** A child below its mark, with the way to add credit in that currency. */
export function FloatRow(props: {
  readonly alert: FloatAlert;
  /** Undefined for somebody who may not move money. */
  readonly onAdd: ((userId: string) => void) | undefined;
  /** Why no credit can be added now. */
  readonly closed: string | undefined;
}): ReactElement {
  const { alert, onAdd, closed } = props;
  const { userId, username, credit, mark, currency } = alert;
  const { t } = useLingui();
  const money = useAmount();
  const choose = useChooseCurrency();
  const [has, least] = [money(credit, currency), money(mark, currency)];
  const add = t({ id: 'agency.addCredit', message: 'Add credit' });
  const open = (): void => {
    choose(currency);
    onAdd?.(userId);
  };
  return (
    <TaskLine
      name={userLink(alert)}
      facts={[t({ id: 'agency.office.lowFloat', message: `Credit ${has}, below the mark of ${least}` })]}
      act={
        onAdd ? (
          <Button size="sm" disabledReason={closed} aria-label={`${add}: ${username}`} onClick={open}>
            {add}
          </Button>
        ) : null
      }
    />
  );
}

/** A user close to a limit. */
export function LimitRow({ alert, now }: Alerted<LimitAlert>): ReactElement {
  const { key, used, limit, percent, currency, until } = alert;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const words = useLimitWords();
  const [sum, most, share] = [money(used, currency), money(limit, currency), formats.percent(percent)];
  const time = formats.kickoff(until, now);
  return (
    <TaskLine
      name={userLink(alert, 'limits')}
      facts={[t({ id: 'agency.needs.share', message: `${share} used, starts again ${time}` })]}
      bar={
        <Progress
          size="sm"
          tone="danger"
          label={words.limit(key)}
          value={Math.min(percent, 100)}
          valueText={t({ id: 'agency.needs.used', message: `${sum} of ${most}` })}
        />
      }
    />
  );
}

/** A child that somebody above has blocked. */
export function BlockRow({ alert, now }: Alerted<BlockAlert>): ReactElement {
  const { scope, since } = alert;
  const { t } = useLingui();
  const formats = useFormats();
  const setter = useBlockSetter()(alert);
  const when = since === null ? undefined : formats.kickoff(since, now);
  return (
    <TaskLine
      name={userLink(alert)}
      facts={[
        setter,
        when && t({ id: 'agency.blocks.since', message: `Since ${when}` }),
        scope === 'branch'
          ? t({ id: 'agency.blockedScope.branch', message: 'The block holds for the whole branch.' })
          : undefined,
      ]}
    />
  );
}

/** A statement that is not paid in full. Its page pays it. */
export function StatementRow(props: { readonly alert: StatementAlert; readonly parent: string }): ReactElement {
  const { alert, parent } = props;
  const { periodId, cycle, from, to, userId, username, own, open, currency } = alert;
  const { t } = useLingui();
  const periodName = usePeriodName();
  const choose = useChooseCurrency();
  const isNegative = open.startsWith('-');
  const amount = useAmount()(open.replace(/^-/, ''), currency);
  // The parent owes what is open, unless it is negative.
  const name = own ? parent : username;
  const owed =
    isNegative === own
      ? t({ id: 'agency.needs.youOwe', message: `You owe ${amount} to ${name}` })
      : t({ id: 'agency.needs.owesYou', message: `${name} owes you ${amount}` });
  return (
    <TaskLine
      name={
        <PageLink
          page="affiliatesStatement"
          params={{ period: periodId }}
          {...(!own && { search: { user: userId } })}
          // The statement is in the currency of the chosen wallet.
          onClick={() => choose(currency)}
          {...nameLinkProps()}
        >
          {periodName({ id: periodId, cycle, from, to })}
        </PageLink>
      }
      facts={[owed]}
    />
  );
}

/** A big win. */
export function WinRow({ alert, now }: Alerted<WinAlert>): ReactElement {
  const { ticketId, username, stake, payout, currency, settledAt } = alert;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const [won, staked] = [money(payout, currency), money(stake, currency)];
  return (
    <TaskLine
      name={ticketLink(ticketId)}
      facts={[
        t({ id: 'agency.needs.won', message: `${username} won ${won} with a stake of ${staked}` }),
        formats.kickoff(settledAt, now),
      ]}
    />
  );
}
