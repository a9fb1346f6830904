import { IconDownload, IconHeart, IconShare } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, Sheet } from '../../showcase/Sheet.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Button } from './Button.tsx';

const meta: Meta = { title: 'Action/Button' };
export default meta;

const variants = ['brand', 'secondary', 'ghost', 'danger'] as const;

export const All: StoryObj = {
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <Line key={variant}>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Pay ticket</Button>
          <Button variant={variant} size="lg" note="1 price changed">
            Accept changes
          </Button>
          <Button variant={variant} icon={<IconDownload size={18} />}>
            CSV
          </Button>
          <Button variant={variant} busy>
            Paying
          </Button>
          <Button variant={variant} disabledReason="The stake is below 20,00 RSD">
            Pay ticket
          </Button>
        </Line>
      ))}
      <Line>
        <IconButton label="Share" icon={<IconShare size={20} />} />
        <IconButton label="Favourite" icon={<IconHeart size={20} />} pressed />
        <IconButton label="Share" variant="secondary" icon={<IconShare size={20} />} badge="3" />
        <IconButton label="Share" variant="brand" icon={<IconShare size={20} />} />
        <IconButton label="Share" busy icon={<IconShare size={20} />} />
        <IconButton label="Share" disabledReason="Nothing to share yet" icon={<IconShare size={20} />} />
      </Line>
    </Sheet>
  ),
};
