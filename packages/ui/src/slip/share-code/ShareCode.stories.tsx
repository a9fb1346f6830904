import { IconCopy } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { ShareCode } from './ShareCode.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const copied = fn();

const meta = {
  title: 'Kit/Slip/Share code',
  component: ShareCode,
  args: { code: 'K7QF-3M2P' },
  parameters: {
    docs: { description: { component: 'The code under which a shared ticket can be loaded.' } },
  },
  render: (args) => {
    return (
      <div style={{ maxWidth: 400 }}>
        <ShareCode
          {...args}
          note={productText('The code and the link load these selections at current odds.')}
          end={<IconButton label={productText('Copy the link')} icon={<IconCopy size={20} />} onClick={copied} />}
        />
      </div>
    );
  },
} satisfies Meta<typeof ShareCode>;
export default meta;

export const Code: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('K7QF-3M2P');
    await userEvent.click(canvas.getByRole('button', { name: productText('Copy the link') }));
    await expect(copied).toHaveBeenCalled();
  },
};
