import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { casino } from '../module.tsx';
import { sampleAnswers } from '../story/sample-games.ts';
// Loaded before the story, because the story does not test loading.
import '../lobby/LobbyPage.tsx';
import './GameSearchDialog.tsx';

const meta = {
  title: 'Apps/casino/Search',
  globals: { viewport: { value: 'w360' } },
  parameters: {
    docs: { description: { component: 'The search of games on small screens: games, studios and themes.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the header opens it, with the last hits. Three letters find, arrows choose. tests/site/casino.spec.ts opens a hit with Enter. */
export const Search: Story = {
  name: 'Search [HEAD-12, DLG-15]',
  tags: ['phone'],
  ...inApp({
    modules: [casino],
    page: 'slots',
    answers: sampleAnswers,
    prepare: ({ host }) =>
      host.tabStorage.setItem('kvota.user.gameSearches', '[{"key":"game game-3 kotlina","label":"Mines"}]'),
  }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('frame.search') }));
    const dialog = within(await screen.findByRole('dialog', { name: textOf('casino.find') }));
    const field = dialog.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    const last = within(dialog.getByRole('region', { name: textOf('casino.search.last') }));
    await expect(last.getByRole('button', { name: 'Mines' })).toBeVisible();
    await step('two letters find nothing, three find games, studios and themes', async () => {
      await userEvent.keyboard('fr');
      await expect(screen.queryByRole('option')).toBeNull();
      await userEvent.keyboard('uit');
      await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Sunny Fruits');
      await expect(screen.getByRole('group', { name: textOf('casino.search.themes') })).toBeVisible();
    });
    await step('arrows go through all groups', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const theme = screen.getAllByRole('option').at(-1);
      await expect(theme).toHaveTextContent('fruit');
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', theme?.id));
    });
  },
};
