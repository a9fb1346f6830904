import { onlineAtom } from '@kvota/shell';
import {
  Failure,
  findButton,
  findDialogButton,
  inApp,
  never,
  noAnswer,
  serverError,
  signInNeeded,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import {
  closedWeek,
  openWeek,
  sampleDocument,
  sampleRow,
  sampleRows,
  statementWith,
} from '../story/sample-commission.ts';
import { agencyAnswers } from '../story/sample-answers.ts';
import { sampleTree } from '../story/sample-tree.ts';
import { modules } from '../router.tsx';
import { keepMove, keyOf } from '../money/move/move-records.ts';
// Loaded before the story, because the story does not test loading.
import './StatementPage.tsx';
import './pay/PayDialog.tsx';

const meta = {
  title: 'Apps/affiliates/Statement',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'The statement between an agent and its parent: figures, every step to the rounding, payments, and a check that computes it again in the browser.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const userId = sampleTree.detelinara.id;
const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesStatement',
    params: { period: closedWeek },
    search: { user: userId },
    answers: { ...agencyAnswers(), ...answers },
    ...setup,
  });

const panelOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body);

/** [AFF-01] A closed week that is paid in part. */
export const Closed: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.statement.derivation'))).toBeVisible();
    await expect(screen.getByText(textOf('agency.step.carryIn'))).toBeVisible();
    await expect(screen.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    const linesOf = (title: string): string[] =>
      panelOf(title)
        .getAllByRole('definition')
        .map((line) => line.textContent ?? '');
    const child = sampleTree.detelinara.username;
    // Each sheet adds up: what was taken back and what was repaid have a minus.
    const [credit, debt] = [
      textOf('agency.money.theirs', { username: child }),
      textOf('agency.money.debt', { username: child }),
    ];
    const signs = (lines: string[]) => lines.map((line) => line.replaceAll(/[^\d\u2212-]/g, '').replace('\u2212', '-'));
    await expect(signs(linesOf(credit))).toEqual(['1240000', '2500000', '-800000', '-940000', '2000000']);
    await expect(signs(linesOf(debt))).toEqual(['500000', '1500000', '-800000', '1200000']);
  },
};

/** The sums of the movements, every step and the hash are computed again in the browser. */
export const Verified: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.verify'));
    const verdict = await screen.findByText(textOf('agency.verify.equal'));
    await expect(verdict).toBeVisible();
    await expect(screen.getByText(textOf('agency.verify.seal'))).toBeVisible();
    await expect(screen.getByText(new RegExp(`^${sampleRows.length} `))).toBeVisible();
  },
};

/** A statement whose movement and result were changed: the first figure and the first step that differ are named. */
export const Altered: Story = {
  tags: ['both'],
  ...show(
    statementWith(
      {
        document: {
          ...sampleDocument,
          result: {
            ...sampleDocument.result,
            steps: sampleDocument.result.steps.map((step, at) => (at === 2 ? { ...step, amount: '-1.00' } : step)),
          },
        },
        hash: 'ab'.repeat(32),
      },
      { agencyStatementRows: { rows: sampleRows.slice(1), next: null } },
    ),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.verify'));
    await expect(await screen.findByText(textOf('agency.verify.different'))).toBeVisible();
    await expect(screen.getByText(textOf('agency.verify.sealDiffers'))).toBeVisible();
    await expect(screen.getByText(/result\.steps\[2\]/)).toBeVisible();
  },
};

/** The movements cannot be loaded: nothing is claimed. */
export const NotVerified: Story = {
  ...show({ agencyStatementRows: serverError }),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.verify'));
    await expect(await screen.findByText(textOf('agency.verify.failed'))).toBeVisible();
  },
};

/** The period is open: estimates without a hash, and nothing to pay. */
export const SoFar: Story = {
  tags: ['both'],
  ...show({}, { params: { period: openWeek } }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.statement.payLater'))).toBeVisible();
    await expect(screen.queryByRole('button', { name: textOf('agency.pay.pay') })).toBeNull();
    await expect(await findButton('agency.verify')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoPlan: Story = {
  ...show(
    statementWith({
      document: null,
      hash: null,
      row: { ...sampleRow, total: '0.00', paid: '0.00', open: '0.00', planVersion: null },
      payments: [],
      mayPay: false,
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.statement.noPlan'))).toBeVisible();
  },
};

export const Unreadable: Story = {
  ...show(statementWith({ document: { format: 1 } })),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.statement.unreadable'))).toBeVisible();
  },
};

export const PeriodUnknown: Story = {
  ...show({ agencyStatement: new Failure(404, 'periodUnknown') }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.commission.periodUnknown'))).toBeVisible();
  },
};

export const Loading: Story = show({ agencyStatement: never });

export const Broken: Story = {
  ...show({ agencyStatement: serverError }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.statement.failed'))).toBeVisible();
  },
};

/** Offline, the statement stays, and acts are stopped with the reason. */
export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    await findButton('agency.pay.pay');
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(async () => expect(await findButton('agency.pay.pay')).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The open amount, the own credit before and after, and a receipt once the platform has booked it. */
export const Paying: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.pay.pay'));
    await expect(await screen.findByText(textOf('agency.pay.owedByYou'))).toBeVisible();
  },
};

export const Paid: Story = {
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.pay.pay'));
    await userEvent.click(await findDialogButton('agency.pay.pay'));
    await expect(await screen.findByText('018f2a6c-2f5a-7bb8-9d6f-7f1f6a0e2c12')).toBeVisible();
  },
};

/** More than is open is not sent. */
export const TooMuch: Story = {
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.pay.pay'));
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${textOf('agency.amount')}`) });
    await userEvent.clear(field);
    await userEvent.type(field, '99999');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(await findDialogButton('agency.pay.pay')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** [SEC-23] A payment always needs a login of the last minutes. */
export const PayStepUp: Story = {
  tags: ['both'],
  ...show({ agencyPay: signInNeeded() }),
  play: async ({ loaded, userEvent }) => {
    await userEvent.click(await findButton('agency.pay.pay'));
    await userEvent.click(await findDialogButton('agency.pay.pay'));
    await expect(await screen.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await userEvent.click(await findButton('agency.stepUp.login'));
    const act = keyOf({ userId, statement: { periodId: closedWeek, currencyId: 941 } });
    await expect(worldOf({ loaded }).stepUp).toHaveBeenCalledWith(expect.objectContaining({ maxAge: 300 }), act);
  },
};

/** The answer is lost: the platform is asked under the same id, and its truth is shown. */
export const PayUnknown: Story = {
  tags: ['both'],
  ...show({ agencyPay: noAnswer, agencyRequest: noAnswer }),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.pay.pay'));
    await userEvent.click(await findDialogButton('agency.pay.pay'));
    await expect(await screen.findByText(textOf('agency.money.askingAgain'))).toBeVisible();
  },
};

/** The page was loaded again in mid-payment: it asks, and shows what has happened. */
export const PayAfterReload: Story = {
  ...show(
    {},
    {
      prepare: ({ host }) =>
        keepMove(
          host.tabStorage,
          { userId, statement: { periodId: closedWeek, currencyId: 941 } },
          {
            status: 'sending',
            move: {
              requestId: 'request-of-the-last-page',
              userId,
              username: sampleTree.detelinara.username,
              direction: 'down',
              currencyId: 941,
              currency: 'RSD',
              amount: '500.00',
              note: closedWeek,
              periodId: closedWeek,
            },
          },
        ),
    },
  ),
  play: async () => {
    await expect(await screen.findByText(/500[.,]00/)).toBeVisible();
    await findDialogButton('agency.print');
  },
};

/** The child owes: it is collected. */
export const Collecting: Story = {
  ...show(statementWith({ row: { ...sampleRow, total: '-1200.00', paid: '0.00', open: '-1200.00' }, payments: [] })),
  play: async ({ userEvent }) => {
    await userEvent.click(await findButton('agency.pay.collect'));
    await expect(await screen.findByText(textOf('agency.pay.owedByChild'))).toBeVisible();
  },
};
