import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sayIn } from '../../../fixtures/say.ts';
import { Logo } from '../../icon/logo/Logo.tsx';
import { footerLinkProps, PageFooter } from './PageFooter.tsx';

const meta = {
  title: 'Kit/Frame/Page footer',
  component: PageFooter,
  args: { logo: null, age: '18+', notice: 'Play for fun, stop in time.', groups: [] },
  argTypes: { logo: { control: false }, groups: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The end of a page: whose site it is, that it is for adults, and where its documents are.',
      },
    },
  },
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    const link = (text: string) => ({
      key: text,
      link: (
        <a href="#rules" {...footerLinkProps()}>
          {say(text)}
        </a>
      ),
    });
    return (
      <PageFooter
        {...args}
        logo={<Logo />}
        groups={[
          { title: say('Rules'), links: [link('Betting rules'), link('Stakes and limits'), link('Void selections')] },
          { title: say('Help'), links: [link('Email')] },
        ]}
      />
    );
  },
} satisfies Meta<typeof PageFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    const rules = within(footer.getByRole('navigation', { name: say('Rules') }));
    await expect(rules.getAllByRole('link')).toHaveLength(3);
    await expect(footer.getByText('18+')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
