import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Kit/Actions/Language switch',
  component: LanguageSwitch,
  args: {
    value: 'en',
    align: 'start',
    onValueChange: fn(),
    languages: [
      { code: 'ba', name: 'Bosanski', tag: 'bs' },
      { code: 'de', name: 'Deutsch', tag: 'de' },
      { code: 'en', name: 'English', tag: 'en' },
      { code: 'el', name: 'Ελληνικά', tag: 'el' },
      { code: 'ru', name: 'Русский', tag: 'ru' },
      { code: 'rs', name: 'Srpski', tag: 'sr-Latn' },
      { code: 'sq', name: 'Shqip', tag: 'sq' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Shows the current language and opens a menu of all languages, each in its own name. After a choice it has the focus again, and its name contains the new language (HEAD-04).',
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(LanguageSwitch<string>, 'value', 'onValueChange');

export const Code: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /English$/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(7);
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('deu');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('de');
    // A screen reader next announces the focused button with the new language in its name.
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAccessibleName(/Deutsch$/);
  },
};

export const WholeName: Story = { args: { showName: true, value: 'el' }, render: (args) => <Live {...args} /> };
