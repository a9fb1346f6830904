import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Kit/Actions/Theme switch',
  component: ThemeSwitch,
  args: { value: 'dark', onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Dark or light, both visible. It reports the choice; the app stores and applies it (THEME-02).',
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(ThemeSwitch, 'value', 'onValueChange');

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const [dark, light] = within(canvasElement).getAllByRole('radio');
    await expect(dark).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(light).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
  },
};

export const FullWidth: Story = { args: { fullWidth: true }, render: (args) => <Live {...args} /> };

export const IconsOnly: Story = {
  args: { iconsOnly: true, value: 'light' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toHaveAccessibleName(/\S/);
  },
};
