import type { userEvent as Person } from 'storybook/test';
import { screen } from 'storybook/test';

/** Returns the search field of the page. If the page hides it, its shortcut opens it. */
export async function searchBox(userEvent: Pick<ReturnType<typeof Person.setup>, 'keyboard'>): Promise<HTMLElement> {
  if (!screen.queryByRole('searchbox')) await userEvent.keyboard('/');
  return screen.findByRole('searchbox');
}
