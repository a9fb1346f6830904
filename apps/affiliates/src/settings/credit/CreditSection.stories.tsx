import type { AgencyNode } from '@kvota/contracts';
import { Failure, inApp, signInNeeded, textOf, worldOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers, agentRights } from '../../story/sample-answers.ts';
import { sampleTree } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import '../SettingsPage.tsx';

const meta = {
  title: 'Apps/affiliates/Settings/Credit line',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: { description: { component: 'The credit line of a user and the mark of its float, in the settings.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { centar, detelinara, podbara, ana } = sampleTree;
const show = (node: Pick<AgencyNode, 'id'>, answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesUserSettings',
    search: { user: node.id },
    config: { brand: 'Kvota Affiliates' },
    answers: { ...agencyAnswers(), ...answers },
    ...setup,
  });

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;
const field = (canvas: Canvas, id: string) => canvas.findByRole('textbox', { name: textOf(id) });
const saveOf = (canvas: Canvas): HTMLElement =>
  within(canvas.getByRole('form', { name: textOf('agency.line.title') })).getByRole('button', {
    name: textOf('agency.settings.save'),
  });

/** The parent sets line and mark beside the debt and the credit of now. */
export const DirectChild: Story = {
  name: 'Direct child [OP-74]',
  ...show(detelinara),
  play: async ({ canvas, loaded, userEvent }) => {
    const sent: object[] = [];
    worldOf({ loaded }).answer({
      agencySaveLine: ({ body: { userId, currencyId, limit, lowFloat } }) => {
        sent.push({ userId, currencyId, limit, lowFloat });
        return { ErrorText: 'ok' };
      },
    });
    const limit = await field(canvas, 'agency.line.limit');
    await expect(limit).toHaveValue('50,000.00');
    const row = canvas.getByRole('group', { name: textOf('agency.line.limit') });
    await expect(row).toHaveTextContent('12,000.00');
    await expect(row).toHaveTextContent('38,000.00');
    await userEvent.clear(limit);
    await userEvent.type(limit, '75.000');
    await userEvent.clear(await field(canvas, 'agency.line.mark'));
    await userEvent.click(saveOf(canvas));
    await screen.findByText(textOf('agency.line.saved', { username: detelinara.username }));
    await expect(sent).toEqual([{ userId: detelinara.id, currencyId: 941, limit: '75000.00', lowFloat: null }]);
  },
};

/** [SEC-23] A line always needs a fresh login. It is kept meanwhile. */
export const StepUp: Story = {
  ...show(detelinara, { agencySaveLine: signInNeeded() }),
  play: async ({ canvas, loaded, userEvent }) => {
    const limit = await field(canvas, 'agency.line.limit');
    await userEvent.clear(limit);
    await userEvent.type(limit, '60000');
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('agency.stepUp.login') }));
    await expect(worldOf({ loaded }).stepUp).toHaveBeenCalledOnce();
    await expect(await field(canvas, 'agency.line.limit')).toHaveValue('60,000.00');
  },
};

/** The answer is lost: saving again sends the same request. */
export const LostAnswer: Story = {
  tags: ['!both'],
  ...show(detelinara),
  play: async ({ canvas, loaded, userEvent }) => {
    const ids: string[] = [];
    worldOf({ loaded }).answer({
      agencySaveLine: ({ body: { requestId } }) => {
        ids.push(requestId);
        return ids.length === 1 ? new Failure(502, 'badGateway') : { ErrorText: 'ok' };
      },
    });
    const limit = await field(canvas, 'agency.line.limit');
    await userEvent.clear(limit);
    await userEvent.type(limit, '60000');
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(textOf('agency.settings.lost'))).toBeVisible();
    await userEvent.click(saveOf(canvas));
    await screen.findByText(textOf('agency.line.saved', { username: detelinara.username }));
    await expect(new Set(ids).size).toBe(1);
  },
};

/** The operator allows no credit any more: the line can only be ended. */
export const Off: Story = {
  ...show(detelinara, {
    agencyConnection: {
      node: centar,
      parent: null,
      highestDepth: 6,
      lending: 'off',
      ...agentRights,
      connect: { state: 'none', until: null },
    },
    agencySaveLine: { ErrorText: 'error', error: 'creditOff' },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf('agency.line.off'))).toBeVisible();
    const limit = await field(canvas, 'agency.line.limit');
    await userEvent.clear(limit);
    await userEvent.type(limit, '1e3');
    await expect(await canvas.findByText(textOf('agency.limits.notAmount'))).toBeVisible();
    await userEvent.clear(limit);
    await userEvent.type(limit, '60000');
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(textOf('agency.line.refusedOff'))).toBeVisible();
  },
};

/** Further below, line and debt are facts. With hidden credit, no amount is shown. */
export const Below: Story = {
  ...show(podbara),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('agency.line.title') })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: textOf('agency.line.limit') })).toBeNull();
  },
};

/** [HEAD-07] With hidden credit, no amount of the line is shown. */
export const Hidden: Story = {
  tags: ['!both'],
  ...show(detelinara),
  play: async ({ canvas, userEvent }) => {
    await expect(await field(canvas, 'agency.line.limit')).toHaveValue('50,000.00');
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.hide') }));
    await expect(await field(canvas, 'agency.line.limit')).toHaveValue('');
    await expect(canvas.getByRole('group', { name: textOf('agency.line.limit') })).not.toHaveTextContent('12,000');
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.show') }));
  },
};

/** A staff account without the right to move money reads the line. */
export const Staff: Story = {
  tags: ['!both'],
  ...show(detelinara, {
    agencyConnection: {
      node: centar,
      parent: null,
      highestDepth: 6,
      lending: 'agents',
      connect: { state: 'none', until: null },
      rights: ['users'],
      staff: null,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: textOf('agency.line.limit') })).toHaveTextContent('50,000');
    await expect(canvas.queryByRole('textbox', { name: textOf('agency.line.limit') })).toBeNull();
  },
};

/** Players have no line where credit is for agents. */
export const Player: Story = {
  tags: ['!both'],
  ...show(ana),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: textOf('agency.limits.maxStake') });
    await expect(canvas.queryByText(textOf('agency.line.title'))).toBeNull();
  },
};
