import {
  findButton,
  findDialogButton,
  inApp,
  noAnswer,
  signInNeeded,
  textOf,
  type Answers,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers } from '../../story/sample-answers.ts';
import {
  closedWeek,
  correctedDocument,
  openWeek,
  sampleCorrection,
  sampleRow,
  statementWith,
} from '../../story/sample-commission.ts';
import { sampleTree } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import '../StatementPage.tsx';
import './CorrectDialog.tsx';

const meta = {
  title: 'Apps/affiliates/Statement corrections',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'Corrections of closed statements, which stay as they are: entered by the parent, and counted by the statement of the open period.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const userId = sampleTree.detelinara.id;
const show = (answers: Answers = {}) =>
  inApp({
    modules,
    page: 'affiliatesStatement',
    params: { period: closedWeek },
    search: { user: userId },
    answers: { ...agencyAnswers(), ...answers },
  });

/** [AFF-01] The statement counts corrections of earlier ones: each is a line of the derivation, with reason, name and time. */
export const CountsCorrections: Story = {
  tags: ['both'],
  ...show(
    statementWith({
      document: { ...correctedDocument },
      hash: null,
      row: { ...sampleRow, total: correctedDocument.result.total, corrections: '-327.50', open: '0.00' },
    }),
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/4711-2208/)).toBeVisible();
    await expect(screen.getAllByText(/412[.,]50/)[0]).toBeVisible();
    await userEvent.click(await findButton('agency.verify'));
    await expect(await screen.findByText(textOf('agency.verify.steps'))).toBeVisible();
  },
};

/** A statement that a later one corrects stays as it is, and leads to it. */
export const CorrectedLater: Story = {
  tags: ['both'],
  ...show(statementWith({ corrections: [sampleCorrection] })),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.statement.correctedLater'))).toBeVisible();
    const panel = screen.getByRole('heading', { name: textOf('agency.statement.correctedLater') }).closest('section');
    await expect(within(panel ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(openWeek),
    );
  },
};

const entered = fn();
const enterCorrection = async (userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']): Promise<void> => {
  await userEvent.click(await findButton('agency.correct'));
  const enter = await findDialogButton('agency.correct.enter');
  await expect(enter).toHaveAttribute('aria-disabled', 'true');
  const side = textOf('agency.correct.less', { child: sampleTree.detelinara.username });
  await userEvent.click(await screen.findByRole('radio', { name: side }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: new RegExp(`^${textOf('agency.amount')}`) }),
    '412,5',
  );
  await userEvent.type(await screen.findByRole('textbox', { name: textOf('agency.void.reason') }), 'Wrong result');
};

/** The sum of the statement and the correction is shown before it is entered. */
export const Correcting: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await enterCorrection(userEvent);
    await expect(await screen.findByText(textOf('agency.correct.together'))).toBeVisible();
  },
};

/** [AFF-01] It is entered with its sign, and the period that counts it is named. */
export const Corrected: Story = {
  ...show({
    agencyCorrection: ({ body }) => {
      entered(body);
      return { ErrorText: 'ok', correction: { ...sampleCorrection, amount: body.amount, reason: body.reason } };
    },
  }),
  play: async ({ userEvent }) => {
    entered.mockClear();
    await enterCorrection(userEvent);
    await userEvent.click(await findDialogButton('agency.correct.enter'));
    await expect(await screen.findByText(textOf('agency.correct.done'))).toBeVisible();
    const sent = { periodId: closedWeek, userId, amount: '-412.50', reason: 'Wrong result' };
    await expect(entered).toHaveBeenCalledOnce();
    await expect(entered.mock.calls[0]?.[0]).toMatchObject(sent);
  },
};

/** [SEC-23] It needs a login of the last minutes. */
export const CorrectStepUp: Story = {
  ...show({ agencyCorrection: signInNeeded() }),
  play: async ({ userEvent }) => {
    await enterCorrection(userEvent);
    await userEvent.click(await findDialogButton('agency.correct.enter'));
    await expect(await screen.findByText(textOf('agency.stepUp.title'))).toBeVisible();
  },
};

/** The answer is lost: the same correction can be sent again, and nothing else. */
export const CorrectLost: Story = {
  ...show({ agencyCorrection: noAnswer }),
  play: async ({ userEvent }) => {
    await enterCorrection(userEvent);
    await userEvent.click(await findDialogButton('agency.correct.enter'));
    await expect(await screen.findByText(textOf('agency.correct.lost'))).toBeVisible();
    await expect(screen.getByRole('textbox', { name: textOf('agency.void.reason') })).toHaveAttribute('readonly');
    await findDialogButton('agency.money.sendAgain');
  },
};

export const CorrectRefused: Story = {
  ...show({ agencyCorrection: { ErrorText: 'x', error: 'tooManyCorrections' } }),
  play: async ({ userEvent }) => {
    await enterCorrection(userEvent);
    await userEvent.click(await findDialogButton('agency.correct.enter'));
    await expect(await screen.findByText(textOf('agency.correct.full'))).toBeVisible();
  },
};
