import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';
import { WalletBadge, type WalletBadgeProps } from './WalletBadge.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Frame/Wallet badge',
  component: WalletBadge,
  args: {
    amount: '12.480,00',
    currency: 'RSD',
    hidden: false,
    onHiddenChange: fn(),
    showLabel: 'Show credit',
    hideLabel: 'Hide credit',
    menuLabel: 'Choose a wallet',
    onWalletChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The credit in the header, with a button that hides it and, with several wallets, a menu that changes the wallet (HEAD-06, HEAD-07).',
      },
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof WalletBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const wallets = [
  { id: '1', label: 'RSD', amount: '12.480,00' },
  { id: '978', label: 'EUR', amount: '50,00' },
  { id: '1000', label: 'FREEBET', amount: '500,00' },
];

function Live(props: WalletBadgeProps): ReactElement {
  const [hidden, setHidden] = useState(props.hidden);
  const [activeId, setActiveId] = useState('1');
  const active = props.wallets?.find(({ id }) => id === activeId);
  return (
    <StoryRow>
      <WalletBadge
        {...props}
        {...(active && { amount: active.amount, currency: active.label })}
        hidden={hidden}
        onHiddenChange={(next) => {
          setHidden(next);
          props.onHiddenChange(next);
        }}
        activeId={activeId}
        onWalletChange={(id) => {
          setActiveId(id);
          props.onWalletChange?.(id);
        }}
      />
    </StoryRow>
  );
}

export const Eye: Story = {
  name: 'Eye [HEAD-07]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await document.fonts.ready;
    const width = canvas.getByText('12.480,00').parentElement?.clientWidth;
    await userEvent.click(canvas.getByRole('button', { name: productText('Hide credit') }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true);
    // Removed from the page, not only invisible.
    await expect(document.body.innerHTML).not.toContain('12.480,00');
    await expect(canvas.getByText('****')).toBeVisible();
    await expect(canvas.getByText('****').parentElement?.clientWidth).toBe(width);
    const show = canvas.getByRole('button', { name: productText('Show credit') });
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('12.480,00')).toBeVisible();
  },
};

export const SeveralWallets: Story = {
  name: 'Several wallets [HEAD-06]',
  args: { wallets },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /12\.480,00/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: productText('Choose a wallet') }));
    await expect(menu.getByRole('menuitemradio', { name: /^RSD/ })).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('eur');
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: /^EUR/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onWalletChange).toHaveBeenLastCalledWith('978');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent('50,00');
  },
};

export const HiddenInTheMenuToo: Story = {
  name: 'Hidden in the menu too [HEAD-07]',
  args: { wallets, hidden: true },
  play: async ({ canvasElement }) => {
    const [, trigger] = within(canvasElement).getAllByRole('button');
    if (trigger) await userEvent.click(trigger);
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3);
    for (const { amount } of wallets) await expect(document.body.innerHTML).not.toContain(amount);
  },
};

export const OnItsWay: Story = { args: { amount: undefined } };
