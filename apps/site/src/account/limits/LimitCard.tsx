import type { PlayerLimit } from '@kvota/contracts';
import { onlineAtom, useFormats, useHost, useOwnMoney } from '@kvota/shell';
import {
  Badge,
  Button,
  ConfirmDialog,
  Fact,
  FactList,
  Panel,
  Progress,
  shareOfDecimal,
  Text,
  TicketNotice,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { ActFault, Offline } from '../protection/ActFault.tsx';
import { confirmableFrom, isLimitAmount, nameOf } from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { useLastLimitText, useLimitTitle, useWhen } from '../protection/use-limit-words.ts';
import { useSetLimit } from '../protection/use-protection.ts';
import { WaitingChange } from './WaitingChange.tsx';

/** A limit of an amount: what is left and until when, how much is used, and what comes when. */
export function LimitCard(props: {
  readonly limit: PlayerLimit;
  readonly amount: string;
  readonly now: number;
  readonly coolingHours: number;
  /** True if the player cannot play without the limit. */
  readonly isLastRequired: boolean;
  /** True if the player has limits in more than one currency. */
  readonly isCurrencyShown: boolean;
  readonly onChange: () => void;
}): ReactElement {
  const { limit, amount, now, coolingHours, isLastRequired, isCurrencyShown, onChange } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const title = useLimitTitle()(nameOf(limit));
  const when = useWhen(now);
  const from = when(confirmableFrom(limit, coolingHours, now));
  const lastText = useLastLimitText();
  const [asks, setAsks] = useState(false);
  const removal = useSetLimit(({ limit: answered }) => {
    setAsks(false);
    const moment = answered?.next ? when(answered.next.from) : undefined;
    notify({
      id: 'limits',
      text:
        moment === undefined
          ? t({ id: 'limits.removed', message: 'The limit is removed.' })
          : t({
              id: 'limits.noted',
              message: `Noted. You can confirm it from ${moment}; your limit holds until then.`,
            }),
    });
  });
  const currency = limit.currency ?? undefined;
  const money = formats.money(amount, currency);
  const isReached = limit.left !== null && limit.left !== undefined && !isLimitAmount(limit.left);
  return (
    <Panel
      title={title}
      headingLevel={3}
      actions={
        <>
          {isReached ? <Badge tone="danger">{t({ id: 'limits.reached', message: 'Reached' })}</Badge> : null}
          {isCurrencyShown && currency === 'RSD' ? <Badge>{currency}</Badge> : null}
        </>
      }
    >
      <div className={css.card}>
        {limit.kind === 'singleStake' ? (
          <Most money={money} />
        ) : (
          <Use {...{ limit, amount, now, isReached }} label={title} />
        )}
        <WaitingChange {...{ limit, now, isLastRequired }} />
        <div className={css.actions}>
          <Button size="sm" onClick={onChange}>
            {t({ id: 'limits.change', message: 'Change' })}
          </Button>
          {limit.next && !limit.next.amount ? null : (
            <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
              {t({ id: 'limits.remove', message: 'Remove' })}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={(open) => {
          setAsks(open);
          removal.forget();
        }}
        title={t({ id: 'limits.removeAsk', message: 'Remove this limit?' })}
        confirmLabel={t({ id: 'limits.removeYes', message: 'Ask for removal' })}
        cancelLabel={t({ id: 'limits.keep', message: 'Keep my limit' })}
        busy={removal.busy}
        onConfirm={() => {
          if (online) removal.send({ ...nameOf(limit), amount: null });
        }}
      >
        <div className={css.card}>
          <Text tone="secondary">
            {t({
              id: 'limits.removeHint',
              message: `It is not removed at once: you have to confirm it, from ${from} at the earliest. Until then ${money} holds.`,
            })}
          </Text>
          {isLastRequired ? <TicketNotice tone="warning">{lastText}</TicketNotice> : null}
          {online ? null : <Offline />}
          <ActFault act={removal} />
        </div>
      </ConfirmDialog>
    </Panel>
  );
}

/** The highest single stake has no period, so nothing is used of it. */
function Most({ money }: { readonly money: string }): ReactElement {
  const { t } = useLingui();
  return (
    <div>
      <Text as="strong" size="xl">
        {t({ id: 'limits.most', message: `At most ${money}` })}
      </Text>
      <Text tone="secondary" size="sm">
        {t({ id: 'limits.mostHint', message: 'for one ticket, spin or round' })}
      </Text>
    </div>
  );
}

/** The rest of the running period with its end, and a bar of the used part. */
function Use(props: {
  readonly limit: PlayerLimit;
  readonly amount: string;
  readonly now: number;
  readonly isReached: boolean;
  readonly label: string;
}): ReactElement {
  const { limit, amount, now, isReached } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const own = useOwnMoney();
  const when = useWhen(now);
  const currency = limit.currency ?? undefined;
  if (typeof limit.used !== 'string') {
    return (
      <Text tone="secondary">
        {t({
          id: 'limits.noRate',
          message:
            'An exchange rate is missing today, so we cannot add up your wallets. What we cannot count is refused; your limit holds.',
        })}
      </Text>
    );
  }
  const { used } = limit;
  const left = own.money(limit.left ?? amount, currency);
  const until = limit.until ? when(limit.until) : undefined;
  const [part, whole] = [own.money(used), formats.money(amount, currency)];
  const name = t({ id: 'limits.used', message: 'Used' });
  const usedOf = t({ id: 'limits.usedOf', message: `${part} of ${whole}` });
  return (
    <>
      <div>
        <Text as="strong" size="xl">
          {t({ id: 'limits.left', message: `${left} left` })}
        </Text>
        {until === undefined ? null : (
          <Text tone="secondary" size="sm">
            {t({ id: 'limits.until', message: `until ${until}` })}
          </Text>
        )}
      </div>
      {own.isHidden ? (
        // A bar would show the share.
        <FactList layout="sums">
          <Fact name={name} value={usedOf} />
        </FactList>
      ) : (
        <Progress
          label={name}
          value={shareOfDecimal(used, amount)}
          max={1}
          valueText={usedOf}
          tone={isReached ? 'danger' : 'brand'}
        />
      )}
    </>
  );
}
