import { IconDownload, IconHeart, IconShare, IconTrash } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Actions/Icon button',
  component: IconButton,
  args: { label: 'Share the ticket', icon: <IconShare size={20} />, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'A button with an icon only; its name is also its tooltip. With `pressed` it is a toggle.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Share the ticket' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

function Favourite(props: IconButtonProps): ReactElement {
  const [pressed, setPressed] = useState(props.pressed ?? false);
  return <IconButton {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const Toggle: Story = {
  args: { label: 'Favourite', icon: <IconHeart size={20} />, pressed: false },
  render: (args) => <Favourite {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const WithACount: Story = {
  args: { label: 'Messages', variant: 'secondary', badge: '3' },
  play: async ({ canvasElement }) => {
    const name = 'Messages 3';
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible();
  },
};

export const StoppedWithAReason: Story = {
  args: { disabledReason: 'Nothing to share yet' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Nothing to share yet');
  },
};

export const States: Story = {
  render: () => {
    return (
      <StoryGrid>
        {(['ghost', 'secondary', 'brand'] as const).map((variant) => (
          <StoryRow key={variant}>
            <IconButton variant={variant} size="sm" label={productText('Delete')} icon={<IconTrash size={16} />} />
            <IconButton variant={variant} label="Share the ticket" icon={<IconShare size={20} />} />
            <IconButton variant={variant} size="lg" label="CSV" icon={<IconDownload size={22} />} />
            <IconButton variant={variant} label="Messages" icon={<IconShare size={20} />} badge="3" />
            <IconButton variant={variant} label="Share the ticket" busy icon={<IconShare size={20} />} />
            <IconButton
              variant={variant}
              label="Share the ticket"
              disabledReason="Nothing to share yet"
              icon={<IconShare size={20} />}
            />
          </StoryRow>
        ))}
        <StoryRow>
          <IconButton label="Favourite" icon={<IconHeart size={20} />} pressed={false} />
          <IconButton label="Favourite" icon={<IconHeart size={20} />} pressed />
        </StoryRow>
      </StoryGrid>
    );
  },
};
