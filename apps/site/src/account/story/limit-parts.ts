import { textOf } from '@kvota/shell/story-world';
import { screen, within } from 'storybook/test';

/** Finds a dialog by its name. */
export const dialogOf = async (role: 'dialog' | 'alertdialog', name: string) =>
  within(await screen.findByRole(role, { name }));
/** Finds the card of a limit by the id of its title. */
export const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: textOf(title), level: 3 });
  const card = heading.closest('section');
  if (!card) throw new Error('The heading is not in a card.');
  return within(card);
};
