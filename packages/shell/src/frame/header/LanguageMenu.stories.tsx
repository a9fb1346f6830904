import { languageTag, locales } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { inApp, worldOf } from '../../story-world/index.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'Packages/shell/Language menu',
  parameters: {
    docs: {
      description: {
        component:
          'The seven languages by their own names. A choice keeps the page, fetches the texts it needs and moves it at once.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['both'], ...inApp({ page: 'betting', part: () => <LanguageMenu /> }) };

export const Choose: Story = {
  ...inApp({ page: 'betting', part: () => <LanguageMenu /> }),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { router } = worldOf({ loaded });
    const open = async (): Promise<void> => userEvent.click(await canvas.findByRole('button'));
    await step('all seven are offered, each in its own language', async () => {
      await open();
      for (const locale of locales) {
        const item = await screen.findByRole('menuitemradio', { name: languageNames[locale] });
        await expect(item.querySelector('[lang]')).toHaveAttribute('lang', languageTag(locale));
      }
    });
    await step('by keyboard, the page stays', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/betting'));
      await expect(document.documentElement.lang).toBe('sr-Latn');
      // The menu fades; what is pressed in one that leaves is not chosen.
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('and another', async () => {
      await open();
      await userEvent.click(await screen.findByRole('menuitemradio', { name: languageNames.el }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/el/betting'));
      await expect(canvas.getByRole('button')).toHaveTextContent(languageNames.el);
    });
  },
};
