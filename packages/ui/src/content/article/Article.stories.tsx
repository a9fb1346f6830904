import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Article, ArticleSection } from './Article.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const sectionsIn = () => [
  { id: 'part-1', title: 'How a bet is taken' },
  { id: 'part-2', title: 'Stakes and limits' },
  { id: 'part-3', title: 'Void selections' },
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
          'A long text: a title, a table of contents, and sections with headings, paragraphs, lists and links.',
      },
    },
  },
  render: (args) => {
    const [first, second, third] = sectionsIn();
    return (
      <Article
        {...args}
        summary="How a bet is taken, when it wins, and how a payout comes about."
        meta="In force since 1 November 2026"
        sections={sectionsIn()}
      >
        <ArticleSection id="part-1" title={first?.title}>
          <p>A bet stands only when the ticket is shown as accepted.</p>
          <ol>
            <li>You put selections on the slip and press Pay.</li>
            <li>We check the ticket and answer.</li>
          </ol>
        </ArticleSection>
        <ArticleSection id="part-2" title={second?.title}>
          <h3>Limits of today</h3>
          <ul>
            <li>
              <strong>20 RSD</strong> – least stake of a ticket
            </li>
            <li>
              <a href="#part-3">Void selections</a>
            </li>
          </ul>
        </ArticleSection>
        <ArticleSection id="part-3" title={third?.title}>
          <p>A void selection counts at odds of 1.00.</p>
        </ArticleSection>
      </Article>
    );
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table of contents leads to each section. If there is no room beside the text, it is collapsed. */
export const WithContents: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const contents = within(canvas.getByRole('navigation', { name: productText('Contents') }));
    if (!contents.queryByRole('link', { name: 'Stakes and limits' }))
      await userEvent.click(contents.getByText(productText('Contents')));
    const link = contents.getByRole('link', { name: 'Stakes and limits' });
    await expect(link).toHaveAttribute('href', '#part-2');
    await expect(canvas.getByRole('region', { name: 'Stakes and limits' })).toHaveAttribute('id', 'part-2');
    await expect(canvas.getByRole('heading', { level: 1, name: productText('Betting rules') })).toBeVisible();
  },
};

/** A short text has no table of contents. */
export const Short: Story = {
  render: (args) => {
    return (
      <Article {...args}>
        <p>A bet stands only when the ticket is shown as accepted.</p>
      </Article>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
