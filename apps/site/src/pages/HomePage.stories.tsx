import { inApp, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';

const meta = {
  title: 'Apps/site/Home',
  parameters: {
    docs: {
      description: {
        component:
          'The ways into the parts of the site, with all modules in one frame: betting, live, casino and the agents’ area.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'home' } as const;

/** From home to the casino and on to betting: the frame stays, the page changes. */
export const Player: Story = {
  ...inApp(page),
  globals: { session: 'player' },
  play: async ({ canvas, loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    const banner = canvas.getByRole('banner');
    const main = canvas.getByRole('main');
    await userEvent.click(within(main).getByRole('link', { name: new RegExp(textOf('home.casino')) }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/casino$/));
    await expect(await canvas.findByRole('heading', { name: textOf('casino.title') })).toBeVisible();
    await expect(canvas.getAllByRole('banner')).toContain(banner);
    await userEvent.click(within(banner).getByRole('link', { name: /Kvota/ }));
    await expect(await canvas.findByText(textOf('home.betting'))).toBeVisible();
  },
};

export const Visitor: Story = { ...inApp(page), globals: { session: 'visitor' } };

/** What the operator has closed is shown, and cannot be entered. */
export const ClosedCasino: Story = {
  ...inApp({
    ...page,
    answers: {
      statusSettings: [{ key: 'casinoIndefiniteDisabled', value: true }],
    },
  }),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: new RegExp(textOf('home.casino')) })).toBeNull();
  },
};

/** The operator's order of the menu, one item left out. */
export const OperatorsMenu: Story = {
  ...inApp({
    ...page,
    answers: { generalSettings: [{ key: 'menuItems', value: ['casino', 'live', 'betting', 'virtuals'] }] },
  }),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await waitFor(() =>
      expect(main.getAllByRole('link').map((link) => link.textContent)[0]).toMatch(textOf('menu.casino')),
    );
    await expect(main.getAllByRole('link')).toHaveLength(4);
  },
};

export const Wide: Story = { ...inApp(page), globals: { viewport: { value: 'w1701' } } };
