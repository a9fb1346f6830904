import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { choice, startedByControls } from '../workbench/playground.tsx';
import type { Canvas } from '../workbench/press.ts';
import { firstInput } from './format-rows.ts';
import { currencies, zones } from './FormatInputs.tsx';
import { FormatSheet } from './FormatSheet.tsx';

const meta = {
  title: 'Packages/i18n/Formats',
  component: FormatSheet,
  // The documentation page belongs to the package.
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: firstInput,
  argTypes: { currency: choice(currencies.map(({ value }) => value)), timeZone: choice(zones) },
} satisfies Meta<typeof FormatSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the output of a format in the order of the language menu, with plain spaces. */
function written(canvas: Canvas, format: string): string[] {
  const row = canvas.getByText(format, { selector: 'th *' }).closest('tr');
  return [...(row?.querySelectorAll('td [lang]') ?? [])].map((cell) =>
    (cell.textContent ?? '').replaceAll('\u00A0', ' '),
  );
}

async function retype(canvas: Canvas, label: string, text: string): Promise<void> {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), text);
}

async function choose(canvas: Canvas, label: string, option: string): Promise<void> {
  await userEvent.click(canvas.getByLabelText(label));
  await userEvent.click(within(await screen.findByRole('listbox')).getByText(option));
}

const seven = (text: string): string[] => Array.from({ length: 7 }, () => text);

export const Formats: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('money: RSD has no label, the free bet its own', async () => {
      await retype(canvas, 'Amount', '12480');
      await expect(written(canvas, 'money')).toEqual([
        '12.480,00',
        '12.480,00',
        '12,480.00',
        '12.480,00',
        '12.480,00',
        '12 480,00',
        '12 480,00',
      ]);
      await choose(canvas, 'Currency', 'FREEBET-RSD');
      for (const text of written(canvas, 'money')) await expect(text).toMatch(/00 FREEBET$/);
    });
    await step('odds: always a point, and nothing below 1.01', async () => {
      await expect(written(canvas, 'odds')).toEqual(seven('1.85'));
      await retype(canvas, 'Odds', '1.009');
      await expect(written(canvas, 'odds')).toEqual(seven('-'));
      await retype(canvas, 'Odds', '1.01');
      await expect(written(canvas, 'odds')).toEqual(seven('1.01'));
    });
    await step('times: a 24-hour clock in the zone that was chosen', async () => {
      await expect(written(canvas, 'time')).toEqual(seven('19:05'));
      await choose(canvas, 'Time zone', 'Europe/Moscow');
      await expect(written(canvas, 'time')).toEqual(seven('21:05'));
      await expect(written(canvas, 'day')).toEqual(['danas', 'danas', 'today', 'heute', 'σήμερα', 'sot', 'сегодня']);
    });
    await step('countdowns', async () => {
      await expect(written(canvas, 'countdown')).toEqual(seven('1:35'));
      await retype(canvas, 'Seconds', '3723');
      await expect(written(canvas, 'countdown')).toEqual(seven('1:02:03'));
    });
  },
};

/** The controls are the first input. */
export const EurosInNewYork: Story = {
  name: 'Euros in New York',
  args: { amount: '12.5', currency: 'EUR', timeZone: 'America/New_York' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of written(canvas, 'money')) await expect(text).toMatch(/12[.,]50/);
    await expect(written(canvas, 'time')).toEqual(seven('13:05'));
  },
};
