import { findDialogButton, inApp, never, pressButton, textOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { watchPrints, type SentPaper } from '../story/watch-prints.ts';
import { madeVoucher, noVouchers, voucherAmount } from '../story/voucher-parts.ts';
import '../pages.ts';

const sent = fn((_paper: SentPaper) => undefined);

const meta = {
  title: 'Apps/site/Account/Vouchers/Made',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: { docs: { description: { component: 'A voucher that was made: its code is copied, printed or sent.' } } },
  beforeEach() {
    sent.mockClear();
    localStorage.removeItem('kvota.roll');
    const stop = watchPrints(sent);
    return () => {
      stop();
      localStorage.removeItem('kvota.roll');
    };
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}) =>
  inApp({
    modules,
    page: 'voucherHistory',
    answers: { voucherHistory: noVouchers, createVoucher: madeVoucher, ...answers },
  });

/** Makes a voucher, and returns the dialog with what came of it. */
const make = async (): Promise<HTMLElement> => {
  await pressButton('vouchers.create');
  const amount = await voucherAmount();
  await userEvent.type(amount, '1000');
  await userEvent.click(await findDialogButton('vouchers.create'));
  return screen.findByRole('dialog', { name: textOf('vouchers.made') });
};

/** [VOU-06] The voucher is being made: nothing is sent twice, and the dialog stays. */
export const Sending: Story = {
  ...show({ createVoucher: never }),
  play: async () => {
    await pressButton('vouchers.create');
    const amount = await voucherAmount();
    await userEvent.type(amount, '1000');
    await userEvent.click(await findDialogButton('vouchers.create'));
    await waitFor(() => expect(amount).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: textOf('vouchers.create') })).toBeVisible();
  },
};

/** [VOU-06] The code is copied in the form in which it is shown. */
export const Copied: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await make();
    await userEvent.click(await findDialogButton('vouchers.copy'));
    await waitFor(() => expect(screen.getAllByText(textOf('vouchers.copied'))[0]).toBeVisible());
    await expect(write).toHaveBeenCalledWith(madeVoucher.voucher);
  },
};

/** [VOU-06] The answer came too late to have the code: what to do. */
export const CodeGone: Story = {
  tags: ['both'],
  ...show({ createVoucher: { ...madeVoucher, voucher: null } }),
  play: async () => {
    const dialog = await make();
    await waitFor(() => expect(within(dialog).getByText(textOf('vouchers.codeGone'))).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: textOf('vouchers.print') })).toBeNull();
  },
};

const printedOn = (roll: 58 | 80): Story => ({
  ...show(),
  play: async () => {
    localStorage.setItem('kvota.roll', String(roll));
    await make();
    await userEvent.click(await findDialogButton('vouchers.print'));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [paper] = sent.mock.lastCall ?? [];
    await expect(paper?.page).toMatch(new RegExp(`size: ${roll}mm \\d+mm`));
    await expect(Math.round(paper?.width ?? 0)).toBe(roll);
    await expect(paper?.text).toContain(madeVoucher.voucher);
    await expect(paper?.text).toContain('1,000.00 RSD');
    await expect(paper?.text).toContain(textOf('vouchers.paper.note'));
    await expect(paper?.picture).toMatch(/^M4 4h7v1h-7z/);
  },
});

/** [CONST-15] The paper on a roll of 58 and of 80 mm: amount, code, QR code, and how to redeem it. */
export const PrintedOn58 = printedOn(58);
export const PrintedOn80 = printedOn(80);
