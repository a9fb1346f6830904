import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { accountOpenAtom } from '../../state/atoms.ts';
import { inApp, textOf, worldOf, type Answers } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';
import { Header } from '../header/Header.tsx';

const meta = {
  title: 'Packages/shell/Account drawer',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component:
          'The drawer at the right: who is signed in, the account pages of the modules, theme, language and the way out.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (answers: Answers = {}) => ({
  ...inApp({
    modules: [sampleModule],
    page: 'betting',
    answers,
    part: () => <Header />,
    prepare: ({ host }) => host.store.set(accountOpenAtom, true),
  }),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
});

export const Player: Story = {
  tags: ['both'],
  ...drawer(),
  globals: { session: 'player' },
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('account.title') });
    const inside = within(dialog);
    await expect(inside.getByText('jelena')).toBeVisible();
    await expect(inside.queryByRole('link', { name: textOf('page.accountPayment') })).toBeNull();
    await step('the other theme and back', async () => {
      const isLight = document.documentElement.dataset['theme'] === 'light';
      const [other, own] = isLight ? ['ui.darkTheme', 'ui.lightTheme'] : ['ui.lightTheme', 'ui.darkTheme'];
      await userEvent.click(inside.getByRole('radio', { name: textOf(other) }));
      await expect(document.documentElement.dataset['theme']).toBe(isLight ? 'dark' : 'light');
      await userEvent.click(inside.getByRole('radio', { name: textOf(own) }));
      await expect(document.documentElement.dataset['theme']).toBe(isLight ? 'light' : 'dark');
    });
  },
};

/** On a phone a visitor opens it with the globe: the time, the theme and the language. */
export const Visitor: Story = {
  ...inApp({ modules: [sampleModule], page: 'betting', part: () => <Header /> }),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  globals: { session: 'visitor', viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('frame.visitor') }));
    const inside = within(await screen.findByRole('dialog', { name: textOf('frame.visitor') }));
    await expect(inside.getByText(/^\d\d?:\d\d/)).toBeVisible();
    await expect(inside.getByRole('combobox', { name: textOf('frame.languages') })).toBeVisible();
    const other = document.documentElement.dataset['theme'] === 'light' ? 'dark' : 'light';
    await userEvent.click(inside.getByRole('radio', { name: textOf(`ui.${other}Theme`) }));
    await expect(document.documentElement.dataset['theme']).toBe(other);
  },
};

export const LogOut: Story = {
  ...drawer(),
  globals: { session: 'player' },
  play: async ({ loaded, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('account.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('session.logout') }));
    await expect(worldOf({ loaded }).logout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another language keeps the page and is saved for the player. */
export const SwitchLanguage: Story = (() => {
  const save = fn(() => ({ ErrorText: 'ok' }));
  return {
    ...drawer({ saveUserSettings: save }),
    globals: { session: 'player' },
    play: async ({ loaded, userEvent }) => {
      const world = worldOf({ loaded });
      save.mockClear();
      const next = textOf('account.title') === 'Konto' ? 'English' : 'Deutsch';
      const inside = within(await screen.findByRole('dialog', { name: textOf('account.title') }));
      await userEvent.click(inside.getByRole('combobox', { name: textOf('frame.languages') }));
      await userEvent.click(await screen.findByRole('option', { name: next }));
      const [prefix, title] = next === 'Deutsch' ? ['de', 'Konto'] : ['en', 'Account'];
      await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
      await expect(world.router.state.location.pathname).toBe(`/${prefix}/betting`);
      await expect(document.documentElement.lang).toMatch(prefix);
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
    },
  } satisfies Story;
})();

/** The role AL2 sees the way to payments. */
export const AL2: Story = {
  ...drawer(),
  globals: { session: 'al2' },
  play: async ({ loaded, userEvent }) => {
    const payment = await screen.findByRole('link', { name: textOf('page.accountPayment') });
    await userEvent.click(payment);
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/account\/payment$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Agent: Story = {
  ...drawer(),
  globals: { session: 'agent' },
  play: async () => {
    await expect(await screen.findByText('agencija-centar')).toBeVisible();
    await expect(screen.queryByRole('link', { name: textOf('page.accountPayment') })).toBeNull();
  },
};

/** Escape closes it, and the focus is back where it was opened from. */
export const OpenAndClose: Story = {
  ...drawer(),
  globals: { session: 'player' },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const open = await canvas.findByRole('button', { name: textOf('frame.account', { name: 'jelena' }) });
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: textOf('account.title') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
