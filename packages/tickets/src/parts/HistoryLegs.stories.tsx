import { Ticket } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { onPage, textOf } from '../story/on-page.tsx';
import { tickets } from '../story/tickets.ts';
import { HistoryLegs } from './HistoryLegs.tsx';

const meta = {
  title: 'Packages/tickets/Legs',
  parameters: { docs: { description: { component: 'The selections of a paid ticket with their state or result.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const legsOf = (name: keyof typeof tickets) =>
  onPage(() => (
    <Ticket label="">
      <HistoryLegs ticket={tickets[name]} />
    </Ticket>
  ));

/** A leg in play has phase and score; one to come has its start. Odds that changed before the payment are struck through. */
export const Open: Story = {
  ...legsOf('open'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('phase.SH'))).toBeVisible();
    await expect(canvas.getByText('3.05')).toBeVisible();
    await expect(canvas.getByText(textOf('history.score', { home: 2, away: 1 }))).toBeInTheDocument();
  },
};

/** Each result has its mark with a name. */
export const Settled: Story = {
  ...legsOf('settled'),
  play: async ({ canvas }) => {
    for (const id of ['leg.won', 'history.leg.halfWon', 'leg.void', 'history.leg.halfLost', 'leg.lost'])
      await expect((await canvas.findAllByText(new RegExp(`^${textOf(id)}`)))[0]).toBeVisible();
  },
};

/** Legs of a system have the sign of their group or of a banker. */
export const System: Story = {
  ...legsOf('system'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('I')).toHaveLength(3);
  },
};
