import type { AgencyNode, AgencyStanding, Obstacle } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Failure, at, inApp, signInNeeded, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers, standingOf, waitingMove } from '../../story/sample-answers.ts';
import { everybody, sampleTree } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import './DangerDialog.tsx';
import '../SettingsPage.tsx';

const meta = {
  title: 'Apps/affiliates/Settings/Move and close',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: { description: { component: 'Moves a user to another agent, and closes an account for ever.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { detelinara, liman, jovana, ana } = sampleTree;
const show = (node: Pick<AgencyNode, 'id'>, answers: Answers = {}) =>
  inApp({
    modules,
    page: 'affiliatesUserSettings',
    search: { user: node.id },
    config: { brand: 'Kvota Affiliates' },
    answers: { ...agencyAnswers(), ...answers },
  });
function standing(node: AgencyNode, more: Partial<AgencyStanding>): AgencyStanding {
  const found = standingOf(everybody, node.id, more);
  if (!found) throw new Error(`${node.username} is none of the people.`);
  return found;
}

/** A platform that remembers what was done, as a page asks again after each act. */
function acting(node: AgencyNode, first: Partial<AgencyStanding> = {}) {
  let now = first;
  const become = (next: Partial<AgencyStanding>) => {
    now = next;
    return { ErrorText: 'ok', standing: standing(node, now) };
  };
  return {
    beforeEach: () => void (now = first),
    ...show(node, {
      agencyStanding: () => standing(node, now),
      agencyCloseUser: () => become({ closedAt: at(0), mayClose: false, mayMove: false, version: 'v2' }),
      agencyMoveUser: ({ body: { parentId } }) => {
        const to = everybody.find(({ id }) => id === parentId);
        return become({
          move: { ...waitingMove, to: to ? { id: to.id, username: to.username } : null },
          version: 'v2',
        });
      },
      agencyCancelMove: () => become({ version: 'v3' }),
    }),
  };
}

type Canvas = Pick<typeof screen, 'findByRole'>;
/** The dialog of an act. Messages have the same role, and another name. */
const named = { name: /^(Move|Close) / };
const open = async (canvas: Canvas, id: string, click: (button: HTMLElement) => Promise<void>) => {
  await click(await canvas.findByRole('button', { name: textOf(id) }));
  return within(await screen.findByRole('dialog', named));
};
const confirmOf = (node: AgencyNode) => ({ name: `Type ${node.username} to confirm` });

/** An account is closed after its name was typed. */
export const Close: Story = {
  name: 'Close [OP-74]',
  ...acting(liman),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, 'agency.danger.closeOpen', (button) => userEvent.click(button));
    const submit = dialog.getByRole('button', { name: textOf('agency.danger.closeSubmit') });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', confirmOf(liman)), 'Agencija-Liman{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', named)).toBeNull());
    await expect(await canvas.findByText(/A closed account is not opened again/)).toBeVisible();
  },
};

const left: readonly Obstacle[] = [
  { what: 'tickets', count: 3 },
  { what: 'vouchers', count: 1 },
  { what: 'users', count: 12 },
  {
    what: 'credit',
    amounts: [
      { currency: 'RSD', currencyId: 941, amount: '20000.00' },
      { currency: 'EUR', currencyId: 978, amount: '25.00' },
    ],
  },
  { what: 'debt', amounts: [{ currency: 'RSD', currencyId: 941, amount: '12000.00' }] },
  { what: 'statements', count: 1 },
  { what: 'commission' },
];

/** Everything that is left is listed with what to do, and the buttons say why they are closed. */
export const Left: Story = {
  ...show(detelinara, {
    agencyStanding: standing(detelinara, { closing: [...left], moving: left.slice(4) }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 open accounts below')).toBeVisible();
    for (const id of ['agency.danger.closeOpen', 'agency.danger.moveOpen'])
      await expect(canvas.getByRole('button', { name: textOf(id) })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The button of a move is closed, with the reason, until an agent is chosen and the name is typed. */
export const Move: Story = {
  ...acting(detelinara),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, 'agency.danger.moveOpen', (button) => userEvent.click(button));
    await expect(dialog.getByRole('combobox', { name: textOf('agency.danger.newAgent') })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', confirmOf(detelinara)), 'agencija-detelinara');
    const submit = dialog.getByRole('button', { name: textOf('agency.danger.moveSubmit') });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A move that waits is shown. */
export const Waiting: Story = {
  ...acting(detelinara, { move: waitingMove }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/when the day ends/)).toBeVisible();
  },
};

/** A move that waits is cancelled. */
export const CancelMove: Story = {
  name: 'Cancel a move [OP-74]',
  ...acting(detelinara, { move: waitingMove }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.danger.cancelMove') }));
    const cancelling = within(await screen.findByRole('dialog', { name: /^Cancel / }));
    await userEvent.click(cancelling.getByRole('button', { name: textOf('agency.danger.cancelMove') }));
    await expect(await canvas.findByRole('button', { name: textOf('agency.danger.moveOpen') })).toBeVisible();
  },
};

/** A move out of the branch, by somebody above: the new agent has no name here. */
export const MovedByOthers: Story = {
  tags: ['!both'],
  ...show(jovana, {
    agencyStanding: standing(jovana, { move: { ...waitingMove, mayCancel: false } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/out of your branch/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('agency.danger.cancelMove') })).toBeNull();
  },
};

/** A refusal keeps the dialog with its reason. */
export const Refused: Story = {
  ...show(ana, {
    agencyCloseUser: {
      ErrorText: 'error',
      error: 'accountInUse',
      standing: standing(ana, { closing: left.slice(0, 1) }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, 'agency.danger.closeOpen', (button) => userEvent.click(button));
    await userEvent.type(dialog.getByRole('textbox', confirmOf(ana)), `${ana.username}{Enter}`);
    await expect(await dialog.findByText(textOf('agency.danger.inUse'))).toBeVisible();
  },
};

/** A lost answer: the same act is sent again. */
export const Lost: Story = {
  tags: ['!both'],
  ...show(liman, { agencyCloseUser: new Failure(502, 'badGateway') }),
  play: async ({ canvas, loaded, userEvent }) => {
    const dialog = await open(canvas, 'agency.danger.closeOpen', (button) => userEvent.click(button));
    await userEvent.type(dialog.getByRole('textbox', confirmOf(liman)), `${liman.username}{Enter}`);
    await expect(await dialog.findByText(textOf('agency.danger.lost'))).toBeVisible();
    const closed = standing(liman, { closedAt: '2026-11-21T12:00:00.000Z', mayClose: false, mayMove: false });
    worldOf({ loaded }).answer({
      agencyCloseUser: { ErrorText: 'error', error: 'accountClosed', standing: closed },
      agencyStanding: closed,
    });
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.money.sendAgain') }));
    await expect(await canvas.findByText(/A closed account is not opened again/)).toBeVisible();
  },
};

/** [SEC-23] Both acts need a fresh login. */
export const StepUp: Story = {
  ...show(liman, { agencyCloseUser: signInNeeded() }),
  play: async ({ canvas, loaded, userEvent }) => {
    const dialog = await open(canvas, 'agency.danger.closeOpen', (button) => userEvent.click(button));
    await userEvent.type(dialog.getByRole('textbox', confirmOf(liman)), `${liman.username}{Enter}`);
    await expect(await dialog.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.stepUp.login') }));
    await expect(worldOf({ loaded }).stepUp).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['!both'],
  ...show(liman, { agencyStanding: new Failure(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.danger.failed'))).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['!both'],
  ...show(liman),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: textOf('agency.danger.closeOpen') });
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: textOf('agency.danger.closeOpen') })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};
