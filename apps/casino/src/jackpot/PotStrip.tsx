import { lazyPart, useFormats, useHost } from '@kvota/shell';
import { IconButton, JackpotStrip } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState, type ReactElement } from 'react';

import { PotAmount } from './PotAmount.tsx';
import { usePot } from './use-pot.ts';

const JackpotDialog = lazyPart(() => import('./JackpotDialog.tsx'), 'JackpotDialog');

/** The jackpot above the games that feed it: its amount, and the last win (JACK-03). */
export function PotStrip(): ReactElement | null {
  const { t } = useLingui();
  const pot = usePot();
  const { money, day } = useFormats();
  const { serverNow } = useHost();
  const [asked, setAsked] = useState(false);
  if (pot === undefined) return null;
  const name = t({ id: 'casino.jackpot', message: 'The jackpot' });
  // Its place is kept until the answer, so that games do not move.
  if (pot === null) return <JackpotStrip name={name} amount={undefined} />;
  const { code, currency, last } = pot;
  const amount = last === null ? '' : money(last.amount, currency);
  const date = last === null ? '' : day(last.wonAt, serverNow());
  const note =
    last === null
      ? t({
          id: 'casino.jackpot.how',
          message: 'Each stake on a slot takes part. The house pays for the jackpot: nothing is taken from your stake.',
        })
      : t({ id: 'casino.jackpot.last', message: `Last won: ${amount}, ${date}` });
  return (
    <>
      <JackpotStrip
        name={name}
        amount={<PotAmount code={code} currency={currency} />}
        note={note}
        end={
          <IconButton
            label={t({ id: 'casino.jackpot.about', message: 'About the jackpot' })}
            icon={<IconInfoCircle />}
            onClick={() => setAsked(true)}
          />
        }
      />
      {asked ? (
        <Suspense>
          <JackpotDialog pot={pot} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
