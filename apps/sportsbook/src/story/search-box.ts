import type { userEvent as Person } from 'storybook/test';
import { screen } from 'storybook/test';

/** The search of the page; where there is no room for it, its key brings it. */
export async function searchBox(userEvent: Pick<ReturnType<typeof Person.setup>, 'keyboard'>): Promise<HTMLElement> {
  if (!screen.queryByRole('searchbox')) await userEvent.keyboard('/');
  return screen.findByRole('searchbox');
}
