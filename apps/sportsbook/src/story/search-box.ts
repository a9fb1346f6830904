import type { userEvent as Person } from 'storybook/test';
import { screen } from 'storybook/test';

/** Returns the search field of the page; where it is hidden, its key opens it. */
export async function searchBox(userEvent: Pick<ReturnType<typeof Person.setup>, 'keyboard'>): Promise<HTMLElement> {
  if (!screen.queryByRole('searchbox')) await userEvent.keyboard('/');
  return screen.findByRole('searchbox');
}
