import { defaultLocale, locales } from '@kvota/contracts';
import { sitemap } from '@kvota/sitemap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { choice, startedByControls } from '../workbench/playground.tsx';
import { Sitemap } from './Sitemap.tsx';

const meta = {
  title: 'Packages/sitemap/Sitemap',
  component: Sitemap,
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { locale: defaultLocale },
  argTypes: { locale: choice(locales) },
} satisfies Meta<typeof Sitemap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^\//, { selector: 'code' })).toHaveLength(Object.keys(sitemap).length);
    await userEvent.click(canvas.getByText('el', { selector: 'label' }));
    await expect(canvas.getByText('/el/ticket_history')).toBeInTheDocument();
    await expect(canvas.getByText('/el/games/{-$provider}/{-$game}')).toBeInTheDocument();
  },
};

/** The control is the first language. */
export const InGerman: Story = {
  args: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('/de/ticket_history')).toBeInTheDocument();
  },
};
