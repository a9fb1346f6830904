import { IconCopy } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { money, productText } from '../../../fixtures/story-language.ts';
import { SignedAmount } from '../../account/signed-amount/SignedAmount.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { Fact, FactList } from '../fact-list/FactList.tsx';
import { RoundLine, RoundLines } from '../round-line/RoundLine.tsx';
import { Verdict } from '../verdict/Verdict.tsx';
import { PlayedCard } from './PlayedCard.tsx';

const onPress = fn();
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const meta = {
  title: 'Kit/Casino/History',
  component: PlayedCard,
  subcomponents: { RoundLine, RoundLines, FactList, Fact, Verdict },
  args: { name: 'Mines', meta: '', figures: [], open: false, onOpenChange: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Games played: a session with its sums, its rounds, the facts of a receipt, the result of a check.',
      },
    },
  },
} satisfies Meta<typeof PlayedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Session(): ReactElement {
  const [open, setOpen] = useState(false);
  const net = (amount: string): ReactElement => <SignedAmount amount={amount} written={money(amount)} />;
  return (
    <PlayedCard
      name="Book of Vinča"
      badges={<Badge tone="casino">{productText('1 unfinished')}</Badge>}
      meta={`18:45 – 19:20 · ${productText('Sava Reels')}`}
      marked
      figures={[
        { label: productText('Rounds'), value: '214' },
        { label: productText('Staked'), value: money('4280.00') },
        { label: productText('Returned'), value: money('4512.50') },
        { label: productText('Net'), value: net('232.50') },
      ]}
      open={open}
      onOpenChange={setOpen}
    >
      <RoundLines label={productText('Rounds')}>
        <RoundLine
          when="19:20:04"
          staked={{ name: productText('Staked'), value: money('20.00') }}
          returned={{ name: productText('Returned'), value: money('50.00') }}
          end={net('30.00')}
          onPress={onPress}
        />
        <RoundLine
          when="19:19:58"
          staked={{ name: productText('Staked'), value: money('20.00') }}
          returned={{ name: productText('Returned'), value: money('0.00') }}
          end={net('-20.00')}
          onPress={onPress}
        />
        <RoundLine
          when="19:19:50"
          staked={{ name: productText('Staked'), value: money('20.00') }}
          end={<Badge tone="warning">{productText('Refused')}</Badge>}
          onPress={onPress}
        />
      </RoundLines>
    </PlayedCard>
  );
}

/** Closed, a line with sums; open, its rounds, each with its receipt. */
export const Played: Story = {
  tags: ['both', 'phone'],
  render: () => <Session />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Book of Vinča/, expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: /^19:20:04/ }));
    await expect(onPress).toHaveBeenCalled();
  },
};

/** The lines of an account: amounts below each other at the end of the line, and their sum. */
export const Sums: Story = {
  tags: ['both', 'phone'],
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <FactList layout="sums">
        <Fact name={productText('Deposits')} value="12,500.00" />
        <Fact name={productText('Vouchers redeemed')} value="500.00" />
        <Fact name={productText('Paid in')} value="13,000.00" total />
      </FactList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('definition');
    if (!first || !second) throw new Error('There are no facts.');
    await expect(first.getBoundingClientRect().right).toBe(second.getBoundingClientRect().right);
  },
};

/** A hash is broken anywhere, at every width. */
export const Receipt: Story = {
  tags: ['both', 'phone'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <Verdict tone="success" title={productText('All 1,204 rounds follow from the seed that was fixed before them.')}>
        <span>{productText('None is missing.')}</span>
      </Verdict>
      <Verdict tone="danger" title={productText('3 of 1,204 rounds do not follow from the seed.')} />
      <Verdict tone="warning" title={productText('The rounds could not be loaded. Nothing was verified.')} />
      <FactList>
        <Fact
          name={productText('SHA-256')}
          value={hash}
          code
          end={<IconButton label={productText('Copy')} icon={<IconCopy size={18} />} />}
        />
        <Fact name={productText('Rounds')} value="1,204" />
      </FactList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    const code = canvas.getByText(hash);
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth + 1);
  },
};
