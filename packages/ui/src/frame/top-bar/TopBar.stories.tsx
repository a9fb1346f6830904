import { IconHistory, IconMenu2, IconUserCircle } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { LanguageSwitch } from '../../action/language-switch/LanguageSwitch.tsx';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { Logo } from '../../icon/logo/Logo.tsx';
import { WalletBadge } from '../wallet-badge/WalletBadge.tsx';
import { TopBar, TopNav, TopNavItem } from './TopBar.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Frame/Top bar',
  component: TopBar,
  args: { logo: <Logo /> },
  argTypes: {
    logo: { control: false },
    nav: { control: false },
    menu: { control: false },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The header: a menu button if the sidebar is hidden, the logo, the main links, and the controls of the player.',
      },
    },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Bar(props: { readonly visitor?: boolean; readonly stopped?: boolean; readonly name?: string }): ReactElement {
  const { visitor = false, stopped = false, name = 'Kvota' } = props;
  const [hidden, setHidden] = useState(false);
  const [language, setLanguage] = useState<'en' | 'rs'>('en');
  return (
    <TopBar
      logo={
        <a href="#home">
          <Logo name={name} />
        </a>
      }
      menu={<IconButton label={productText('Sports')} icon={<IconMenu2 size={22} />} />}
      nav={
        <TopNav label={productText('Main menu')}>
          <TopNavItem label={productText('Betting')} href="#betting" current />
          <TopNavItem label={productText('Live')} href="#live" badge={<Badge tone="live">12</Badge>} />
          <TopNavItem label={productText('Casino')} href="#casino" />
          <TopNavItem
            label={productText('Virtuals')}
            href="#virtuals"
            {...(stopped && { disabledReason: 'Back at 18:00' })}
          />
        </TopNav>
      }
    >
      {visitor ? (
        <>
          <LanguageSwitch
            value={language}
            onValueChange={setLanguage}
            languages={[
              { code: 'en', name: 'English', tag: 'en' },
              { code: 'rs', name: 'Srpski', tag: 'sr-Latn' },
            ]}
          />
          <Button variant="brand">{productText('Log in')}</Button>
        </>
      ) : (
        <>
          <WalletBadge amount="12.480,00" currency="RSD" hidden={hidden} onHiddenChange={setHidden} />
          <IconButton label={productText('Ticket history')} icon={<IconHistory size={22} />} />
          <IconButton label={productText('Account')} icon={<IconUserCircle size={22} />} />
        </>
      )}
    </TopBar>
  );
}

export const Player: Story = {
  render: () => <Bar />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toBeVisible();
    // No part of the bar exceeds the edge of a phone.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Visitor: Story = { render: () => <Bar visitor /> };

export const StoppedWay: Story = {
  globals: { viewport: { value: 'w1264' } },
  render: () => <Bar stopped />,
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: productText('Main menu') }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(productText('Betting'));
    const stopped = nav.getByRole('button', { name: productText('Virtuals') });
    stopped.focus();
    await userEvent.keyboard('{Enter}');
    await expect(stopped).toHaveAccessibleDescription('Back at 18:00');
    await expect(within(stopped).getByText('Back at 18:00')).toBeVisible();
  },
};

/** A name without room is replaced by its device. The bar is no wider than its window. */
export const LongName: Story = {
  render: () => <Bar name="Moja Kladionica d.o.o. Beograd" />,
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header');
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
  },
};
