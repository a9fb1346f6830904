import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { productText } from '../../../fixtures/story-language.ts';
import { Button } from '../../action/button/Button.tsx';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { Select } from '../select/Select.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = {
  title: 'Kit/Fields/Field row',
  component: FieldRow,
  args: { title: '', children: null },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component: 'A setting as a row: its name with the value in force, and its fields at the end of the line.',
      },
    },
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows below each other have a line between them. Where there is no room, the fields are below the name. */
export const Rows: Story = {
  tags: ['both', 'phone'],
  render: () => (
    <div>
      <FieldRow title={productText('Status')} badge={<Badge>{productText('Not set')}</Badge>}>
        <Select
          label={productText('Status')}
          hideLabel
          size="sm"
          value="all"
          onValueChange={fn()}
          items={[{ value: 'all', label: 'All tickets' }]}
        />
        <Button size="sm">{productText('Set')}</Button>
      </FieldRow>
      <FieldRow title={productText('Night off')} note={productText('By the clock of the site.')}>
        <Button size="sm">{productText('Remove')}</Button>
      </FieldRow>
    </div>
  ),
  play: async () => {
    const row = within(screen.getByRole('group', { name: productText('Night off') }));
    await expect(row.getByRole('button', { name: productText('Remove') })).toBeVisible();
  },
};
