import { selectTopStake } from '@kvota/bet-slip/figures';
import { selectBusy, selectLocks, selectOffer, selectProblems, selectTimer } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, Countdown, Spinner, Switch, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useSlip } from '../../use-slip.ts';
import { useMoney, useSlipHost } from '../host/slip-host.ts';
import { outcomeText } from '../text/outcome-text.ts';
import { refusalText } from '../text/refusal-text.ts';
import * as layout from '../host/layout.ts';

/**
 * The line above the main button. It has one height, so that no message moves the button (SLIP-26). It shows the most
 * serious problem, the state of the payment or a remark on the stake, or else the switch for odds changes (SLIP-21).
 */
export function SlipStatus({ slip, id }: { slip: Slip; id: string }) {
  const busy = useSlip(slip, selectBusy);
  return (
    <div id={id} style={layout.status}>
      {busy ? <Progress slip={slip} /> : <Remark slip={slip} otherwise={<AutoOdds slip={slip} />} />}
    </div>
  );
}

function AutoOdds({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const auto = useSlip(slip, (state) => state.autoOddsChange);
  return (
    <Switch
      label={t({ id: 'slip.autoOdds', message: 'Accept odds changes automatically' })}
      checked={auto}
      onCheckedChange={(on) => slip.send({ type: 'set-auto-odds', on })}
    />
  );
}

/** A problem of the slip, or a remark on its stake. */
function Remark({ slip, otherwise }: { slip: Slip; otherwise: ReactElement }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { credit, ownLimit, formats } = useSlipHost();
  const problems = useSlip(slip, selectProblems);
  const locked = useSlip(slip, (state, env) => selectLocks(state, env).length > 0);
  const lowered = useSlip(slip, (state) => state.stakeBy === 'lowered');
  const above = useSlip(slip, (state, env) => selectTopStake(state, env, credit));
  const aboveLimit = useSlip(slip, (state, env) => selectTopStake(state, env, ownLimit?.left));
  const [have, until] = [money(credit ?? '0'), ownLimit?.until === undefined ? '' : formats.dateTime(ownLimit.until)];
  const creditTexts = {
    none: t({ id: 'slip.credit', message: `Your credit is ${have}.` }),
    atMost: t({ id: 'slip.aboveCredit', message: 'More than your credit. At most:' }),
  };
  const limitTexts = {
    none: ownLimit?.noRate
      ? outcomeText(i18n, 'rateUnknown')
      : until === ''
        ? t({ id: 'slip.limitBelow', message: 'Your own limit is below the lowest stake.' })
        : t({ id: 'slip.limitUsed', message: `Your own limit is used up until ${until}.` }),
    atMost: t({ id: 'slip.aboveLimit', message: 'More than your own limit leaves. At most:' }),
  };
  // The main button shows these two itself (SLIP-12, SLIP-23).
  const problem = problems.find(({ code }) => code !== 'changesPending' && code !== 'lockedSelections');
  if (problem) {
    return (
      <TicketNotice compact tone={problem.code === 'youAreBlocked' ? 'danger' : 'warning'}>
        {refusalText(i18n, problem, money)}
      </TicketNotice>
    );
  }
  if (locked) {
    return (
      <TicketNotice compact>
        {t({ id: 'slip.withoutLocked', message: 'Odds and payout without the locked selections' })}
      </TicketNotice>
    );
  }
  if (lowered) {
    return (
      <TicketNotice compact tone="warning">
        {t({ id: 'slip.lowered', message: 'The stake was lowered by the offer.' })}
      </TicketNotice>
    );
  }
  if (aboveLimit !== null) return <TopStake slip={slip} stake={aboveLimit.stake} texts={limitTexts} />;
  return above === null ? otherwise : <TopStake slip={slip} stake={above.stake} texts={creditTexts} />;
}

/** A stake that is above what is there, and the highest one as a button. */
function TopStake(props: {
  readonly slip: Slip;
  /** The highest stake; null if there is none. */
  readonly stake: string | null;
  readonly texts: { readonly none: string; readonly atMost: string };
}) {
  const { slip, stake, texts } = props;
  const money = useMoney();
  return (
    <TicketNotice
      compact
      action={
        stake === null ? undefined : (
          <Button variant="secondary" size="sm" onClick={() => slip.send({ type: 'set-stake', stake })}>
            {money(stake)}
          </Button>
        )
      }
    >
      {stake === null ? texts.none : texts.atMost}
    </TicketNotice>
  );
}

/** The ticket under way: what is waited for, the time that is left, and the question if the player has to confirm. */
function Progress({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const status = useSlip(slip, (state) => state.payment.status);
  const timer = useSlip(slip, selectTimer);
  const offer = useSlip(slip, selectOffer);
  const texts: Partial<Record<typeof status, string>> = {
    submitting: t({ id: 'slip.sending', message: 'Sending the slip' }),
    waiting: t({ id: 'slip.waiting', message: 'Waiting for the bookmaker' }),
    deciding: t({ id: 'slip.deciding', message: 'Your answer is needed' }),
    answering: t({ id: 'slip.answering', message: 'Sending your answer' }),
    unknown: t({ id: 'slip.unknown', message: 'No answer yet. We keep asking and book nothing twice.' }),
  };
  const text = texts[status];
  if (text === undefined) return null;
  const inPanel = offer?.offer.surface === 'panel' && !offer.answering;
  return (
    <TicketNotice
      compact={!inPanel}
      tone={status === 'unknown' ? 'warning' : 'info'}
      action={
        timer?.seconds === null || !timer ? (
          <Spinner size={20} />
        ) : (
          <Countdown seconds={timer.seconds} label={text} urgentFrom={6} size="sm" />
        )
      }
    >
      {text}
      {inPanel ? (
        <span style={layout.answers}>
          <Button variant="brand" size="sm" onClick={() => slip.send({ type: 'decide', accept: true })}>
            {t({ id: 'slip.confirm', message: 'Confirm' })}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => slip.send({ type: 'decide', accept: false })}>
            {t({ id: 'slip.reject', message: 'Reject' })}
          </Button>
        </span>
      ) : null}
    </TicketNotice>
  );
}
