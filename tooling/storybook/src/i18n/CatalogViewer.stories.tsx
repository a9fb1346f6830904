import { messageGroups } from '@kvota/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { choice, startedByControls } from '../workbench/playground.tsx';
import { press, type Canvas } from '../workbench/press.ts';
import type { CatalogMessage } from './catalog.ts';
import { CatalogViewer, kinds } from './CatalogViewer.tsx';

const meta = {
  title: 'Packages/i18n/Catalogs',
  component: CatalogViewer,
  // The documentation page belongs to the package.
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { query: '', group: 'all', kind: 'all', filledIn: false },
  argTypes: {
    messages: { control: false },
    group: choice(['all', ...messageGroups]),
    kind: { control: { type: 'select', labels: kinds }, options: Object.keys(kinds) },
  },
} satisfies Meta<typeof CatalogViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the forms of a message in one language, one for each number. */
function formsIn(canvas: Canvas, id: string, language: string): string[] {
  const forms = within(canvas.getByLabelText(`Forms of ${id}`, { selector: 'dl' }));
  const texts = forms.getByText(language).closest('div')?.querySelectorAll('[lang]') ?? [];
  return [...texts].map(({ textContent }) => textContent ?? '');
}

export const Catalogs: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('nothing is missing', async () => {
      await expect(canvas.getByText('all seven complete')).toBeVisible();
    });
    await step('a text is found without its marks', async () => {
      const search = canvas.getByLabelText('Search texts and ids');
      await userEvent.click(search);
      await userEvent.paste('pokusaj ponovo');
      await expect(canvas.getByText('action.retry').closest('tr')).toHaveTextContent('Try again');
      await userEvent.clear(search);
    });
  },
};

/** Checks plural forms for the given numbers, in a pair of languages. */
export const Plurals: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a form for each number', async () => {
      await userEvent.click(canvas.getByLabelText('Which'));
      await userEvent.click(within(await screen.findByRole('listbox')).getByText('With plurals'));
      const numbers = canvas.getByLabelText('Numbers for plurals');
      await userEvent.clear(numbers);
      await userEvent.paste('1, 3, 11');
      await userEvent.click(canvas.getByLabelText('Forms of slip.count', { selector: 'button' }));
      await expect(formsIn(canvas, 'slip.count', 'Русский')).toEqual(['1 исход', '3 исхода', '11 исходов']);
      await expect(formsIn(canvas, 'slip.count', 'Srpski')).toHaveLength(3);
    });
    await step('a pair of languages', async () => {
      await press(canvas, 'Bosanski', 'English', 'Deutsch', 'Ελληνικά', 'Shqip');
      await expect(canvas.getByText('Srpski', { selector: 'th, th *' })).toBeInTheDocument();
      await expect(canvas.queryByText('Deutsch', { selector: 'th, th *' })).toBeNull();
    });
  },
};

const broken: readonly CatalogMessage[] = [
  {
    id: 'example.missing',
    group: 'site',
    texts: {
      rs: 'Prijavi se ovde',
      ba: 'Prijavi se ovdje',
      en: 'Log in here',
      de: 'Hier anmelden',
      el: '',
      sq: 'Hyr këtu',
      ru: 'Log in here',
    },
  },
  {
    id: 'example.plural',
    group: 'betting',
    texts: {
      rs: '{count, plural, one {# tip} other {# tipova}}',
      ba: '{count, plural, one {# tip} few {# tipa} other {# tipova}}',
      en: '{count, plural, one {# selection} other {# selections}}',
      de: '{count, plural, one {# Tipp} other {# Tipps}}',
      el: '{count, plural, one {# επιλογή} other {# επιλογές}}',
      sq: '{number, plural, one {# zgjedhje} other {# zgjedhje}}',
      ru: '{count, plural, one {# исход} few {# исхода} many {# исходов} other {# исхода}}',
    },
  },
];

/** The marks of texts that are missing, broken or still in English. */
export const Marked: Story = {
  args: { messages: broken, filledIn: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 missing or broken')).toBeVisible();
    for (const mark of ['missing', 'as in English', 'lacks the form few', 'has {number}, English has {count}']) {
      await expect(canvas.getByText(mark)).toBeVisible();
    }
    await expect(canvas.getByRole('switch', { name: 'Filled in' })).toBeChecked();
    await expect(canvas.getByText('5 исходов')).toBeVisible();
  },
};
