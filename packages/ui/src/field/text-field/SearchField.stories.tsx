import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Search field',
  component: SearchField,
  args: {
    label: 'Find a team or league',
    value: '',
    onValueChange: fn(),
    shortcut: '/',
    clearLabel: 'Clear the search',
  },
  decorators: [narrow],
  parameters: {
    docs: {
      description: { component: 'A search field. Escape or the clear button empties it and keeps the focus.' },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(SearchField, 'value', 'onValueChange');

export const Empty: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: productText('Find a team or league') });
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await userEvent.type(field, 'zvezda');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zvezda');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('partizan');
    await userEvent.click(canvas.getByRole('button', { name: productText('Clear the search') }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** As narrow as its icon and its key: a press on either starts typing. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 84 }}>
      <Live {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const field = canvas.getByRole('searchbox');
    for (const part of canvasElement.querySelectorAll('svg, kbd')) {
      field.blur();
      await user.click(part);
      await expect(field).toHaveFocus();
    }
    const box = field.parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(getComputedStyle(field, '::placeholder').opacity).toBe('0');
  },
};

/**
 * The reason why nothing is searched yet: as a sentence if the field is wide, in brief otherwise, and always as a
 * sentence for assistive technology.
 */
export const TooShort: Story = {
  args: { value: 'ma', note: { full: 'at least 3 letters', brief: '2/3' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {[344, 200].map((width) => (
        <div key={width} style={{ width }}>
          <Live {...args} label={`Find a team or league (${width})`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [wide, slim] = canvas.getAllByRole('status');
    const [briefWide, briefSlim] = canvas.getAllByText('2/3');
    if (!wide || !slim || !briefWide || !briefSlim) throw new Error('There are two fields.');
    await expect([wide.offsetWidth > 20, slim.offsetWidth > 20]).toEqual([true, false]);
    await expect([briefWide.checkVisibility(), briefSlim.checkVisibility()]).toEqual([false, true]);
    // The typed text has room in both.
    for (const field of canvas.getAllByRole('searchbox')) await expect(field.clientWidth).toBeGreaterThan(60);
  },
};

/** Behaves like an address: every letter is answered in order, and late. */
function Late(props: SearchFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <SearchField {...props} value={value} onValueChange={(text) => void setTimeout(() => setValue(text), 40)} />
      <p data-value={value}>{value || '–'}</p>
      <button type="button" onClick={() => setValue('partizan')}>
        partizan
      </button>
    </>
  );
}

/** No letter is lost, however late the page answers. A value that the page sets replaces the text. */
export const LateAnswers: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const field = canvas.getByRole('searchbox');
    const answered = (text: string) =>
      waitFor(() => expect(canvasElement.querySelector('[data-value]')).toHaveAttribute('data-value', text));
    await user.type(field, 'Tekstilac Odžaci');
    await expect(field).toHaveValue('Tekstilac Odžaci');
    await answered('Tekstilac Odžaci');
    await expect(field).toHaveValue('Tekstilac Odžaci');
    await user.click(canvas.getByRole('button', { name: 'partizan' }));
    await expect(field).toHaveValue('partizan');
    await user.type(field, ' beo');
    await user.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await answered('');
    await expect(field).toHaveValue('');
  },
};

export const States: Story = {
  render: (args) => (
    <StoryGrid>
      <Live {...args} />
      <Live {...args} value="zvezda" />
      <Live {...args} value="zvez" busy />
      <Live {...args} size="sm" />
      <Live {...args} disabled />
    </StoryGrid>
  ),
};
