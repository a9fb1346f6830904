import { unreadAtom } from '@kvota/shell';
import { inApp, never, serverError, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { inboxAnswers, storyMessages } from '../story/account-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Messages',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component: 'The inbox: unread ones are marked, a message has its address, and a deletion can be taken back.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const derby = 'Partizan – Crvena zvezda';
const show = (setup: Partial<WorldSetup> = {}, messages = storyMessages) =>
  inApp({
    modules,
    page: 'messages',
    answers: inboxAnswers(messages),
    prepare: ({ host }) => host.store.set(unreadAtom, messages.filter(({ read }) => !read).length),
    ...setup,
  });

/** [ROUTE-17] An opened message is read: in the list, and in the number beside the menu. */
export const Reading: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas, loaded, userEvent }) => {
    const { host, router } = worldOf({ loaded });
    const unread = textOf('messages.isUnread');
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(`^${unread}.*${derby}`) }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: derby })).toHaveFocus());
    await expect(router.state.location.search).toEqual({ message: 'm1' });
    await waitFor(() => expect(host.store.get(unreadAtom)).toBe(1));
    // A message can be marked as unread again.
    await userEvent.click(canvas.getByRole('button', { name: textOf('messages.markUnread') }));
    await waitFor(() => expect(host.store.get(unreadAtom)).toBe(2));
    await expect(canvas.queryByRole('heading', { name: derby })).toBeNull();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${unread}.*${derby}`) })).toBeVisible();
  },
};

/** A deleted message disappears at once; undo restores it. */
export const DeleteAndUndo: Story = {
  ...show({ search: { message: 'm1' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('messages.delete') }));
    await waitFor(() => expect(canvas.queryByText(derby)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: textOf('messages.undo') }));
    await expect(await canvas.findByText(derby)).toBeVisible();
  },
};

/** If a change cannot be saved, a notice is shown and the list is as the server has it. */
export const NotSaved: Story = {
  ...show({ answers: { ...inboxAnswers(storyMessages), markMessages: serverError }, search: { message: 'm3' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('messages.delete') }));
    await waitFor(() => expect(screen.getAllByText(textOf('messages.markFailed'))[0]).toBeVisible());
    const inbox = await canvas.findByRole('list', { name: textOf('messages.title') });
    await waitFor(() => expect(within(inbox).getAllByRole('listitem')).toHaveLength(3));
  },
};

export const List: Story = show();
export const Open: Story = show({ search: { message: 'm1' } });
export const Empty: Story = {
  ...show({}, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('messages.none'))).toBeVisible();
  },
};
export const Loading: Story = show({ answers: { messages: never } });
export const Broken: Story = {
  ...show({ answers: { messages: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('messages.failed'))).toBeVisible();
    worldOf({ loaded }).answer(inboxAnswers(storyMessages));
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await canvas.findByText(derby)).toBeVisible();
  },
};
