import {
  at,
  inApp,
  never,
  noAnswer,
  serverError,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { VoucherAnswer } from '@kvota/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers } from '../story/sample-answers.ts';

const meta = {
  title: 'Apps/affiliates/Vouchers',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'Vouchers that an agent sells: made one or many at a time, listed, taken back.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const line = { kind: 'created', currency: 'RSD', createdAt: at(-3000), expiresAt: at(60 * 24 * 90) } as const;
const lines = [
  { ...line, id: 'v3', state: 'open', amount: '1000.00', last4: '8713' },
  { ...line, id: 'v2', state: 'used', amount: '500.00', last4: '4402', redeemedAt: at(-900) },
  { ...line, id: 'v1', state: 'back', amount: '500.00', last4: '0931', endedAt: at(-800) },
] as const;
const some = {
  result: [...lines],
  totalPages: 1,
  rowCount: 3,
  open: [{ currency: 'RSD', count: 1, amount: '1000.00' }],
};
const none = { result: [], totalPages: 0, rowCount: 0, open: [] };
const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesVouchers',
    answers: { ...agencyAnswers(), voucherHistory: some, ...answers },
    ...setup,
  });
/** The answer to the voucher of a batch at this place, from 1. */
const made = (place: number): VoucherAnswer => ({
  ErrorText: 'ok',
  textCode: 'voucherCreated',
  voucher: `0000 - 0799 - 2739 - 871${place}`,
  newCredit: '11480.00',
  amount: '200.00',
  currency: 'RSD',
  currencyId: 941,
  id: `n${place}`,
  expiresAt: at(60 * 24 * 180),
});
const placeOf = (requestId: string | undefined): number => Number(/-(\d)$/.exec(requestId ?? '')?.[1] ?? 1);
const dialog = () => screen.findByRole('dialog');
const createBatch = async (amount: string, count: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: textOf('agency.vouchers.create') }));
  const form = within(await dialog());
  await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^${textOf('vouchers.amount')}`) }), amount);
  const field = form.getByRole('textbox', { name: textOf('vouchers.count') });
  await userEvent.clear(field);
  await userEvent.type(field, count);
  await userEvent.click(form.getByRole('button', { name: textOf('vouchers.createAct') }));
};

/** [VOU-01] The vouchers of the agent, and the credit that is bound in open ones. */
export const Some: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await expect(await screen.findByText('8713')).toBeVisible();
    await expect(screen.getAllByText(/1,000\.00/).length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  tags: ['both'],
  ...show({ voucherHistory: none }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.vouchers.none'))).toBeVisible();
  },
};

/** [SEC-10] Each voucher of a batch is a request with a separate id; the codes are shown together, once. */
export const Batch: Story = (() => {
  const ids: (string | undefined)[] = [];
  return {
    tags: ['both'],
    ...show({
      createVoucher: ({ body }) => {
        ids.push(body.requestId);
        return made(placeOf(body.requestId));
      },
    }),
    beforeEach: () => void (ids.length = 0),
    play: async () => {
      await createBatch('200', '3');
      for (const place of [1, 2, 3]) await expect(await screen.findByText(made(place).voucher ?? '')).toBeVisible();
      await expect(new Set(ids).size).toBe(3);
      await expect(await dialog()).toHaveTextContent('3 × 200.00 RSD');
    },
  } satisfies Story;
})();

/** The sum of a batch may not be above the credit, and a number that is none is marked. */
export const WrongCount: Story = (() => {
  const create = fn((_asked: { body: unknown }) => made(1));
  return {
    ...show({ createVoucher: create }),
    play: async () => {
      create.mockClear();
      await createBatch('200', '21');
      const field = within(await dialog()).getByRole('textbox', { name: textOf('vouchers.count') });
      await expect(field).toHaveAccessibleDescription(textOf('vouchers.countBounds', { last: '20' }));
      await expect(create).not.toHaveBeenCalled();
    },
  } satisfies Story;
})();

/** The rest of a batch was refused: the vouchers that were made are shown, with the reason for the others. */
export const HalfABatch: Story = {
  tags: ['both'],
  ...show({
    createVoucher: ({ body }) =>
      placeOf(body.requestId) > 2 ? { ErrorText: 'no', error: 'voucherTooMany' } : made(placeOf(body.requestId)),
  }),
  play: async () => {
    await createBatch('200', '4');
    await expect(await screen.findByText(made(2).voucher ?? '')).toBeVisible();
    await expect(await dialog()).toHaveTextContent(textOf('vouchers.fault.tooMany'));
  },
};

/** [SEC-10] The answer to the second voucher is lost: asking again sends the same requests. */
export const LostInABatch: Story = (() => {
  const ids: (string | undefined)[] = [];
  return {
    tags: ['both'],
    ...show({
      createVoucher: ({ body }) => {
        ids.push(body.requestId);
        return ids.length === 2 ? noAnswer : made(placeOf(body.requestId));
      },
    }),
    beforeEach: () => void (ids.length = 0),
    play: async () => {
      await createBatch('200', '3');
      await userEvent.click(await screen.findByRole('button', { name: textOf('vouchers.askAgain') }));
      for (const place of [1, 2, 3]) await expect(await screen.findByText(made(place).voucher ?? '')).toBeVisible();
      await expect(new Set(ids).size).toBe(3);
    },
  } satisfies Story;
})();

/** The end of a code finds the voucher that a customer holds. */
export const Narrowed: Story = (() => {
  const list = fn((_asked: { query: unknown }) => none);
  return {
    ...show({ voucherHistory: list }),
    play: async () => {
      list.mockClear();
      await userEvent.type(await screen.findByRole('searchbox', { name: textOf('agency.vouchers.code') }), '0931');
      await waitFor(() => expect(list.mock.lastCall?.[0].query).toMatchObject({ last4: '0931', page: '1' }));
      await userEvent.click(await screen.findByRole('button', { name: textOf('agency.vouchers.all') }));
      await waitFor(() => expect(screen.getByText(textOf('agency.vouchers.none'))).toBeVisible());
    },
  } satisfies Story;
})();

export const Loading: Story = show({ voucherHistory: never });

export const Broken: Story = {
  ...show({ voucherHistory: serverError }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(textOf('vouchers.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ voucherHistory: none });
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await canvas.findByText(textOf('agency.vouchers.none'))).toBeVisible();
  },
};
