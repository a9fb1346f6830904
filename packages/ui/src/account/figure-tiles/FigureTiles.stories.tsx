import type { Meta, StoryObj } from '@storybook/react-vite';
import { productText } from '../../../fixtures/story-language.ts';
import { FigureTile, FigureTiles } from './FigureTiles.tsx';

const meta = {
  title: 'Kit/Account/Figure tiles',
  component: FigureTiles,
  subcomponents: { FigureTile },
  tags: ['both'],
  parameters: {
    docs: {
      description: { component: 'The most important figures of a page. A figure that is loading keeps its place.' },
    },
  },
} satisfies Meta<typeof FigureTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  render: () => (
    <FigureTiles>
      <FigureTile name={productText('Agents below')} value="12" />
      <FigureTile name={productText('Players below')} value="1,204" />
      <FigureTile name={productText('Credit')} value="999,999,999,999.99 EUR" />
    </FigureTiles>
  ),
};

/** A note below a figure, such as that of the period before. */
export const WithNotes: Story = {
  render: () => (
    <FigureTiles>
      <FigureTile name="GGR" value="12,480.50" note="11,204.00" />
      <FigureTile name="GGR" value="−1,204.00" note="−" />
    </FigureTiles>
  ),
};

export const Loading: Story = {
  render: () => (
    <FigureTiles>
      <FigureTile name={productText('Agents below')} value={undefined} />
      <FigureTile name={productText('Players below')} value={undefined} />
    </FigureTiles>
  ),
};
