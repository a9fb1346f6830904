import { selectCombinedOdds } from '@kvota/bet-slip/slip';
import { Text } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { onTicket, payButton, player, slipOf, textOf, visitor, withFreeBet } from './story/on-ticket.tsx';
import { sixPicks, threePicks } from './story/picks.ts';
import { shortOdds } from './text/short-odds.ts';

const meta = {
  title: 'Packages/bet-slip-react/Slip panel',
  parameters: {
    docs: {
      description: {
        component:
          'The whole slip alone: a slip of the engine, and a host with the few dependencies of the parts. What it does in the sportsbook, with wallets, settings and answers of a platform, stands there.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...onTicket() };

export const OneSelection: Story = { ...onTicket({ picks: threePicks.slice(0, 1) }) };

/** Each selection has a button to remove it. Removing all of them asks first. */
export const Accumulator: Story = {
  ...onTicket({ picks: threePicks, stake: '200' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('one comes off', async () => {
      const remove = await canvas.findByRole('button', {
        name: textOf('slip.remove', { 0: 'Arsenal - Newcastle United' }),
      });
      await userEvent.click(remove);
      await waitFor(() => expect(canvas.queryByText(/Newcastle/)).toBeNull());
    });
    await step('the stake follows the quick steps, and the payout follows the stake', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^1.000$/ }));
      await expect(await payButton()).toHaveTextContent(/1.000/);
    });
    await step('all of them, after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: textOf('slip.clear') }));
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: textOf('slip.clearConfirm') }));
      await waitFor(() => expect(canvas.queryByTestId('pay')).toBeNull());
    });
  },
};

/** The selections scroll; stake, payout and button stay. */
export const ManySelections: Story = { ...onTicket({ picks: sixPicks, stake: '500' }) };

export const BelowMinimum: Story = {
  ...onTicket({ picks: threePicks, stake: '5' }),
  play: async ({ canvas }) => {
    const [problem] = textOf('minTicketPayin', { limit: '|' }).split('|');
    await expect((await canvas.findAllByText(new RegExp(problem ?? '')))[0]).toBeVisible();
    await expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AboveMaximum: Story = { ...onTicket({ picks: threePicks, stake: '250000' }) };

/** The payout stops at the maximum win of the currency, and the odds show it. */
export const PayoutAtItsLimit: Story = { ...onTicket({ picks: sixPicks, stake: '200000' }) };

/** A locked selection blocks the slip. The main button removes it, and the totals leave it out [SLIP-23] [SLIP-24]. */
export const LockedSelection: Story = {
  ...onTicket({
    picks: threePicks,
    stake: '100',
    course: (slip) => slip.send({ type: 'odds', updates: [{ id: '4722', price: '1.90', suspended: true }] }),
  }),
  play: async ({ canvas, userEvent }) => {
    const main = await payButton();
    await expect(main).toHaveTextContent(textOf('slip.deleteInvalid'));
    await expect(main).toHaveTextContent(textOf('slip.lock.suspended'));
    await expect(canvas.getByText(textOf('slip.withoutLocked'))).toBeVisible();
    // 1.85 × 1.58 = 2.923
    await expect(canvas.getByText(/^292[.,]30/)).toBeVisible();
    await userEvent.click(main);
    await waitFor(() => expect(canvas.queryByText(/Newcastle/)).toBeNull());
    await expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing is left to price: no figure is shown as zero. */
export const AllLocked: Story = {
  ...onTicket({
    picks: threePicks,
    course: (slip) =>
      slip.send({
        type: 'odds',
        updates: [
          { id: '4711', suspended: true },
          { id: '4722', price: '0' },
          { id: '5811', suspended: true },
        ],
      }),
  }),
  play: async ({ canvas }) => {
    await expect(await payButton()).toHaveTextContent(textOf('slip.deleteInvalid'));
    await expect(await payButton()).toHaveTextContent(textOf('slip.lock.noOdd'));
    await expect(canvas.queryByText(/^0[.,]00/)).toBeNull();
  },
};

/**
 * Whenever the main button changes what it does, it is disabled for a moment. Two quick presses on changed odds accept them
 * and pay nothing.
 */
export const HeldAfterAChange: Story = {
  name: 'Held after a change [SLIP-25]',
  ...onTicket({ picks: threePicks, stake: '200', running: true }),
  play: async ({ loaded, userEvent }) => {
    const slip = slipOf({ loaded });
    slip.send({ type: 'odds', updates: [{ id: '4711', price: '1.92' }] });
    const main = await payButton();
    await expect(main).toHaveTextContent(textOf('slip.acceptChanges'));
    await expect(main).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(main).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(main);
    await expect(main).not.toHaveTextContent(textOf('slip.acceptChanges'));
    await expect(main).toHaveAttribute('aria-disabled', 'true');
    await expect(slip.getSnapshot().state.payment.status).toBe('idle');
    await waitFor(() => expect(main).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(main);
    await expect(slip.getSnapshot().state.payment.status).toBe('submitting');
  },
};

/** Moved odds are announced once, with the new total, when the main button changes. A further move only ends the sentence. */
export const Spoken: Story = {
  name: 'Spoken after a change [SLIP-30]',
  ...onTicket({ picks: threePicks, stake: '200', running: true }),
  play: async ({ canvas, loaded }) => {
    const slip = slipOf({ loaded });
    const spoken = canvas.getByTestId('slip-spoken');
    await expect(spoken).toBeEmptyDOMElement();
    slip.send({ type: 'odds', updates: [{ id: '4711', price: '1.92' }] });
    const { state, env } = slip.getSnapshot();
    await waitFor(() => expect(spoken).toHaveTextContent(shortOdds(selectCombinedOdds(state, env).odds)));
    const [note = ''] = spoken.textContent.split('. ');
    await expect(await payButton()).toHaveTextContent(textOf('slip.acceptChanges'));
    await expect(await payButton()).toHaveTextContent(note);
    slip.send({ type: 'odds', updates: [{ id: '4711', price: '1.95' }] });
    await waitFor(() => expect(spoken).toBeEmptyDOMElement());
  },
};

const world = { ...player, credit: '150.00' };

/** Whatever the slip reports, the main button stays where it is, so that no press misses it. */
export const NothingMovesTheButton: Story = {
  name: 'Nothing moves the button [SLIP-26]',
  tags: ['both'],
  ...onTicket({ picks: threePicks, stake: '200', by: world, host: { credit: '150.00' } }),
  play: async ({ loaded, canvas }) => {
    const slip = slipOf({ loaded });
    const place = async (): Promise<number> => (await payButton()).getBoundingClientRect().bottom;
    const home = await place();
    const states: Record<string, () => void> = {
      'stake above the credit': () => undefined,
      'no stake': () => slip.send({ type: 'set-stake', stake: '' }),
      'no amount': () => slip.send({ type: 'set-stake', stake: '1e5' }),
      'too low': () => slip.send({ type: 'set-stake', stake: '5' }),
      'too high': () => slip.send({ type: 'set-stake', stake: '200000.01' }),
      'a stake that is fine': () => slip.send({ type: 'set-stake', stake: '100' }),
      'odds have changed': () => slip.send({ type: 'odds', updates: [{ id: '4711', price: '1.92' }] }),
      'one is locked': () => slip.send({ type: 'odds', updates: [{ id: '4711', suspended: true }] }),
    };
    for (const [name, enter] of Object.entries(states)) {
      enter();
      await waitFor(async () => expect([name, await place()]).toEqual([name, home]));
    }
    for (const change of [{ online: false }, { blocked: true }, { maintenance: true }, { feedSilent: true }]) {
      Object.assign(world, player, change);
      slip.send({ type: 'env-changed' });
      await waitFor(async () => expect([change, await place()]).toEqual([change, home]));
    }
    Object.assign(world, { ...player, feedSilent: false });
    slip.send({ type: 'odds', updates: [{ id: '4711', price: '1.85', suspended: false }] });
    await expect(await canvas.findByRole('switch')).toBeVisible();
  },
};

/** A stake above the credit is no reason to refuse: only the platform knows. A quiet line offers the highest stake. */
export const AboveTheCredit: Story = {
  name: 'Above the credit [STAKE-20]',
  ...onTicket({ picks: threePicks, stake: '500', host: { credit: '150.50' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await payButton()).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText(textOf('slip.aboveCredit'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^150[.,]50$/ }));
    await expect(canvas.getByRole('textbox', { name: textOf('slip.stake') })).toHaveDisplayValue(/^150[.,]50$/);
    await expect(canvas.queryByText(textOf('slip.aboveCredit'))).toBeNull();
  },
};

/** A stake above what is left of an own limit: the slip names it before the platform refuses the ticket. */
export const AboveTheOwnLimit: Story = {
  name: 'Above the own limit [OP-87]',
  ...onTicket({ picks: threePicks, stake: '500', host: { credit: '400.00', ownLimit: { left: '89.50' } } }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(textOf('slip.aboveLimit'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^89[.,]50$/ }));
    await expect(canvas.getByRole('textbox', { name: textOf('slip.stake') })).toHaveDisplayValue(/^89[.,]50$/);
    await expect(canvas.queryByText(textOf('slip.aboveLimit'))).toBeNull();
  },
};

/** Nothing is left of an own limit: the slip names when its next period begins. */
export const OwnLimitUsedUp: Story = {
  name: 'Own limit used up [OP-87]',
  ...onTicket({
    picks: threePicks,
    stake: '500',
    host: { ownLimit: { left: '0.00', until: '2026-11-22T23:00:00Z' } },
  }),
  play: async ({ canvas }) => {
    const [before] = textOf('slip.limitUsed', { until: '|' }).split('|');
    await expect(canvas.getByText(new RegExp(before ?? ''))).toBeVisible();
  },
};

/** A free bet pays real money, and the stake stays with the bookmaker. */
export const FreeBet: Story = {
  name: 'Free bet [OP-97]',
  ...onTicket({
    picks: sixPicks,
    stake: '20',
    by: withFreeBet,
    host: { currency: { code: 'FREEBET-RSD', label: 'FREEBET', paysIn: 'RSD' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('slip.freeBetPays'))).toBeVisible();
    await expect(await payButton()).toHaveTextContent(/FREEBET/);
    const payout = canvas.getByText(textOf('slip.payout')).parentElement;
    await expect(payout).not.toHaveTextContent(/FREEBET/);
  },
};

/** A text that is no amount stays as typed, and the field states what is wrong with it. */
export const NoAmount: Story = {
  name: 'No amount [STAKE-01]',
  ...onTicket({ picks: threePicks, stake: '200' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: textOf('slip.stake') });
    for (const text of ['1e5', '55 66', '-70', '1234.567']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).toHaveDisplayValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(new RegExp(textOf('slip.unreadableStake')));
      await expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

const login = fn();

/** Sign-in is done by the page. */
export const AsksForSignIn: Story = {
  ...onTicket({ picks: threePicks, by: visitor, host: { login } }),
  play: async ({ canvas, userEvent }) => {
    login.mockClear();
    await userEvent.click(await payButton());
    await userEvent.click(await canvas.findByRole('button', { name: textOf('action.login') }));
    await expect(login).toHaveBeenCalledOnce();
    await expect(await payButton()).toBeVisible();
  },
};

/** Entries of the page in the menu of the slip: one opens something, one is on or off. */
export const MenuOfThePage: Story = (() => {
  const onCheckedChange = fn<(checked: boolean) => void>();
  return {
    ...onTicket({
      picks: threePicks,
      host: {
        menu: [
          {
            id: 'code',
            label: 'K7QF-3M2P',
            open: (close) => (
              <button onClick={close}>
                <Text as="span">K7QF</Text>
              </button>
            ),
          },
          { id: 'switch', label: 'B', checked: true, onCheckedChange },
        ],
      },
    }),
    play: async ({ canvas, userEvent }) => {
      const choose = async (role: string, name: string): Promise<void> => {
        await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.menu') }));
        await userEvent.click(await screen.findByRole(role, { name }));
      };
      await choose('menuitemcheckbox', 'B');
      await expect(onCheckedChange.mock.lastCall?.[0]).toBe(false);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await choose('menuitem', 'K7QF-3M2P');
      await userEvent.click(await canvas.findByRole('button', { name: 'K7QF' }));
      await waitFor(() => expect(canvas.queryByText('K7QF')).toBeNull());
    },
  } satisfies Story;
})();
