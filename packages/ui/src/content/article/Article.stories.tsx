import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sayIn, type Say } from '../../../fixtures/say.ts';
import { Article, ArticleSection } from './Article.tsx';

const sectionsIn = (say: Say) => [
  { id: 'part-1', title: say('How a bet is taken') },
  { id: 'part-2', title: say('Stakes and limits') },
  { id: 'part-3', title: say('Void selections') },
];

const meta = {
  title: 'Kit/Pages/Article',
  component: Article,
  args: { title: 'Betting rules', contentsLabel: 'Contents' },
  argTypes: { sections: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A text to be read: its title, a table of contents, and sections of headings, paragraphs, lists and links.',
      },
    },
  },
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    const [first, second, third] = sectionsIn(say);
    return (
      <Article
        {...args}
        summary={say('How a bet is taken, when it wins, and how a payout comes about.')}
        meta={say('In force since 1 November 2026')}
        sections={sectionsIn(say)}
      >
        <ArticleSection id="part-1" title={first?.title}>
          <p>{say('A bet stands only when the ticket is shown as accepted.')}</p>
          <ol>
            <li>{say('You put selections on the slip and press Pay.')}</li>
            <li>{say('We check the ticket and answer.')}</li>
          </ol>
        </ArticleSection>
        <ArticleSection id="part-2" title={second?.title}>
          <h3>{say('Limits of today')}</h3>
          <ul>
            <li>
              <strong>20 RSD</strong> – {say('least stake of a ticket')}
            </li>
            <li>
              <a href="#part-3">{say('Void selections')}</a>
            </li>
          </ul>
        </ArticleSection>
        <ArticleSection id="part-3" title={third?.title}>
          <p>{say('A void selection counts at odds of 1.00.')}</p>
        </ArticleSection>
      </Article>
    );
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table of contents leads to each section. If there is no room beside the text, it is collapsed. */
export const WithContents: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const canvas = within(canvasElement);
    const contents = within(canvas.getByRole('navigation', { name: say('Contents') }));
    if (!contents.queryByRole('link', { name: say('Stakes and limits') }))
      await userEvent.click(contents.getByText(say('Contents')));
    const link = contents.getByRole('link', { name: say('Stakes and limits') });
    await expect(link).toHaveAttribute('href', '#part-2');
    await expect(canvas.getByRole('region', { name: say('Stakes and limits') })).toHaveAttribute('id', 'part-2');
    await expect(canvas.getByRole('heading', { level: 1, name: say('Betting rules') })).toBeVisible();
  },
};

/** A short text has no table of contents. */
export const Short: Story = {
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Article {...args}>
        <p>{say('A bet stands only when the ticket is shown as accepted.')}</p>
      </Article>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
