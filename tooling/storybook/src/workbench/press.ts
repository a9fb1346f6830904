import { userEvent, within } from 'storybook/test';

/** Queries below one element. */
export type Canvas = ReturnType<typeof within>;

/** A panel by its title. */
export function panelOf(canvas: Canvas, title: string | RegExp): Canvas {
  const section = canvas.getByText(title, { selector: 'section > header > *' }).closest('section');
  if (!section) throw new Error(`No panel is called ${String(title)}.`);
  return within(section);
}

/** A button of odds is named by match, outcome and price. A test need not know the price. */
const withoutPrice = (label: string): string => label.replace(/ \d+\.\d{2,3}$/, '');

/**
 * Presses buttons by what they say, one after another. By text and label rather than by role: to ask every element of
 * a whole workbench for its role takes a second each time.
 */
export async function press(canvas: Canvas, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button =
      canvas.queryByLabelText((label: string) => withoutPrice(label) === name, { selector: 'button' }) ??
      canvas.getByText(name, { selector: 'button, button *' });
    await userEvent.click(button);
  }
}
