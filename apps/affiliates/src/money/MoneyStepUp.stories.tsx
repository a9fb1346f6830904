import { signInNeeded, textOf, worldOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { booked } from '../story/sample-answers.ts';
import { smallTree } from '../story/sample-tree.ts';
import { keepMove, keptMove, keyOf } from './move/move-records.ts';
import type { MoveState } from './move.ts';
import { amountField, button, send, showIn } from './story/show-money.tsx';

const meta = {
  title: 'Apps/affiliates/Money dialog/Step-up',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component: 'A transfer above the mark needs a fresh login. It is kept meanwhile, and goes on with the same id.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const subject = { userId: smallTree.player.id };
const move = {
  requestId: 'request-before-the-login',
  userId: smallTree.player.id,
  username: smallTree.player.username,
  direction: 'down',
  currencyId: 941,
  currency: 'RSD',
  amount: '2000.00',
  note: '',
} as const;
const { stepUp: need } = signInNeeded();
const show = showIn(modules);
const waiting = (signIns: number, back: boolean, answers: Answers) =>
  show({
    answers,
    prepare: ({ host, comeBack }: Parameters<NonNullable<WorldSetup['prepare']>>[0]) => {
      if (!need) return;
      const state: MoveState = { status: 'step-up', move, need, again: false, signIns };
      keepMove(host.tabStorage, subject, state);
      if (back) comeBack(keyOf(subject));
    },
  });

/** [SEC-23] The user sees why before leaving, with the amount. The login gets what the platform asks for. */
export const Asked: Story = {
  ...show({ answers: { agencyAddCredit: signInNeeded() } }),
  play: async (context) => {
    const { host, stepUp } = worldOf(context);
    await send(context);
    await expect(await screen.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await expect(within(screen.getByRole('dialog')).getByText(/2,000\.00/)).toBeVisible();
    await expect(keptMove(host.tabStorage, subject)?.status).toBe('step-up');
    await context.userEvent.click(await button('agency.stepUp.login'));
    await expect(stepUp).toHaveBeenCalledWith(expect.objectContaining({ maxAge: 300 }), keyOf(subject));
  },
};

/** Back without a login nothing is sent. What was typed can be changed. */
export const Cancelled: Story = {
  tags: ['!both'],
  ...waiting(0, false, {}),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await userEvent.click(await button('agency.money.change'));
    await expect(await amountField()).toHaveValue('2,000.00');
  },
};

/** [SEC-23] Back with the login, the same request is sent by itself. */
export const Back: Story = {
  ...waiting(0, true, {
    agencyAddCredit: ({ body }) =>
      body.requestId === move.requestId && body.amount === move.amount
        ? booked
        : { ErrorText: 'error', error: 'requestIdUsed' },
  }),
  play: async () => {
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

/** [SEC-23] After the second login there is no third one. */
export const Spent: Story = {
  ...waiting(1, true, { agencyAddCredit: signInNeeded() }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.fault.signInSpent'))).toBeVisible();
    await expect(await amountField()).toHaveValue('2,000.00');
  },
};

/** Without a second factor, the login would not help: it is added first. */
export const Enrol: Story = {
  ...show({ answers: { agencyAddCredit: signInNeeded({ enrol: true }) } }),
  play: async (context) => {
    await send(context);
    const link = await screen.findByRole('link', { name: textOf('agency.stepUp.setUp') });
    const url = new URL(link.getAttribute('href') ?? '');
    await expect(url.pathname).toBe('/oidc/account/second-factor');
    await expect([...url.searchParams.keys()]).toEqual(['ui_locales', 'theme', 'back']);
    await expect(screen.queryByRole('button', { name: textOf('agency.stepUp.login') })).toBeNull();
    worldOf(context).answer({ agencyAddCredit: booked });
    await context.userEvent.click(await button('agency.again'));
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};
