import { at, inApp, never, serverError, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { modules } from '../../router.tsx';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Vouchers',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: { docs: { description: { component: 'Vouchers that were made and redeemed.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (setup: Partial<WorldSetup> = {}) => inApp({ modules, page: 'voucherHistory', ...setup });

const some = {
  result: [
    { id: 'v2', kind: 'redeemed', amount: '500.00', currency: 'RSD', createdAt: at(-600), redeemedAt: at(-500) },
    { id: 'v1', kind: 'created', amount: '1000.00', currency: 'RSD', createdAt: at(-3000), redeemedAt: null },
  ],
  totalPages: 1,
} as const;

/** [ROUTE-33] The player has no vouchers yet. */
export const Empty: Story = {
  tags: ['both'],
  ...show({ answers: { voucherHistory: { result: [], totalPages: 0 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('vouchers.none'))).toBeVisible();
  },
};

export const Some: Story = {
  ...show({ answers: { voucherHistory: { ...some, result: [...some.result] } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('vouchers.own'))).toBeVisible();
  },
};

export const Loading: Story = show({ answers: { voucherHistory: never } });
export const Broken: Story = {
  ...show({ answers: { voucherHistory: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('vouchers.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ voucherHistory: { result: [], totalPages: 0 } });
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await canvas.findByText(textOf('vouchers.none'))).toBeVisible();
  },
};
