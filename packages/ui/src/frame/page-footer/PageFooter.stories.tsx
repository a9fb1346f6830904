import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ThemeSwitch } from '../../action/theme-switch/ThemeSwitch.tsx';
import { Logo } from '../../icon/logo/Logo.tsx';
import { footerLinkProps, PageFooter } from './PageFooter.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Frame/Page footer',
  component: PageFooter,
  args: { logo: null, age: '18+', notice: 'Play for fun, stop in time.', groups: [] },
  argTypes: { logo: { control: false }, groups: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The end of a page: the operator, the minimum age, and links to the documents.',
      },
    },
  },
  render: (args) => {
    const link = (text: string) => ({
      key: text,
      link: (
        <a href="#rules" {...footerLinkProps()}>
          {productText(text)}
        </a>
      ),
    });
    return (
      <PageFooter
        {...args}
        logo={<Logo />}
        groups={[
          { title: 'Rules', links: [link('Betting rules'), link('Stakes and limits'), link('Void selections')] },
          { title: productText('Help'), links: [link('Email')] },
        ]}
      />
    );
  },
} satisfies Meta<typeof PageFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    const rules = within(footer.getByRole('navigation', { name: 'Rules' }));
    await expect(rules.getAllByRole('link')).toHaveLength(3);
    await expect(footer.getByText('18+')).toBeVisible();
  },
};

export const WithTools: Story = { args: { tools: <ThemeSwitch value="dark" onValueChange={() => undefined} /> } };

export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
