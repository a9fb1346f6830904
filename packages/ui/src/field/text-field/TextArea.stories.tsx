import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { TextArea } from './TextArea.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Text area',
  component: TextArea,
  args: { label: 'Message to the agent', value: '', onValueChange: fn(), maxLength: 200 },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component: 'Several lines of text. It grows with its content; with `maxLength` it counts characters.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(TextArea, 'value', 'onValueChange');

export const Counted: Story = {
  args: { maxLength: 12 },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'twelve signs are let in');
    await expect(field).toHaveValue('twelve signs');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('twelve signs');
    await expect(within(canvasElement).getByText('12 / 12')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => {
    const long = 'The ticket of last Saturday is not in my list. Please have a look; the number is 4471-0092.';
    return (
      <StoryGrid>
        <Live {...args} placeholder={productText('What is it about?')} />
        <Live {...args} value={long} />
        <Live {...args} value={long} error="Please give the number of the ticket." />
        <Live {...args} value={long} disabled />
      </StoryGrid>
    );
  },
};
