import { IconCards, IconMenu2 } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Marquee } from '../../feedback/marquee/Marquee.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { BottomBar, BottomBarItem } from '../bottom-bar/BottomBar.tsx';
import { Logo } from '../../icon/logo/Logo.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SideList, SideListItem } from '../side-list/SideList.tsx';
import { TopBar, TopNav, TopNavItem } from '../top-bar/TopBar.tsx';
import { Frame, type FrameProps } from './Frame.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const parts = (): FrameProps => ({
  header: (
    <TopBar
      logo={<Logo />}
      menu={<IconButton label={productText('Sports')} icon={<IconMenu2 size={22} />} />}
      nav={
        <TopNav label={productText('Main menu')}>
          <TopNavItem label={productText('Betting')} href="#betting" current />
          <TopNavItem label={productText('Casino')} href="#casino" />
        </TopNav>
      }
    />
  ),
  marquee: <Marquee label={productText('News')} items={['Tonight: the derby at 18:45']} />,
  sidebar: (
    <Panel flush>
      <SideList label={productText('Sports')}>
        <SideListItem
          label={productText('Football')}
          icon={<SportIcon code="F" size={22} />}
          count="128"
          href="#f"
          current
        />
        <SideListItem label={productText('Basketball')} icon={<SportIcon code="B" size={22} />} count="46" href="#b" />
      </SideList>
    </Panel>
  ),
  aside: (
    <Panel title={productText('Ticket')}>
      <Skeleton height={160} />
    </Panel>
  ),
  bottomBar: (
    <BottomBar label="Quick menu">
      <BottomBarItem label={productText('Betting')} icon={<SportIcon code="F" size={22} />} href="#betting" current />
      <BottomBarItem label={productText('Casino')} icon={<IconCards size={22} />} href="#casino" />
    </BottomBar>
  ),
  children: (
    <Panel title={productText('Betting')} headingLevel={1}>
      <Skeleton height={420} />
    </Panel>
  ),
});

const meta = {
  title: 'Kit/Frame/Frame',
  component: Frame,
  args: { header: null },
  argTypes: {
    header: { control: false },
    marquee: { control: false },
    sidebar: { control: false },
    aside: { control: false },
    bottomBar: { control: false },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The frame of a page: sidebar from 1701 pixels, slip from 1264, bottom bar below (ROUTE-51). The first Tab focuses a link that skips the header.',
      },
    },
  },
  render: () => <Frame {...parts()} />,
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: 'w1264' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await userEvent.tab();
    const skip = document.activeElement;
    await expect(skip).toHaveAttribute('href', '#content');
    await expect(skip).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'w1701' } },
  play: async ({ canvasElement }) => {
    const name = productText('Sports');
    await expect(within(canvasElement).getByRole('navigation', { name })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Quick menu';
    await expect(canvas.getByRole('navigation', { name })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const NoSidesAtAll: Story = {
  render: () => {
    const { header, children } = parts();
    return <Frame header={header}>{children}</Frame>;
  },
};
