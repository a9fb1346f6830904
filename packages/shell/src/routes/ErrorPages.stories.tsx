import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { inApp, textOf, worldOf } from '../story-world/index.ts';
import { sampleModule } from '../story-world/sample-module.tsx';
import { LastResort } from './LastResort.tsx';

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
  tags: ['both'],
  ...inApp({ modules, path: '/nonsense' }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: textOf('error.home') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/^\/(\w\w)?$/));
  },
};

/** What happened, another try, and the way home. */
export const Broken: Story = {
  name: 'Broken [ROUTE-57, ROUTE-58]',
  ...inApp({ modules, page: 'index1', expectedConsole: [/cut short/, /error boundary/i, /Error in route match/] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/502/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: textOf('error.occurred') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('ui.retry') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf('error.home') })).toBeVisible();
  },
};

/** The placeholder of pages that are not built yet. */
export const BeingBuilt: Story = {
  ...inApp({ modules, page: 'promo' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: textOf('page.promo') })).toBeVisible();
  },
};

function Breaks(): never {
  throw new Error('the error page is broken');
}

/** When even the error page breaks, a sentence and a way home are left. */
export const LastOfAll: Story = {
  ...inApp({
    modules,
    page: 'betting',
    part: () => (
      <LastResort>
        <Breaks />
      </LastResort>
    ),
    expectedConsole: [/the error page is broken/, /error page failed/, /error boundary/i],
  }),
  name: 'Last of all [ROUTE-59]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('error.whileShowing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf('error.home') })).toHaveAttribute('href', '/');
  },
};
