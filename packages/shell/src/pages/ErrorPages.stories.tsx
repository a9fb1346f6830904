import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { inApp, textOf, worldOf } from '../story-world/index.ts';
import { sampleModule } from '../story-world/sample-module.tsx';

const meta = {
  title: 'Packages/shell/Error pages',
  parameters: {
    docs: {
      description: {
        component:
          'The page for an address that no page has, the page that stands in for a broken one, and the one that is still to come.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [sampleModule];

export const NotFound: Story = {
  ...inApp({ modules, path: '/nonsense' }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: textOf('error.home') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/^\/(\w\w)?$/));
  },
};

/** What happened, another try, and the way home. */
export const Broken: Story = {
  ...inApp({ modules, page: 'index1', quiet: [/cut short/, /error boundary/i, /Error in route match/] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/502/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('ui.retry') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf('error.home') })).toBeVisible();
  },
};

/** Stands at every address whose page is still to come. */
export const BeingBuilt: Story = {
  ...inApp({ modules, page: 'promo' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: textOf('page.promo') })).toBeVisible();
  },
};
