import { creditAtom } from '@kvota/shell';
import {
  at,
  Failure,
  inApp,
  never,
  noAnswer,
  pressButton,
  serverError,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { madeVoucher, noVouchers, voucherAmount } from '../story/voucher-parts.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Vouchers',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: { docs: { description: { component: 'Vouchers: made, redeemed, taken back, and their list.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page: 'voucherHistory', answers: { voucherHistory: noVouchers, ...answers }, ...setup });

const line = { currency: 'RSD', createdAt: at(-3000), expiresAt: at(60 * 24 * 90), redeemedAt: null, endedAt: null };
const some = {
  result: [
    {
      ...line,
      id: 'v4',
      kind: 'redeemed' as const,
      state: 'used' as const,
      amount: '500.00',
      last4: '1187',
      createdAt: null,
      expiresAt: null,
      redeemedAt: at(-500),
    },
    { ...line, id: 'v3', kind: 'created' as const, state: 'open' as const, amount: '1000.00', last4: '8713' },
    {
      ...line,
      id: 'v2',
      kind: 'created' as const,
      state: 'used' as const,
      amount: '250.50',
      last4: '4402',
      redeemedAt: at(-900),
    },
    { ...line, id: 'v1', kind: 'created' as const, state: 'expired' as const, amount: '100.00', last4: '0931' },
  ],
  totalPages: 1,
  rowCount: 4,
};
type Context = Parameters<typeof worldOf>[0];
/** The credits of the header, as they are shown from now on. */
const watchCredit = (context: Context): readonly (string | undefined)[] => {
  const { store } = worldOf(context).host;
  const seen: (string | undefined)[] = [];
  store.sub(creditAtom, () => void seen.push(store.get(creditAtom)));
  return seen;
};
const watchNotices = (context: Context) => spyOn(worldOf(context).host, 'notify');
const inDialog = async (id: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog');
  const found = [...dialog.querySelectorAll('button')].find((one) => one.textContent === textOf(id));
  if (found === undefined) throw new Error(`There is no button ${textOf(id)} in the dialog.`);
  return found;
};
const openCreate = async (amount?: string): Promise<void> => {
  await pressButton('vouchers.create');
  if (amount === undefined) return;
  await userEvent.type(await voucherAmount(), amount);
  await userEvent.click(await inDialog('vouchers.create'));
};
const openUse = async (code?: string): Promise<void> => {
  await pressButton('vouchers.use');
  if (code === undefined) return;
  await userEvent.type(await screen.findByRole('textbox', { name: textOf('vouchers.code') }), code);
  await userEvent.click(await inDialog('vouchers.useAct'));
};

/** [ROUTE-33] The player has no vouchers yet. */
export const Empty: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('vouchers.none'))).toBeVisible();
  },
};

export const Some: Story = {
  tags: ['both'],
  ...show({ voucherHistory: some }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8713')).toBeVisible();
  },
};

/** [DLG-12] The dialog that makes one. */
export const Create: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await openCreate();
    await expect(await screen.findByRole('dialog', { name: textOf('vouchers.create') })).toBeVisible();
  },
};

/** [VOU-05] The bounds are shown only after a wrong amount, and nothing is sent. */
export const OutOfBounds: Story = (() => {
  const create = fn((_asked: { body: unknown }) => madeVoucher);
  return {
    tags: ['both'],
    ...show({ createVoucher: create }),
    play: async () => {
      create.mockClear();
      await openCreate('99');
      const field = await voucherAmount();
      await expect(field).toHaveAccessibleDescription(/100/);
      await expect(create).not.toHaveBeenCalled();
    },
  } satisfies Story;
})();

/** [VOU-06, VOU-07] The code is shown once, and the credit of the header is the new one. */
export const Made: Story = (() => {
  const create = fn((_asked: { body: unknown }) => madeVoucher);
  return {
    tags: ['both'],
    ...show({ createVoucher: create }),
    play: async (context) => {
      create.mockClear();
      const credits = watchCredit(context);
      await openCreate('1000');
      await expect(await screen.findByText(madeVoucher.voucher)).toBeVisible();
      await expect(credits[0]).toBe(madeVoucher.newCredit);
      await expect(create.mock.lastCall?.[0].body).toMatchObject({
        amount: '1000.00',
        currency: 'RSD',
        currencyId: 941,
      });
    },
  } satisfies Story;
})();

/** [VOU-02] A credit below 100 opens an error dialog in place of it. */
export const TooLittleCredit: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    const { store } = worldOf(context).host;
    const { walletsAtom } = await import('@kvota/shell');
    await waitFor(() => expect(store.get(walletsAtom).length).toBeGreaterThan(0));
    store.set(walletsAtom, (wallets) => wallets.map((wallet) => ({ ...wallet, wallet_0: '99.99', wallet_1: '0.00' })));
    await openCreate();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: new RegExp(`^${textOf('vouchers.amount')}`) })).toBeNull();
  },
};

/** [ERR-03] A refusal is a message that stays, and the dialog keeps the amount. */
export const Refused: Story = {
  ...show({ createVoucher: { ErrorText: 'no', error: 'voucherTooMany' } }),
  play: async (context) => {
    const notices = watchNotices(context);
    await openCreate('500');
    await waitFor(() => expect(screen.getAllByText(textOf('vouchers.fault.tooMany'))[0]).toBeVisible());
    await expect(notices.mock.lastCall?.[0]).toMatchObject({ tone: 'error', timeout: 0 });
    await expect(await voucherAmount()).toHaveValue('500.00');
  },
};

/** [VOU-14] Deposits that were not staked are refused with what is left to stake. */
export const PlayFirst: Story = {
  tags: ['both'],
  ...show({ createVoucher: { ErrorText: 'no', error: 'voucherPlayFirst', left: '700.00' } }),
  play: async (context) => {
    const notices = watchNotices(context);
    await openCreate('500');
    await waitFor(() => expect(notices).toHaveBeenCalled());
    await expect(notices.mock.lastCall?.[0]).toMatchObject({ text: expect.stringContaining('700.00') });
    await expect(await voucherAmount()).toHaveValue('500.00');
  },
};

/** [SEC-10] If the answer is lost, the same request is asked for again. */
export const LostAnswer: Story = (() => {
  const ids: unknown[] = [];
  return {
    tags: ['both'],
    ...show({
      createVoucher: ({ body }) => {
        ids.push(body.requestId);
        return ids.length === 1 ? noAnswer : madeVoucher;
      },
    }),
    beforeEach: () => void (ids.length = 0),
    play: async () => {
      await openCreate('1000');
      await pressButton('vouchers.askAgain');
      await expect(await screen.findByText(madeVoucher.voucher)).toBeVisible();
      await expect(new Set(ids).size).toBe(1);
    },
  } satisfies Story;
})();

/** [DLG-12] [VOU-09] A code that is too short does nothing. */
export const Use: Story = (() => {
  const use = fn((_asked: { body: unknown }) => ({ ErrorText: 'ok' }));
  return {
    tags: ['both'],
    ...show({ activateVoucher: use }),
    play: async () => {
      use.mockClear();
      await openUse('000007992739871');
      await expect(use).not.toHaveBeenCalled();
      await expect(await screen.findByRole('textbox', { name: textOf('vouchers.code') })).toHaveValue(
        '0000 - 0799 - 2739 - 871',
      );
    },
  } satisfies Story;
})();

/** [VOU-08, VOU-10, VOU-11, CONST-01] The amount that was added is shown in a message. */
export const Added: Story = (() => {
  const use = fn((_asked: { body: unknown }) => ({
    ErrorText: 'ok',
    textCode: 'voucherAdded',
    amount: '500.00',
    currency: 'RSD',
    currencyId: 941,
    newCredit: '12980.00',
  }));
  return {
    ...show({ activateVoucher: use }),
    play: async (context) => {
      use.mockClear();
      const [credits, notices] = [watchCredit(context), watchNotices(context)];
      await openUse('00000799273987139');
      await waitFor(() => expect(screen.getByText(/500\.00 RSD/)).toBeVisible());
      await expect(use.mock.lastCall?.[0].body).toMatchObject({ voucher: '0000 - 0799 - 2739 - 8713' });
      await expect(notices.mock.lastCall?.[0]).toMatchObject({ tone: 'success', timeout: 3000 });
      await expect(credits[0]).toBe('12980.00');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  } satisfies Story;
})();

/** A digit that is wrong is found here, so that no try is lost. */
export const WrongDigit: Story = (() => {
  const use = fn((_asked: { body: unknown }) => ({ ErrorText: 'ok' }));
  return {
    tags: ['both'],
    ...show({ activateVoucher: use }),
    play: async () => {
      use.mockClear();
      await openUse('0000079927398714');
      await expect(await screen.findByText(textOf('vouchers.wrongDigit'))).toBeVisible();
      await expect(use).not.toHaveBeenCalled();
    },
  } satisfies Story;
})();

/** [ERR-04] The refusal is shown at the field and in a message. */
export const UnknownCode: Story = {
  ...show({ activateVoucher: { ErrorText: 'no', error: 'voucherUnknown', textCode: 'voucherUnknown' } }),
  play: async (context) => {
    const notices = watchNotices(context);
    await openUse('0000079927398713');
    await waitFor(() => expect(screen.getAllByText(textOf('vouchers.fault.unknown'))[0]).toBeVisible());
    await expect(notices.mock.lastCall?.[0]).toMatchObject({ tone: 'error', timeout: 3000 });
    await expect(await screen.findByRole('textbox', { name: textOf('vouchers.code') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const TooManyTries: Story = {
  ...show({ activateVoucher: new Failure(429, 'tooManyVoucherTries', 40) }),
  play: async () => {
    await openUse('0000079927398713');
    const text = textOf('vouchers.tooManyTries', { seconds: 40 });
    await expect((await screen.findAllByText(text))[0]).toBeVisible();
  },
};

/** An open voucher is taken back after a question. */
export const TakesBack: Story = (() => {
  const back = fn((_asked: { body: unknown }) => ({ ErrorText: 'ok', newCredit: '13480.00', currencyId: 941 }));
  return {
    tags: ['both'],
    ...show({ voucherHistory: some, takeBackVoucher: back }),
    play: async () => {
      back.mockClear();
      await pressButton('vouchers.back');
      const dialog = await screen.findByRole('alertdialog');
      await expect(dialog).toHaveTextContent('8713');
      const [confirm] = [...dialog.querySelectorAll('button')].toReversed();
      if (confirm) await userEvent.click(confirm);
      await waitFor(() => expect(back.mock.lastCall?.[0].body).toEqual({ id: 'v3' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  } satisfies Story;
})();

export const Loading: Story = show({ voucherHistory: never });
export const Broken: Story = {
  ...show({ voucherHistory: serverError }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(textOf('vouchers.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ voucherHistory: noVouchers });
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await canvas.findByText(textOf('vouchers.none'))).toBeVisible();
  },
};
