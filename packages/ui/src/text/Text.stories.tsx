import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid } from '../../fixtures/layout/StoryGrid.tsx';
import { Heading } from './Heading.tsx';
import { linkProps } from './link-props.ts';
import { Text } from './Text.tsx';
import { productText } from '../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Frame/Text',
  component: Text,
  args: { children: 'Prices on everything that starts today and later.', size: 'md', tone: 'primary', align: 'start' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: { component: 'Text and headings in the sizes and tones of the theme.' },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const SizesAndTones: Story = {
  render: () => {
    return (
      <StoryGrid width={560}>
        <Heading>Betting on football</Heading>
        <Heading level={2}>Betting on football</Heading>
        <Heading level={3} size="bar">
          A name in a bar, of which only the beginning fits into the width that this place has
        </Heading>
        {(['xl', 'lg', 'md', 'sm'] as const).map((size) =>
          (['primary', 'secondary', 'muted'] as const).map((tone) => (
            <Text key={size + tone} size={size} tone={tone}>
              Prices on everything that starts today and later.
            </Text>
          )),
        )}
        <a href="#all" {...linkProps()}>
          ← {productText('All matches')}
        </a>
      </StoryGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { name: 'Betting on football' });
    await expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
  },
};
