import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sayIn } from '../../fixtures/say.ts';
import { Sheet } from '../../fixtures/Sheet.tsx';
import { Heading } from './Heading.tsx';
import { linkProps } from './link-props.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Kit/Frame/Text',
  component: Text,
  args: { children: 'Prices on everything that starts today and later.', size: 'md', tone: 'primary', align: 'start' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: { component: 'Text and headings of a page in the sizes and tones of the theme: pages keep none.' },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const SizesAndTones: Story = {
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Sheet width={560}>
        <Heading>{say('Betting on football')}</Heading>
        <Heading level={2}>{say('Betting on football')}</Heading>
        {(['xl', 'lg', 'md', 'sm'] as const).map((size) =>
          (['primary', 'secondary', 'muted'] as const).map((tone) => (
            <Text key={size + tone} size={size} tone={tone}>
              {say('Prices on everything that starts today and later.')}
            </Text>
          )),
        )}
        <a href="#all" {...linkProps()}>
          ← {say('All matches')}
        </a>
      </Sheet>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const headings = within(canvasElement).getAllByRole('heading', { name: say('Betting on football') });
    await expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
  },
};
