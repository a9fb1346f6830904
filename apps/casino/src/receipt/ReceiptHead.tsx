import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { SignedAmount, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import type { ReceiptData } from './Receipt.tsx';
import * as css from './receipt.css.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import { useReasonText } from './use-reason-text.ts';

/** Time, outcome in words, and sums. A return is not called a win if it is not above the stake (CAS-35). */
export function ReceiptHead({ round, detail }: ReceiptData): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const outcomeText = useOutcomeText();
  const backText = useBackText();
  const { state, staked, won, currency, startedAt, refused_stake } = round;
  const outcome = state === 'finished' ? outcomeText(detail?.outcome) : '';
  const back = state === 'finished' ? backText(round) : '';
  const net = minorToMoney(moneyToMinor(won) - moneyToMinor(staked));
  const shown = state === 'refused' ? (refused_stake ?? staked) : staked;
  return (
    <div className={css.part}>
      <Text tone="secondary">{formats.dateTime(startedAt)}</Text>
      {outcome === '' ? null : (
        <Text as="strong" size="lg">
          {outcome}
        </Text>
      )}
      {back === '' ? null : <Text>{back}</Text>}
      <Ending round={round} detail={detail} />
      <dl className={css.sums}>
        <Sum name={t({ id: 'played.stake', message: 'Stake' })} value={formats.money(shown, currency)} />
        {state === 'finished' ? (
          <>
            <Sum name={t({ id: 'played.returned', message: 'Returned' })} value={formats.money(won, currency)} />
            <Sum
              name={t({ id: 'played.netOfRounds', message: 'Net' })}
              value={<SignedAmount amount={net} written={formats.money(net, currency)} />}
            />
          </>
        ) : null}
      </dl>
    </div>
  );
}

/** Returns what came back, in words. A return that is not above the stake is no win (CAS-35). */
function useBackText(): (round: ReceiptData['round']) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (round) => {
    const [back, staked] = [formats.money(round.won, round.currency), formats.money(round.staked, round.currency)];
    const [won, bet] = [moneyToMinor(round.won), moneyToMinor(round.staked)];
    if (won === 0n) return t({ id: 'played.out.nothingBack', message: 'Nothing back.' });
    return won > bet
      ? t({ id: 'played.out.backFor', message: `${back} back for ${staked}.` })
      : t({ id: 'played.out.backOf', message: `${back} back of ${staked}.` });
  };
}

/** Why a round ended other than by its player, or did not. */
function Ending({ round, detail }: Pick<ReceiptData, 'round' | 'detail'>): ReactElement | null {
  const { t } = useLingui();
  const reasonText = useReasonText();
  const reason = reasonText(round.reason ?? detail?.reason ?? '');
  switch (round.state) {
    case 'open':
      return (
        <TicketNotice tone="info">
          {t({ id: 'played.receipt.open', message: 'This round is not finished. It waits for your decision.' })}
        </TicketNotice>
      );
    case 'refused':
      return (
        <TicketNotice tone="warning">
          {t({ id: 'played.receipt.refused', message: `Refused, no money moved. ${reason}` })}
        </TicketNotice>
      );
    case 'cancelled':
      return (
        <TicketNotice tone="warning">
          {t({ id: 'played.receipt.cancelled', message: `Cancelled, the stake was returned. ${reason}` })}
        </TicketNotice>
      );
    case 'finished':
      return detail?.ended_by === 'fallback' ? (
        <TicketNotice tone="info">
          {t({
            id: 'played.receipt.fallback',
            message: 'The round had waited too long and was ended in the way that risks nothing.',
          })}
        </TicketNotice>
      ) : null;
  }
}

function Sum({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactElement {
  return (
    <div>
      <dt>
        <Text as="span" size="sm" tone="secondary">
          {name}
        </Text>
      </dt>
      <dd>
        <Text as="span" size="lg">
          {value}
        </Text>
      </dd>
    </div>
  );
}
