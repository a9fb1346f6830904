import type { RoundNet } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Heading, SegmentedControl, Select, SignedAmount, Text } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';

import { costOfPlay } from './cost-of-play.ts';
import { Fact, Facts } from './Facts.tsx';
import * as css from './sheet.css.ts';

interface CostPanelProps {
  readonly net: readonly RoundNet[];
  readonly stakes: readonly string[];
  readonly rtp: string;
  readonly rtpMin?: string | null | undefined;
}

/** The cost of an hour or less of the game at a stake, from the sheet of the maths (CAS-47). */
export function CostPanel({ net, stakes, rtp, rtpMin }: CostPanelProps): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const [stake, setStake] = useState(stakes[0] ?? '0.00');
  const [rounds, setRounds] = useState(net.at(-1)?.rounds ?? 0);
  const series = net.find((one) => one.rounds === rounds);
  if (series === undefined) return null;
  const { mean, low, middle, high, ahead } = costOfPlay(series, { rtp, rtpMin }, stake);
  const amount = (text: string): ReactNode => <SignedAmount amount={text} written={formats.money(text)} />;
  return (
    <section className={css.facts}>
      <Heading level={3}>{t({ id: 'casino.cost', message: 'What playing costs' })}</Heading>
      <div className={css.choice}>
        <Select
          size="sm"
          label={t({ id: 'casino.stake', message: 'Stake' })}
          value={stake}
          onValueChange={setStake}
          items={stakes.map((value) => ({ value, label: formats.money(value) }))}
        />
        <SegmentedControl
          label={t({ id: 'casino.rounds', message: 'Rounds' })}
          value={String(rounds)}
          onValueChange={(next) => setRounds(Number(next))}
          fullWidth
          items={net.map(({ rounds: count }) => ({
            value: String(count),
            label: t({ id: 'casino.seeds.count', message: plural(count, { one: '# round', other: '# rounds' }) }),
          }))}
        />
      </div>
      <Facts>
        <Fact
          name={t({ id: 'casino.cost.mean', message: 'On average' })}
          value={mean.map((each, at) => (
            <span key={each}>
              {at === 0 ? '' : ' – '}
              {amount(each)}
            </span>
          ))}
        />
        <Fact name={t({ id: 'casino.cost.low', message: '5 of 100 players end at or below' })} value={amount(low)} />
        <Fact name={t({ id: 'casino.cost.middle', message: 'Half of them end at or below' })} value={amount(middle)} />
        <Fact name={t({ id: 'casino.cost.high', message: '5 of 100 players end above' })} value={amount(high)} />
        <Fact name={t({ id: 'casino.cost.ahead', message: 'End with a gain' })} value={formats.percent(ahead)} />
      </Facts>
      <Text tone="secondary" size="sm">
        {t({
          id: 'casino.cost.pace',
          message:
            'One round every five seconds makes 720 in an hour. The figures are exact for the usual way to play.',
        })}
      </Text>
    </section>
  );
}
