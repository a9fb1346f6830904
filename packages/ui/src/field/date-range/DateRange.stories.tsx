import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import { namedSpans, noonOf } from './iso-date.ts';
import { calendarWords, productText } from '../../../fixtures/story-language.ts';

const today = '2026-11-21';
const spans = namedSpans(today);

const meta = {
  title: 'Kit/Fields/Date range',
  component: DateRange,
  args: {
    label: 'Paid between',
    placeholder: 'Any day',
    value: spans.last7,
    onValueChange: fn(),
    today,
    min: '2026-01-01',
    max: today,
    clearable: true,
    words: calendarWords(),
    presets: [
      { label: 'Today', span: spans.today },
      { label: 'Yesterday', span: spans.yesterday },
      { label: 'Last 7 days', span: spans.last7 },
      { label: 'Last 30 days', span: spans.last30 },
      { label: 'This month', span: spans.thisMonth },
      { label: 'Last month', span: spans.lastMonth },
    ],
  },
  argTypes: { words: { control: false }, presets: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A span of days, from a preset or from two presses in a calendar: a popover on a desktop, a sheet on a phone. Days are ISO text, so no time zone can shift them.',
      },
    },
  },
  // Loads the calendar first, so that no story waits for the network.
  loaders: [() => import('./DateRangePanel.tsx')],
  render: (args) => <Live {...args} words={calendarWords()} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(DateRange, 'value', 'onValueChange');

const Live = (props: DateRangeProps): ReactElement => (
  <div style={{ maxWidth: 320 }}>
    <Controlled {...props} />
  </div>
);

const shut = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Preset: Story = {
  play: async ({ canvasElement, args }) => {
    const words = calendarWords();
    const field = within(canvasElement).getByRole('button', { name: /^Paid between/ });
    await userEvent.click(field);
    const preset = await screen.findByRole('button', { name: productText('Last 7 days') });
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: productText('Last month'), pressed: false }));
    await shut();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await expect(field).toHaveAccessibleName(
      new RegExp(words.date(noonOf('2026-10-31')).replaceAll('.', String.raw`\.`)),
    );
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Keyboard: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ canvasElement, args }) => {
    const words = calendarWords();
    const day = (iso: string): HTMLElement =>
      screen.getByRole('button', {
        name: new RegExp(`^${words.longDate(noonOf(iso)).replaceAll('.', String.raw`\.`)}`),
      });
    const [field] = within(canvasElement).getAllByRole('button');
    field?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day('2026-11-10')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(day('2026-11-17')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('2026-11-16')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day('2026-10-16')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await shut();
    // The earlier day becomes the first day, whichever was pressed first.
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-16', to: '2026-11-16' });
  },
};

export const WithinBounds: Story = {
  args: { value: null, min: '2026-11-05', max: '2026-11-18' },
  play: async ({ canvasElement, args }) => {
    const words = calendarWords();
    const name = (iso: string): RegExp => new RegExp(`^${words.longDate(noonOf(iso)).replaceAll('.', String.raw`\.`)}`);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('button', { name: name('2026-11-04') })).toBeDisabled();
    await expect(screen.getByRole('button', { name: name('2026-11-19') })).toBeDisabled();
    // A preset outside the bounds is not offered; one that exceeds them is cut.
    await expect(screen.queryByRole('button', { name: productText('Last month'), pressed: false })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: productText('This month') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-18' });
    await shut();
  },
};

export const Open: Story = {
  args: { value: { from: '2026-10-26', to: '2026-11-12' } },
  play: async ({ canvasElement }) => {
    const [field] = within(canvasElement).getAllByRole('button');
    if (field) await userEvent.click(field);
    await screen.findAllByRole('grid');
  },
};

export const States: Story = {
  render: (args) => {
    const words = calendarWords();
    return (
      <StoryGrid width={320}>
        <Live {...args} words={words} />
        <Live {...args} words={words} value={null} />
        <Live {...args} words={words} value={spans.today} size="sm" />
        <Live {...args} words={words} value={null} error="Choose the days." />
        <Live {...args} words={words} disabled />
      </StoryGrid>
    );
  },
};
