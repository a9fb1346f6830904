import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { inApp, textOf, worldOf } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';

const meta = {
  title: 'Packages/shell/Layouts',
  parameters: {
    docs: {
      description: {
        component:
          'The frames that pages stand in. A sample module fills every place that a module may fill; who is signed in is chosen in the toolbar.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [sampleModule];

/** Header, news, sidebar, ticket; below 1264 px the menu at the thumb and the ticket as a sheet. */
export const Default: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'betting' }, { checkFrame: true }),
  play: async ({ canvas, userEvent, step }) => {
    const desk = matchMedia('(min-width: 1264px)').matches;
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(textOf('page.betting'));
    await step('the ticket stands beside the page, or comes as a sheet', async () => {
      if (desk) {
        await expect(await canvas.findByRole('complementary')).toHaveTextContent(textOf('frame.ticket'));
        return;
      }
      await userEvent.click(await canvas.findByRole('button', { name: textOf('frame.ticket') }));
      await expect(await screen.findByRole('dialog', { name: textOf('frame.ticket') })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** A link to another page moves the focus to its content, and the page is announced. */
export const Navigation: Story = {
  ...inApp({ modules, page: 'betting' }, { checkFrame: true }),
  globals: { viewport: { value: 'w1264' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const main = canvas.getByRole('main');
    const announced = canvasElement.querySelector('[aria-live="polite"]:last-of-type');
    await userEvent.click(await canvas.findByRole('link', { name: textOf('menu.live') }));
    await waitFor(() => expect(main).toHaveFocus());
    await waitFor(() => expect(announced).toHaveTextContent(textOf('page.liveBetting')));
  },
};

export const DefaultForVisitor: Story = {
  ...inApp({ modules, page: 'betting' }, { checkFrame: true }),
  globals: { session: 'visitor' },
};

/** Without menu and ticket of a module there is no bottom bar and no ticket column. */
export const NoModules: Story = {
  ...inApp({ modules: [], page: 'betting' }, { checkFrame: true }),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: textOf('frame.menu') })).toBeNull();
  },
};

/** From 1701 px on the sidebar has its own column. */
export const DefaultWide: Story = {
  ...inApp({ modules, page: 'betting' }, { checkFrame: true }),
  globals: { viewport: { value: 'w1701' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: textOf('frame.sidebar') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('frame.sidebar.open') })).toBeNull();
  },
};

/** If the operator closes a page, players on it are sent home. */
export const ClosedWhileOpen: Story = {
  ...inApp({ modules, page: 'casino' }, { checkFrame: true }),
  play: async ({ canvas, loaded, step }) => {
    const world = worldOf({ loaded });
    await expect(await canvas.findByRole('heading', { name: textOf('page.casino') })).toBeVisible();
    await step('the operator closes the casino', () => {
      world.answer({ statusSettings: [{ key: 'disableCasinoPage', value: true }] });
      world.sockets.emitSiteEvent('reload_settings');
    });
    await expect(await canvas.findByRole('heading', { name: textOf('page.home') })).toBeVisible();
  },
};

/** Around one game: header and news, no sidebar, no ticket. */
export const Game: Story = {
  ...inApp({ modules, page: 'games' }, { checkFrame: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** A game that has the screen for itself. */
export const Fullgame: Story = {
  name: 'Fullgame [ROUTE-52]',
  ...inApp({ modules, path: '/games_full' }, { checkFrame: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

/** The match tracker, as other sites embed it. */
export const MatchTracker: Story = { ...inApp({ modules, page: 'match3' }, { checkFrame: true }) };

/** Sign-in, sign-out and health: nothing of the shell. */
export const Bare: Story = {
  ...inApp({ modules, page: 'ping' }, { checkFrame: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ok')).toBeVisible();
  },
};
