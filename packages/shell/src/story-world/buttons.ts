import { screen, userEvent, within } from 'storybook/test';

import { textOf } from './text-of.ts';

/** Finds the button whose name is a text of the catalogs. */
export const findButton = (id: string): Promise<HTMLElement> => screen.findByRole('button', { name: textOf(id) });

/** Finds such a button in the open dialog. */
export const findDialogButton = async (id: string): Promise<HTMLElement> =>
  within(await screen.findByRole('dialog')).findByRole('button', { name: textOf(id) });

/** Presses the button whose name is a text of the catalogs. */
export const pressButton = async (id: string): Promise<void> => userEvent.click(await findButton(id));
