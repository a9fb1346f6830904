import { asideOpenAtom } from '@kvota/shell';
import { inApp, textOf, worldOf } from '@kvota/shell/story-world';
import { media } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { searchBox } from '../story/search-box.ts';
import { selectionOf, servicesOf, threePicks } from '../story/slip-of.ts';

const meta = {
  title: 'Apps/sportsbook/Slip key',
  tags: ['both'],
  globals: { session: 'player' },
  // The browser stores the setting, so it is removed for the next story.
  beforeEach: () => () => localStorage.removeItem('kvota.slipKey'),
  parameters: {
    docs: {
      description: {
        component:
          'The key B focuses the slip from anywhere on the page; on a narrow screen it opens the sheet. The same key or Escape returns the focus. The menu of the slip switches it off.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () =>
  inApp({
    modules,
    page: 'betting',
    prepare: async (world) => {
      const { slip } = await servicesOf(world);
      for (const pick of threePicks) slip.send({ type: 'add', selection: selectionOf(pick) });
    },
  });

const isDesk = (): boolean => matchMedia(media.desk).matches;
const slipOnPage = () => screen.findByRole('region', { name: textOf('slip.title') });

/** The key focuses the slip; the key or Escape returns the focus. In a field it is a letter. */
export const ThereAndBack: Story = {
  ...page(),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { store } = worldOf({ loaded }).host;
    const search = await searchBox(userEvent);
    const start = isDesk()
      ? await canvas.findByRole('radio', { name: textOf('offer.byLeague') })
      : await canvas.findByRole('button', { name: textOf('offer.filters') });
    if (isDesk()) await slipOnPage();
    else await canvas.findByRole('button', { name: /5.2/ });
    const there = async (): Promise<void> => {
      if (isDesk()) {
        const slip = await slipOnPage();
        await waitFor(() => expect(slip).toHaveFocus());
        return;
      }
      const sheet = await screen.findByRole('dialog', { name: textOf('frame.ticket') });
      await within(sheet).findByRole('region', { name: textOf('slip.title') });
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement | null));
    };
    const back = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(start).toHaveFocus());
    };
    const ways = {
      'the key': () => userEvent.keyboard('b'),
      Escape: () => userEvent.keyboard('{Escape}'),
      'the same key of a Cyrillic keyboard': () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'и', code: 'KeyB', bubbles: true, cancelable: true }),
        ),
    };
    for (const [name, press] of Object.entries(ways)) {
      await step(`there, and back with ${name}`, async () => {
        start.focus();
        await userEvent.keyboard('b');
        await there();
        await press();
        await back();
      });
    }
    await step('in a field it is a letter', async () => {
      await userEvent.type(search, 'b');
      await expect(search).toHaveFocus();
      await expect(search).toHaveValue('b');
      await expect(store.get(asideOpenAtom)).toBe(false);
      await userEvent.clear(search);
    });
  },
};

/** The key is switched off in the ticket's menu, because speech input may trigger it. */
export const SwitchedOff: Story = {
  ...page(),
  play: async ({ loaded, userEvent, step }) => {
    const { store } = worldOf({ loaded }).host;
    if (!isDesk()) store.set(asideOpenAtom, true);
    const slip = await slipOnPage();
    await userEvent.click(within(slip).getByRole('button', { name: textOf('slip.menu') }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: textOf('slip.key', { key: 'B' }) }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await step('nothing happens', async () => {
      const field = within(slip).getByRole('switch');
      field.focus();
      await userEvent.keyboard('b');
      await expect(field).toHaveFocus();
    });
  },
};
