import {
  Failure,
  inApp,
  never,
  serverError,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers } from '../story/sample-answers.ts';
import { figureAnswers } from '../story/sample-figures.ts';
import { sampleTree } from '../story/sample-tree.ts';

const meta = {
  title: 'Apps/affiliates/Calculation',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'What a branch has staked, won and cost in a period, by direct child, player, day, product or sport.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesCalculation',
    answers: { ...agencyAnswers(), ...figureAnswers, ...answers },
    ...setup,
  });

const table = () => screen.findByRole('table', { name: textOf('agency.page.calculation') });
const hasRow = async (name: string): Promise<void> => {
  const list = await table();
  await waitFor(() => expect(within(list).getByText(name)).toBeVisible());
};

/** [AFF-01] A row for each direct child and one for the own players, with their sum. */
export const ByChild: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await hasRow(sampleTree.detelinara.username);
    await hasRow(textOf('agency.figure.ownPlayers'));
  },
};

/** Days have a chart too. */
export const ByDay: Story = {
  tags: ['both'],
  ...show({}, { search: { by: 'day', p: 'lastWeek' } }),
  play: async () => {
    await expect(await screen.findByRole('figure', { name: textOf('agency.figure.byDay') })).toBeVisible();
  },
};

/** Period and rows are in the address. */
export const Chosen: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await hasRow(sampleTree.detelinara.username);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: textOf('agency.figure.rows') }), 'sport');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: textOf('agency.transfers.period') }),
      'lastMonth',
    );
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.search).toEqual({ by: 'sport', p: 'lastMonth' }));
    await hasRow(textOf('agency.product.mix'));
  },
};

export const Empty: Story = {
  ...show({}, { search: { by: 'player' } }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.figure.none'))).toBeVisible();
  },
};

export const Loading: Story = show({ agencyCalculation: never });

export const TooBroad: Story = {
  ...show({ agencyCalculation: new Failure(400, 'tooBroad') }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.period.tooBroad', { mostDays: 92 }))).toBeVisible();
  },
};

export const Broken: Story = {
  ...show({ agencyCalculation: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.figure.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ ...agencyAnswers(), ...figureAnswers });
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await hasRow(sampleTree.detelinara.username);
  },
};
