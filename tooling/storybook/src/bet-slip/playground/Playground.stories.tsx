import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { panelOf, press, type Canvas } from '../../workbench/press.ts';
import { choice, startedByControls } from '../../workbench/playground.tsx';
import { wallets } from '../engine/world.ts';
import { Playground } from './Playground.tsx';

const meta = {
  title: 'Packages/bet-slip/Playground',
  component: Playground,
  // The package has its own page of documentation.
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { wallet: 'RSD', loggedIn: true, online: true, blocked: false, maintenance: false },
  argTypes: { wallet: choice(Object.keys(wallets)) },
} satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = ['Crvena zvezda - Partizan, 1', 'Vojvodina - Čukarički, 1', 'Olympiacos - Panathinaikos, 1'];

const slipOf = (canvas: Canvas): Canvas => within(canvas.getByLabelText('Slip'));
const logOf = (canvas: Canvas): Canvas => within(canvas.getByLabelText('Events and effects'));

async function expectPayment(canvas: Canvas, status: string): Promise<void> {
  await expect(canvas.getByLabelText(`Payment: ${status}`)).toBeInTheDocument();
}

/** Checks that the log leads to the present state. */
async function expectReplayed(canvas: Canvas): Promise<void> {
  await expect(canvas.getByText(/^replay = live [0-9a-f]+$/)).toBeInTheDocument();
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(slipOf(canvas).getByText('Nothing on the slip')).toBeVisible();
    await expect(slipOf(canvas).getByRole('button', { name: /^Pay/ })).toHaveAccessibleDescription('emptyTicket');
    await expectPayment(canvas, 'idle');
  },
};

/** The controls are the first state of the world. */
export const OfflineInEuros: Story = {
  name: 'Offline, in euros',
  args: { wallet: 'EUR', online: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, three[0] ?? '');
    await expect(slipOf(canvas).getByRole('button', { name: /^Pay/ })).toHaveAccessibleDescription('noConnection');
    await expect(slipOf(canvas).getByRole('textbox', { name: /Stake/ })).toHaveAccessibleName(/EUR/);
  },
};

/** 2.00 × 1.50 × 3.00 for 20.00 returns 180.00. */
export const Accumulator: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await expect(slip.getByText('9.00')).toBeVisible();
    await expect(slip.getByText('180.00')).toBeVisible();
    const stake = slip.getByRole('textbox', { name: /Stake/ });
    await userEvent.clear(stake);
    await userEvent.type(stake, '33,5');
    await userEvent.tab();
    await expect(slip.getByText('301.50')).toBeVisible();
    // Another outcome of the same match replaces the first.
    await press(canvas, 'Crvena zvezda - Partizan, 2');
    await expect(slip.getByText('18.90')).toBeVisible();
    await expectReplayed(canvas);
  },
};

/** 2 of 3 is three lines: 3.00, 6.00 and 4.50, at 6.67 each of 20.00. */
export const TwoOfThree: Story = {
  name: 'System 2/3',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await userEvent.click(slip.getByRole('radio', { name: 'System' }));
    await expect(slip.getByText('systemNoGroups', { selector: 'div' })).toBeVisible();
    await expect(slip.getByRole('button', { name: /^Add group/ })).toHaveAccessibleDescription('groupIncomplete');
    await press(slip, 'Crvena zvezda', 'Vojvodina', 'Olympiacos', '2 of 3', 'Add group');
    await expect(slip.getByText('Group 1:').parentElement).toHaveTextContent('Group 1: 2 of 3, 3 lines');
    await expect(slip.getByText('20.00')).toBeVisible();
    await expect(slip.getByText('90.00')).toBeVisible();
    await expectReplayed(canvas);
  },
};

/** A structural change drops the groups. */
export const GroupsCleared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await userEvent.click(slip.getByRole('radio', { name: 'System' }));
    await press(slip, 'Crvena zvezda', 'Vojvodina', '1 of 2', 'Add group');
    await expect(slip.getByText('Group 1:')).toBeVisible();
    await press(canvas, 'Tirana - Sarajevo, X');
    await expect(slip.queryByText('Group 1:')).toBeNull();
    await expectReplayed(canvas);
  },
};

export const PaidAndAccepted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await press(slip, 'Pay');
    await expectPayment(canvas, 'submitting');
    await expect(logOf(canvas).getByText('send-ticket')).toBeVisible();
    await press(canvas, 'Taken, code 101');
    await expectPayment(canvas, 'waiting');
    await press(canvas, '+10 s');
    await expect(slip.getByRole('timer', { name: 'Seconds left' })).toHaveTextContent('5');
    await expect(panelOf(canvas, 'Events').getByRole('button', { name: /^clear/ })).toHaveAccessibleDescription(
      'paymentInProgress',
    );
    await press(canvas, 'Accepted');
    await expectPayment(canvas, 'accepted');
    await expect(slip.getByText('Nothing on the slip')).toBeVisible();
    await expectReplayed(canvas);
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await press(slip, 'Pay');
    await press(canvas, 'Taken', 'Denied, 216 odds changed');
    await expectPayment(canvas, 'rejected');
    await expect(slip.getByText(/ticketRejectedOddsChanged/)).toBeVisible();
    // The price that caused the denial is shown as a pending change.
    await expect(slip.getByText('2.10')).toBeVisible();
    await press(slip, 'Accept changes');
    await expect(slip.getByRole('button', { name: /^Pay/ })).toBeEnabled();
    await expectReplayed(canvas);
  },
};

export const OfferOfLessStake: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await press(slip, 'Pay');
    await press(canvas, 'Taken', 'Re-offer, half the stake');
    await expectPayment(canvas, 'deciding');
    await expect(slip.getByText(/stake 20 → 10\.00/)).toBeVisible();
    await press(canvas, 'Accept offer');
    await expectPayment(canvas, 'answering');
    await press(canvas, 'Post failed');
    await expectPayment(canvas, 'deciding');
    await press(canvas, 'Decline', 'Posted');
    await expectPayment(canvas, 'idle');
    await expectReplayed(canvas);
  },
};

/** A ticket gets no answer until the grace period ends, and then a late one. */
export const LateAnswer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const slip = slipOf(canvas);
    await press(slip, 'Pay');
    await press(canvas, '+10 s', '+10 s');
    await expectPayment(canvas, 'unknown');
    await press(canvas, '+10 s');
    await expectPayment(canvas, 'timedOut');
    await expect(slip.getByText(/ticketTimeout/)).toBeVisible();
    await press(canvas, 'Accepted');
    await expectPayment(canvas, 'accepted');
    // A second answer does not change the finished ticket.
    await press(canvas, 'Denied, 208 rejected');
    await expectPayment(canvas, 'accepted');
    await expect(logOf(canvas).getByText('log')).toBeVisible();
    await expectReplayed(canvas);
  },
};

export const LockedLegs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Spartak - Zenit, 1', ...three, 'Suspend: Vojvodina - Čukarički');
    const slip = slipOf(canvas);
    await expect(slip.getByText('lockedSelections (count: 1)', { selector: 'div' })).toBeVisible();
    await press(canvas, '+10 s', '+10 s', '+10 s');
    await expect(slip.getByText('started')).toBeVisible();
    await expect(slip.getByText('lockedSelections (count: 2)', { selector: 'div' })).toBeVisible();
    await press(panelOf(canvas, 'Events'), 'delete-invalid');
    await expect(slip.getByText('6.00')).toBeVisible();
    await expectReplayed(canvas);
  },
};

export const WhatIf: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three);
    const choose = async (pair: string, result: string): Promise<void> => {
      await userEvent.click(panelOf(canvas, 'What if').getByRole('combobox', { name: pair }));
      await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: result }));
      // A list that is closing takes no presses.
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose('Crvena zvezda - Partizan', 'Won');
    await choose('Vojvodina - Čukarički', 'Void');
    await expect(canvas.getByText('0.00 – 120.00')).toBeVisible();
    await choose('Olympiacos - Panathinaikos', 'Half lost');
    await expect(canvas.getByText('Due now').nextElementSibling).toHaveTextContent('20.00');
    await expect(canvas.getByText('Status').nextElementSibling).toHaveTextContent('won');
  },
};

export const SharedAndRestored: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, ...three, 'Write the present state');
    const text = canvas.getByLabelText('To share');
    const mark = canvas.getByText(/^replay = live/).textContent;
    await press(canvas, 'Clear the slip');
    await expect(canvas.getByText(/^replay = live/).textContent).not.toBe(mark);
    await press(canvas, 'Restore from the text');
    await expect(canvas.getByText(/^replay = live/).textContent).toBe(mark);
    await expect(slipOf(canvas).getByText('180.00')).toBeVisible();
    await userEvent.clear(text);
    await userEvent.type(text, 'nothing of the kind');
    await press(canvas, 'Restore from the text');
    await expect(canvas.getByText('migrate found no state in this text.')).toBeVisible();
  },
};
