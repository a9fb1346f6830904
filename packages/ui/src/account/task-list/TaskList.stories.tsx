import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productText } from '../../../fixtures/story-language.ts';
import { Button } from '../../action/button/Button.tsx';
import { nameLinkProps } from '../../text/link-props.ts';
import { Progress } from '../../feedback/progress/Progress.tsx';
import { TaskLine, TaskList } from './TaskList.tsx';

const meta = {
  title: 'Kit/Account/Task list',
  component: TaskList,
  subcomponents: { TaskLine },
  tags: ['both', 'phone'],
  parameters: {
    docs: { description: { component: 'Things that wait for somebody, each with a link to it and an act.' } },
  },
  args: { label: 'Low credit' },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => (
  <a href="#task" {...nameLinkProps()}>
    {name}
  </a>
);

export const Lines: Story = {
  render: (args) => (
    <TaskList {...args}>
      <TaskLine
        name={link('agencija-liman')}
        facts={['8,100.00', undefined, '25,000.00']}
        act={<Button size="sm">{productText('Add credit')}</Button>}
      />
      <TaskLine
        name={link('jovana.petrović')}
        facts={['82%']}
        bar={
          <Progress
            size="sm"
            tone="danger"
            label={productText('Stakes per day')}
            value={82}
            valueText="4,120.00 / 5,000.00"
          />
        }
      />
      <TaskLine name={link('stefan')} facts={[]} />
    </TaskList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('list')).toHaveAccessibleName('Low credit');
  },
};

/** A long word breaks, and the act moves below it where there is no room. */
export const Long: Story = {
  render: (args) => (
    <TaskList {...args}>
      <TaskLine
        name={link('prodavnica.novi-sad-detelinara-01234567890123456789')}
        facts={['999,999,999,999.99 EUR, 999,999,999,999.99 EUR']}
        act={<Button size="sm">{productText('Add credit')}</Button>}
      />
    </TaskList>
  ),
};
