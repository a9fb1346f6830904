import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { inApp, textOf, worldOf } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';

const meta = {
  title: 'Packages/shell/Sidebar',
  parameters: {
    docs: {
      description: {
        component:
          'The left sidebar of a page: a column from 1701 px on, below that a drawer behind the button in the header.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [sampleModule];

export const Drawer: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'betting' }),
  play: async ({ canvas, loaded, userEvent }) => {
    const open = canvas.getByRole('button', { name: textOf('frame.sidebar.open') });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: textOf('frame.sidebar') });
    await expect(within(dialog).getByRole('link', { name: textOf('page.betting') })).toHaveAttribute('aria-current');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('link', { name: textOf('page.casinoLive') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/casino_live$/));
  },
};

export const Column: Story = {
  ...inApp({ modules, page: 'betting' }),
  globals: { viewport: { value: 'w1701' } },
};
