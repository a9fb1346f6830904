import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { asideOpenAtom } from '../../state/atoms.ts';
import { inApp, textOf, worldOf, type Answers } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';
import { MobileFooter } from './MobileFooter.tsx';

const meta = {
  title: 'Packages/shell/Mobile footer',
  globals: { viewport: { value: 'w360' } },
  parameters: {
    docs: {
      description: { component: 'The menu at the thumb below 1264 px, with the ticket button in its middle.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (answers: Answers = {}, page: 'betting' | 'casino' = 'betting') => ({
  ...inApp({ modules: [sampleModule], page, part: () => <MobileFooter />, answers }),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
});

export const Menu: Story = {
  tags: ['both'],
  ...footer(),
  play: async ({ canvas, loaded, userEvent }) => {
    const { host, router } = worldOf({ loaded });
    await expect(canvas.getByRole('link', { name: textOf('menu.betting') })).toHaveAttribute('aria-current');
    await userEvent.click(await canvas.findByRole('button', { name: textOf('frame.ticket') }));
    await expect(host.store.get(asideOpenAtom)).toBe(true);
    await userEvent.click(canvas.getByRole('link', { name: textOf('menu.live') }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/live_betting$/));
  },
};

/** Where nothing can be bet on, there is no ticket button either. */
export const TicketsDisabled: Story = {
  ...footer(
    {
      statusSettings: [
        { key: 'disableBettingPage', value: true },
        { key: 'disableLiveBettingPage', value: true },
      ],
    },
    'casino',
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: textOf('frame.ticket') })).toBeNull();
  },
};

export const At768: Story = { ...footer(), globals: { viewport: { value: 'w768' } } };
