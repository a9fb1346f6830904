import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';

import { Countdown, type CountdownProps } from './Countdown.tsx';

const meta = {
  title: 'Kit/Signals/Countdown',
  component: Countdown,
  args: { seconds: 14, total: 20, size: 'lg', label: 'Time left' },
  parameters: {
    docs: {
      description: {
        component:
          'Remaining seconds, controlled by the owner. It announces 20, 10 and 5, and is red for the last five.',
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ring: Story = {};

/** Beside a text, without room for a ring. */
export const Plain: Story = {
  render: ({ label }) => (
    <StoryRow>
      <Countdown seconds={9} size="sm" label={label} />
      <Countdown seconds={9} total={20} size="sm" label={label} />
    </StoryRow>
  ),
};

export const LastSeconds: Story = { args: { seconds: 4 } };

function ByHand(props: CountdownProps & { readonly next: string }): ReactElement {
  const { next, ...rest } = props;
  const [seconds, setSeconds] = useState(rest.seconds);
  return (
    <StoryRow>
      <Countdown {...rest} seconds={seconds} />
      <Button onClick={() => setSeconds(seconds - 1)}>{next}</Button>
    </StoryRow>
  );
}

/** The seconds are controlled by hand, to see the red part and the announcements. */
export const RunningOut: Story = {
  name: 'Running out [DLG-05]',
  args: { seconds: 11 },
  render: (args) => <ByHand {...args} next="Next second" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const timer = canvas.getByRole('timer');
    const next = canvas.getByRole('button');
    const said = canvasElement.querySelector('[aria-live="polite"]');
    const urgent = (): boolean => timer.closest('[data-urgent]') !== null;
    await expect(said).toHaveTextContent('');
    await userEvent.click(next);
    await expect(timer).toHaveTextContent('10');
    await expect(said).toHaveTextContent('10');
    await userEvent.click(next);
    // Between the announced seconds nothing is spoken, and the last announcement remains.
    await expect(said).toHaveTextContent('10');
    for (const left of [8, 7, 6]) {
      await userEvent.click(next);
      await expect(timer).toHaveTextContent(String(left));
      await expect(urgent()).toBe(false);
    }
    await userEvent.click(next);
    await expect(urgent()).toBe(true);
    await expect(said).toHaveTextContent('5');
  },
};
