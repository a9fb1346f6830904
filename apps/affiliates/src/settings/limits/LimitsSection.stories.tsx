import type { AgencyLimits, AgencyNode } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Failure, inApp, never, textOf, worldOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers } from '../../story/sample-answers.ts';
import { changedLimits, limitsOf } from '../../story/sample-limits.ts';
import { sampleTree } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import '../SettingsPage.tsx';

const meta = {
  title: 'Apps/affiliates/Settings/Limits',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: { description: { component: 'Limits and products of one user of the branch, in the settings of the user.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { detelinara, jovana } = sampleTree;
const show = (node: Pick<AgencyNode, 'id'>, answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesUserSettings',
    search: { user: node.id },
    config: { brand: 'Kvota Affiliates' },
    answers: { ...agencyAnswers(), ...answers },
    ...setup,
  });

/** The button of the limits: the contact has one too. */
const saveOf = (canvas: Pick<typeof screen, 'getByRole'>): HTMLElement =>
  within(canvas.getByRole('form', { name: textOf('agency.limits.title') })).getByRole('button', {
    name: textOf('agency.settings.save'),
  });

/** A direct child: own values are inputs, each beside the value in force and its level. */
export const DirectChild: Story = {
  name: 'Direct child [OP-74]',
  ...show(detelinara),
  play: async ({ canvas, userEvent }) => {
    const highest = await canvas.findByRole('textbox', { name: textOf('agency.limits.maxStake') });
    await expect(highest).toHaveValue('50,000.00');
    await userEvent.clear(highest);
    await userEvent.type(highest, '1.500,5');
    await userEvent.tab();
    await expect(highest).toHaveValue('1,500.50');
    await userEvent.clear(canvas.getByRole('textbox', { name: textOf('agency.limits.lossDay') }));
    await userEvent.click(canvas.getByRole('switch', { name: textOf('agency.limits.live') }));
    await userEvent.click(saveOf(canvas));
    await screen.findByText(textOf('agency.limits.saved', { username: detelinara.username }));
    await expect(canvas.getByRole('group', { name: textOf('agency.limits.maxStake') })).toHaveTextContent('1,500.50');
    await expect(canvas.getByRole('switch', { name: textOf('agency.limits.live') })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: textOf('agency.settings.discard') })).toBeNull();
  },
};

/** A value that is looser than the one above may be set, with the remark that the stricter one counts. */
export const Looser: Story = {
  tags: ['!both'],
  ...show(detelinara),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: textOf('agency.limits.maxWin') });
    const row = canvas.getByRole('group', { name: textOf('agency.limits.maxWin') });
    await userEvent.type(field, '2.000.000,01');
    await expect(row).toHaveTextContent(textOf('agency.limits.stricter'));
    await userEvent.clear(field);
    await userEvent.type(field, '2.000.000');
    await expect(row).not.toHaveTextContent(textOf('agency.limits.stricter'));
  },
};

/** A product that is off above stays off. */
export const OffAbove: Story = {
  tags: ['!both'],
  ...show(detelinara),
  play: async ({ canvas, userEvent }) => {
    const virtuals = await canvas.findByRole('switch', { name: textOf('agency.limits.virtuals') });
    await expect(virtuals).toHaveAccessibleDescription(textOf('agency.limits.offAbove'));
    await userEvent.click(virtuals);
    await expect(virtuals).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: textOf('agency.settings.discard') })).toBeNull();
  },
};

/** No level has set a limit. */
export const None: Story = {
  ...show(detelinara, { agencyLimits: limitsOf(detelinara, {}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: textOf('agency.limits.maxStake') })).toHaveValue('');
  },
};

/** Further below, the limits are facts. */
export const Below: Story = {
  ...show(jovana),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group', { name: textOf('agency.limits.minStake') });
    await expect(row).toHaveTextContent(textOf('agency.limits.byNode', { name: detelinara.username }));
    await expect(row).toHaveTextContent(textOf('agency.limits.stricter'));
    await expect(canvas.queryByRole('textbox', { name: textOf('agency.limits.minStake') })).toBeNull();
  },
};

/** Somebody else saved meanwhile: what was typed stays, and the second attempt keeps it. */
export const Conflict: Story = {
  ...show(
    detelinara,
    (() => {
      const others: AgencyLimits = changedLimits(limitsOf(detelinara), { limits: { maxStake: '70000.00' } }, 'v2');
      return {
        agencySaveLimits: ({ body: { version, limits, switches } }) =>
          version === 'v2'
            ? { ErrorText: 'ok', limits: changedLimits(others, { limits, switches }, 'v3') }
            : { ErrorText: 'error', error: 'limitsChanged', limits: others },
      } satisfies Answers;
    })(),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: textOf('agency.limits.maxStake') });
    await userEvent.clear(field);
    await userEvent.type(field, '60000');
    await userEvent.tab();
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(/70,000\.00.*\)/)).toBeVisible();
    await expect(field).toHaveValue('60,000.00');
    await userEvent.click(saveOf(canvas));
    await waitFor(() => expect(canvas.queryByText(/70,000\.00.*\)/)).toBeNull());
    await expect(field).toHaveValue('60,000.00');
  },
};

/** A lost answer is asked for by saving again, which changes nothing twice. */
export const LostAnswer: Story = {
  tags: ['!both'],
  ...show(
    detelinara,
    (() => {
      let stored = limitsOf(detelinara);
      let tries = 0;
      return {
        agencySaveLimits: ({ body: { version, limits, switches } }) => {
          tries += 1;
          if (version !== stored.version) return { ErrorText: 'error', error: 'limitsChanged', limits: stored };
          stored = changedLimits(stored, { limits, switches }, 'v2');
          return tries === 1 ? new Failure(502, 'badGateway') : { ErrorText: 'ok', limits: stored };
        },
      } satisfies Answers;
    })(),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: textOf('agency.limits.stakeDay') });
    await userEvent.type(field, '300');
    await userEvent.tab();
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(textOf('agency.settings.lost'))).toBeVisible();
    await expect(field).toHaveValue('300.00');
    await userEvent.click(saveOf(canvas));
    await screen.findByText(textOf('agency.limits.saved', { username: detelinara.username }));
  },
};

/** The platform refuses: what was typed stays, and leaves with the page no more than with a reload. */
export const Refused: Story = {
  ...show(detelinara, { agencySaveLimits: { ErrorText: 'error', error: 'notDirectChild' } }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: textOf('agency.limits.stakeDay') });
    await userEvent.type(field, '300');
    await userEvent.tab();
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(textOf('agency.settings.refused'))).toBeVisible();
    await expect(field).toHaveValue('300.00');
  },
};

/** A limit that is none is marked, and nothing is sent. */
export const Faults: Story = {
  ...show(detelinara, { agencySaveLimits: new Failure(500) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: textOf('agency.limits.maxWin') }), '1e3');
    await userEvent.type(canvas.getByRole('textbox', { name: textOf('agency.limits.stakeDay') }), '0');
    const tickets = canvas.getByRole('textbox', { name: textOf('agency.limits.openTickets') });
    await userEvent.clear(tickets);
    await userEvent.type(tickets, '2,5');
    const least = canvas.getByRole('textbox', { name: textOf('agency.limits.minStake') });
    await userEvent.clear(least);
    await userEvent.type(least, '50000,01');
    await userEvent.click(saveOf(canvas));
    for (const id of ['notAmount', 'zero', 'notCount', 'range', 'faulty'] as const)
      await expect(await canvas.findByText(textOf(`agency.limits.${id}`))).toBeVisible();
    await expect(least).toHaveValue('50,000.01');
  },
};

export const Loading: Story = {
  tags: ['!both'],
  ...show(detelinara, { agencyLimits: never }),
};

export const Failed: Story = {
  tags: ['!both'],
  ...show(detelinara, { agencyLimits: new Failure(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.limits.failed'))).toBeVisible();
  },
};

/** Offline, what was typed stays, and waits with the reason. */
export const Offline: Story = {
  tags: ['!both'],
  ...show(detelinara),
  play: async ({ canvas, loaded, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: textOf('agency.limits.stakeDay') });
    await userEvent.type(field, '300');
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(saveOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
    await expect(field).toHaveValue('300');
  },
};
