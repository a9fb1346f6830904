import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Kit/Overlays/Splash screen',
  component: SplashScreen,
  args: {},
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: 'Covers the client until its texts are loaded, with the icon of a sport or a spinner.',
      },
    },
  },
} satisfies Meta<typeof SplashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sport: Story = {
  name: 'Sport [HEAD-19]',
  args: { icon: <SportIcon code="F" size={64} /> },
  argTypes: { icon: { control: false } },
};

export const WithNotice: Story = {
  name: 'With a notice [HEAD-18]',
  args: { age: '18+', notice: 'Play for fun, stop in time.' },
  play: async ({ canvasElement, args }) => {
    const splash = within(canvasElement).getByRole('status');
    await expect(within(splash).getByText(args.notice ?? '')).toBeVisible();
    await expect(within(splash).getByText('18+')).toBeVisible();
  },
};

export const NoSport: Story = {
  name: 'No sport [HEAD-18]',
  play: async ({ canvasElement }) => {
    const splash = within(canvasElement).getByRole('status').getBoundingClientRect();
    await expect(splash.width).toBe(document.documentElement.clientWidth);
    await expect(splash.height).toBe(window.innerHeight);
  },
};
