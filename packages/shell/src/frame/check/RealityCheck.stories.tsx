import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { creditHiddenAtom } from '../../state/atoms.ts';
import { checkDueAtom, checkHeldAtom } from '../../state/reality-check.ts';
import { Failure, inApp, pingOf, storyPeople, storyTime, textOf, worldOf } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';

const meta = {
  title: 'Packages/shell/Reality check',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: { component: 'After an hour of play, stakes wait until the player has chosen (CAS-32, OP-87).' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (minutes: number): string => new Date(storyTime + minutes * 60_000).toISOString();
const ping = pingOf(storyPeople.player, storyTime);
const session = { since: at(-60), realityDueAt: at(0) };
const answers = {
  ping: { ...ping, session },
  realityCheck: {
    session,
    result: [{ currency: 'RSD', staked: '4250.00', returned: '3780.50', net: '-469.50' }],
    serverTime: at(0),
  },
};
const acknowledged = fn();
const title = (): string => textOf('check.title');
const find = async () => within(await screen.findByRole('dialog', { name: title() }));

/** It waits for the end of a round and for an answer; one that does not arrive can be given again. */
export const Due: Story = {
  name: 'Due [CAS-32] [OP-87]',
  tags: ['both'],
  ...inApp({
    modules: [sampleModule],
    page: 'betting',
    answers: { ...answers, ackReality: new Failure(500) },
    prepare: ({ host }) => host.store.set(checkHeldAtom, true),
    expectedConsole: [/500/],
  }),
  play: async ({ userEvent, loaded, step }) => {
    acknowledged.mockClear();
    const world = worldOf({ loaded });
    await waitFor(() => expect(world.host.store.get(checkDueAtom)).toBe(at(0)));
    await expect(screen.queryByRole('dialog', { name: title() })).toBeNull();
    world.host.store.set(checkHeldAtom, false);
    const dialog = await find();
    await waitFor(() => expect(dialog.getByText(/469[.,]50/)).toBeVisible());
    await expect(dialog.getByText(/4.250[.,]00/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: textOf('check.sums') })).toHaveFocus());
    await userEvent.keyboard('{Escape}{Enter} ');
    await expect(acknowledged).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: title() })).toBeVisible();
    await step('an answer that fails, and one that arrives', async () => {
      await userEvent.click(dialog.getByRole('button', { name: textOf('check.goOn') }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(textOf('check.failed'));
      const later = { ...session, realityDueAt: at(60) };
      world.answer({
        ping: { ...ping, session: later },
        ackReality: ({ body }) => {
          acknowledged(body);
          return { ErrorText: 'ok', session: later, serverTime: at(0) };
        },
      });
      await userEvent.click(dialog.getByRole('button', { name: textOf('check.goOn') }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title() })).toBeNull());
      await expect(acknowledged).toHaveBeenCalledWith({ dueAt: at(0) });
    });
  },
};

/** Another tab acknowledges it, and the next ping closes it here. Hidden credit hides the money. */
export const AnsweredElsewhere: Story = {
  name: 'Answered elsewhere [OP-87]',
  ...inApp({ modules: [sampleModule], page: 'betting', answers }),
  play: async ({ loaded }) => {
    const world = worldOf({ loaded });
    world.host.store.set(creditHiddenAtom, true);
    const dialog = await find();
    await waitFor(() => expect(dialog.getAllByText('****')).toHaveLength(3));
    world.answer({ ping: { ...ping, session: { ...session, realityDueAt: at(60) } } });
    await world.ping();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title() })).toBeNull());
  },
};
