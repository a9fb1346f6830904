import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { productText } from '../../../fixtures/story-language.ts';
import { Chip } from './Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';

const sports = ['Football', 'Basketball', 'Tennis', 'Ice hockey', 'Volleyball', 'Handball'];

function Sports({ label }: { readonly label: string }): ReactElement {
  const [chosen, setChosen] = useState('Football');
  return (
    <ChipGroup label={label}>
      {sports.map((sport) => (
        <Chip key={sport} selected={sport === chosen} onClick={() => setChosen(sport)}>
          {productText(sport)}
        </Chip>
      ))}
    </ChipGroup>
  );
}

const meta = {
  title: 'Kit/Actions/Chip group',
  component: ChipGroup,
  args: { label: 'Sports', children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: { description: { component: 'Chips of one choice under their name, for dialogs and panels.' } },
  },
  render: ({ label }) => <Sports label={label} />,
} satisfies Meta<typeof ChipGroup>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Sports' }));
    const tennis = group.getByRole('button', { name: productText('Tennis') });
    await userEvent.click(tennis);
    await expect(tennis).toHaveAttribute('aria-pressed', 'true');
  },
};
