import { selectOfferTerms, type OfferTerms } from '@kvota/bet-slip/figures';
import { selectOffer } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import {
  Button,
  Countdown,
  Dialog,
  LegLine,
  OddsChange,
  OddsClosed,
  Text,
  TicketFigures,
  TicketTotal,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import * as layout from '../host/layout.ts';
import { shortOdds } from '../text/short-odds.ts';
import { useMoney, useSlipHost } from '../host/slip-host.ts';

/** The dialog of an offer: changed odds, new stake and payout, and the seconds that are left (DLG-04 to DLG-08, OP-90). */
export function OfferDialog({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const view = useSlip(slip, selectOffer);
  const terms = useSlip(slip, selectOfferTerms);
  if (!view || !terms) return null;
  const { title, seconds, answering } = view;
  const decide = (accept: boolean): void => slip.send({ type: 'decide', accept });
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      size="sm"
      title={
        title === 'reoffer'
          ? t({ id: 'offer.reoffer', message: 'New offer for your slip' })
          : t({ id: 'offer.oddchange', message: 'Odds have changed' })
      }
      actions={
        <>
          <Button
            variant="secondary"
            disabledReason={answering ? t({ id: 'slip.answering', message: 'Sending your answer' }) : undefined}
            onClick={() => decide(false)}
          >
            {t({ id: 'offer.decline', message: 'Decline' })}
          </Button>
          <Button variant="brand" busy={answering} onClick={() => decide(true)}>
            {t({ id: 'offer.accept', message: 'Accept' })}
          </Button>
        </>
      }
    >
      <div style={layout.stack}>
        <div style={layout.beside}>
          <Countdown
            seconds={seconds}
            total={20}
            label={t({ id: 'offer.left', message: 'Seconds left to answer' })}
            urgentFrom={5}
            size="lg"
          />
          <Text tone="secondary" size="sm">
            {title === 'reoffer'
              ? t({
                  id: 'offer.whyReoffer',
                  message: 'The bookmaker accepts this slip on these terms. Nothing is booked until you accept.',
                })
              : t({
                  id: 'offer.whyOdds',
                  message: 'Odds moved while your slip was checked. Nothing is booked until you accept.',
                })}
          </Text>
        </div>
        <Changes terms={terms} />
        <Figures terms={terms} />
      </div>
    </Dialog>
  );
}

/** The selections that change, with old and new odds. */
function Changes({ terms: { changes } }: { terms: OfferTerms }) {
  const { t } = useLingui();
  const { marketName, outcomeName } = useSlipHost();
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t({ id: 'offer.changes', message: 'What changes' })}>
      {changes.map(({ from, to, blocked }) => (
        <LegLine
          key={from.id}
          pick={outcomeName(from.outcome, from.player)}
          market={marketName(from.sport, from.marketName, from.player, from.outcome)}
          pair={from.pair}
          end={
            blocked ? (
              <OddsClosed>{t({ id: 'offer.blocked', message: 'Closed' })}</OddsClosed>
            ) : (
              <OddsChange from={from.price} to={to.price} />
            )
          }
        />
      ))}
    </ul>
  );
}

/** Stake and payout on the new terms, with the old figures struck through. */
function Figures({ terms: { from, to } }: { terms: OfferTerms }) {
  const { t } = useLingui();
  const money = useMoney();
  const was = (before: string, after: string): string | undefined => (before === after ? undefined : before);
  return (
    <TicketFigures>
      <TicketTotal
        label={t({ id: 'slip.stake', message: 'Stake' })}
        value={money(to.stake)}
        was={was(money(from.stake), money(to.stake))}
      />
      <TicketTotal
        label={t({ id: 'slip.totalOdds', message: 'Total odds' })}
        value={shortOdds(to.odds)}
        was={was(shortOdds(from.odds), shortOdds(to.odds))}
      />
      <TicketTotal
        label={
          to.capped
            ? t({ id: 'slip.maxPayout', message: 'Highest payout' })
            : t({ id: 'slip.payout', message: 'Possible payout' })
        }
        value={money(to.payout)}
        was={was(money(from.payout), money(to.payout))}
        emphasis
      />
    </TicketFigures>
  );
}
