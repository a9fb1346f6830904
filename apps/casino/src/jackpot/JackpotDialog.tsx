import type { Jackpot } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Dialog, Fact, FactList, Heading, Text, Verdict } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { shownReturn } from '../data/shown-return.ts';
import { checkWin } from './check-win.ts';
import * as css from './jackpot.css.ts';

interface JackpotDialogProps {
  readonly pot: Jackpot;
  readonly onClose: () => void;
}

/** How a jackpot is fed and drawn, and its last win, drawn again in the browser (JACK-02). */
export function JackpotDialog({ pot, onClose }: JackpotDialogProps): ReactElement {
  const { t } = useLingui();
  const { number, percent, money } = useFormats();
  const { adds, one_in, currency, hash, last } = pot;
  const [part, unit, chances] = [percent(shownReturn(adds)), money('1.00', currency), number(one_in)];
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={t({ id: 'casino.jackpot', message: 'The jackpot' })}
    >
      <div className={css.parts}>
        <Text>
          {t({
            id: 'casino.jackpot.fed',
            message: `On average the house adds ${part} of the stakes on slots. Nothing is taken from your stake or from your winnings.`,
          })}
        </Text>
        <Text>
          {t({
            id: 'casino.jackpot.drawn',
            message: `Each round can win it. The chance grows with the stake: 1 in ${chances} for the smallest unit, a hundred times as much for ${unit}.`,
          })}
        </Text>
        <FactList>
          <Fact name={t({ id: 'casino.jackpot.hash', message: 'Hash of the secret of this draw' })} value={hash} code />
        </FactList>
        <Heading level={3}>{t({ id: 'casino.jackpot.lastWin', message: 'The last win' })}</Heading>
        {last === null ? (
          <Text tone="secondary">
            {t({ id: 'casino.jackpot.never', message: 'This jackpot has not been won yet.' })}
          </Text>
        ) : (
          <LastWin pot={{ one_in, currency, last }} />
        )}
      </div>
    </Dialog>
  );
}

type WonPot = Pick<Jackpot, 'one_in' | 'currency'> & { readonly last: NonNullable<Jackpot['last']> };

function LastWin({ pot }: { readonly pot: WonPot }): ReactElement {
  const { t } = useLingui();
  const { money, dateTime, number } = useFormats();
  const { last, currency } = pot;
  const checked = checkWin(pot);
  const [drawn, staked] = [number(String(checked.number)), money(last.staked, currency)];
  return (
    <>
      <Verdict
        tone={checked.wins ? 'success' : 'danger'}
        title={
          checked.wins
            ? t({
                id: 'casino.jackpot.verified',
                message: `Drawn again in your browser: the number is ${drawn}, below the stake of ${staked}. The round has won.`,
              })
            : t({
                id: 'casino.jackpot.refuted',
                message: `Drawn again in your browser: the number is ${drawn}, not below the stake of ${staked}. Write to the support.`,
              })
        }
      />
      <FactList>
        <Fact name={t({ id: 'casino.jackpot.amount', message: 'Amount' })} value={money(last.amount, currency)} />
        <Fact name={t({ id: 'casino.jackpot.at', message: 'Won' })} value={dateTime(last.wonAt)} />
        <Fact name={t({ id: 'casino.jackpot.round', message: 'Round' })} value={last.round_id} code />
        <Fact name={t({ id: 'casino.jackpot.secret', message: 'Secret of the draw' })} value={last.secret} code />
        <Fact
          name={t({ id: 'casino.jackpot.itsHash', message: 'Its hash, public before the win' })}
          value={checked.hash}
          code
        />
      </FactList>
    </>
  );
}
