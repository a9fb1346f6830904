import { onlineAtom, walletsAtom } from '@kvota/shell';
import {
  at,
  Failure,
  inApp,
  noAnswer,
  pingOf,
  pressButton,
  storyPeople,
  textOf,
  worldOf,
  type Answers,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VoucherAnswer } from '@kvota/contracts';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { voucherAmount } from '../story/voucher-parts.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Vouchers/Refusals',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'Why a voucher is not made, redeemed or taken back. What was typed stays.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  id: 'v3',
  kind: 'created' as const,
  state: 'open' as const,
  amount: '1000.00',
  currency: 'RSD',
  last4: '8713',
  createdAt: at(-3000),
  expiresAt: at(60 * 24 * 90),
  redeemedAt: null,
  endedAt: null,
};
const list = {
  result: [own, { ...own, id: 'v2', state: 'back' as const, last4: '5150', endedAt: at(-100) }],
  totalPages: 1,
  rowCount: 2,
};
const show = (answers: Answers = {}) =>
  inApp({ modules, page: 'voucherHistory', answers: { voucherHistory: list, ...answers } });

type Refusal = Partial<VoucherAnswer> | Failure;
const answerOf = (refusal: Refusal): VoucherAnswer | Failure =>
  refusal instanceof Failure ? refusal : { ErrorText: 'refused', textCode: refusal.error, ...refusal };
const until = at(60 * 20);
/** The part of a text before its value, which depends on language and time. */
const startOf = (id: string, name: string): string => textOf(id, { [name]: '|' }).split('|')[0] ?? '';
const pressInDialog = async (role: 'dialog' | 'alertdialog', id: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name: textOf(id) }));

/** Asks for a voucher, and expects a message that stays, and the amount as it was typed. */
const notMade = (refusal: Refusal, text: () => string | RegExp): Story => ({
  ...show({ createVoucher: answerOf(refusal) }),
  play: async (context) => {
    const notices = spyOn(worldOf(context).host, 'notify');
    await pressButton('vouchers.create');
    await userEvent.type(await voucherAmount(), '500');
    await pressInDialog('dialog', 'vouchers.create');
    await waitFor(() => expect(notices).toHaveBeenCalled());
    await expect(notices.mock.lastCall?.[0]).toMatchObject({ tone: 'error', timeout: 0 });
    await waitFor(() => expect(screen.getAllByText(text(), { exact: false })[0]).toBeVisible());
    await expect(await voucherAmount()).toHaveValue('500.00');
  },
});

/** [VOU-03, VOU-05] The platform has other bounds. */
export const MadeOutOfBounds = notMade({ error: 'voucherAmount', min: '100.00', max: '432.10' }, () => /432\.10/);
/** [OP-61] The credit is lower by now. */
export const MadeFunds = notMade({ error: 'insufficientFunds' }, () => textOf('vouchers.fault.funds'));
/** [SEC-10] Many vouchers within a minute. */
export const MadeTooFast = notMade(new Failure(429, 'tooManyVouchers', 40), () => textOf('vouchers.fault.pace'));
/** [OP-61] Vouchers are switched off, by the operator or by the agent. */
export const MadeOff = notMade({ error: 'limitReached' }, () => textOf('vouchers.fault.off'));
export const MadeOffByAgent = notMade(
  { error: 'limitReached', limit: { key: 'vouchers', level: 'agent', value: null } },
  () => textOf('vouchers.fault.offAgent'),
);
/** [OP-51] The account is blocked. */
export const MadeBlocked = notMade({ error: 'youAreBlocked' }, () => textOf('vouchers.fault.blocked'));
/** [OP-87] Play is paused. */
export const MadePaused = notMade({ error: 'playPaused', until }, () => startOf('vouchers.fault.paused', 'time'));
/** [ERR-07] Maintenance, and a reason that the client does not know. */
export const MadeMaintenance = notMade({ error: 'maintenance' }, () => textOf('vouchers.fault.maintenance'));
export const MadeUnknownReason = notMade({ error: 'somethingNew' }, () => textOf('vouchers.fault'));

/** [OP-62] Vouchers are not made from bonus money: the reason in place of the form. */
export const MadeOfBonus: Story = {
  tags: ['both'],
  ...show(),
  globals: { session: 'bonus' },
  play: async ({ loaded }) => {
    const world = worldOf({ loaded });
    world.answer({ ping: { ...pingOf(undefined, world.clock.now()), wallets: [...storyPeople.bonus.wallets] } });
    await waitFor(() => expect(world.host.store.get(walletsAtom).length).toBeGreaterThan(0));
    await pressButton('vouchers.create');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(textOf('vouchers.fault.bonus'))).toBeVisible());
  },
};

/** Redeems a code, and expects the reason at the field, which keeps the code. */
const notRedeemed = (refusal: Refusal, text: () => string | RegExp): Story => ({
  ...show({ activateVoucher: answerOf(refusal) }),
  play: async () => {
    await pressButton('vouchers.use');
    const field = await screen.findByRole('textbox', { name: textOf('vouchers.code') });
    await userEvent.type(field, '0000079927398713');
    await pressInDialog('dialog', 'vouchers.useAct');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    const found = text();
    await expect(field).toHaveAccessibleDescription(typeof found === 'string' ? expect.stringContaining(found) : found);
    await expect(field).toHaveValue('0000 - 0799 - 2739 - 8713');
  },
});
const limit = { key: 'depositWeek' as const, level: 'player' as const, value: '5000.00', left: '321.00', until };

/** [VOU-09] The player has redeemed it already. */
export const RedeemedBefore: Story = {
  tags: ['both'],
  ...notRedeemed({ error: 'voucherUsedByYou' }, () => textOf('vouchers.fault.yours')),
};
/** [VOU-15] Here only the maker redeems a voucher. */
export const NotYours = notRedeemed({ error: 'voucherNotYours' }, () => textOf('vouchers.fault.maker'));
/** [OP-87] An own limit of deposits counts vouchers: what is left, and until when. */
export const DepositLimit: Story = {
  tags: ['both'],
  ...notRedeemed({ error: 'depositLimit', limit: { ...limit, currency: 'RSD' } }, () => /321\.00 RSD/),
};
export const RateUnknown = notRedeemed({ error: 'rateUnknown' }, () => textOf('vouchers.fault.rate'));
export const LimitRequired = notRedeemed({ error: 'limitRequired' }, () => textOf('vouchers.fault.limitRequired'));
export const RegisterUnknown = notRedeemed({ error: 'registerUnknown' }, () => textOf('vouchers.fault.register'));
export const Excluded = notRedeemed({ error: 'selfExcluded' }, () => textOf('vouchers.fault.excluded'));
export const Paused = notRedeemed({ error: 'playPaused', until }, () => startOf('vouchers.fault.paused', 'time'));
/** [OP-61] The wallet cannot hold it, or there is none. */
export const WalletFull = notRedeemed({ error: 'creditTooHigh' }, () => textOf('vouchers.fault.full'));
export const NoWallet = notRedeemed({ error: 'noWallet' }, () => textOf('vouchers.fault.wallet'));
export const Blocked = notRedeemed({ error: 'youAreBlocked' }, () => textOf('vouchers.fault.blocked'));
export const Maintenance = notRedeemed({ error: 'maintenance' }, () => textOf('vouchers.fault.maintenance'));
/** [SEC-10] No answer arrived: the code stays, and can be sent again. */
export const NoAnswer = notRedeemed(noAnswer, () => textOf('vouchers.useLost'));

/** Takes a voucher back, and expects a message that stays. */
const notTakenBack = (refusal: Refusal, text: () => string): Story => ({
  ...show({ takeBackVoucher: answerOf(refusal) }),
  play: async () => {
    await pressButton('vouchers.back');
    await pressInDialog('alertdialog', 'vouchers.back');
    await waitFor(() => expect(screen.getAllByText(text())[0]).toBeVisible());
  },
});
/** [VOU-01] It was redeemed meanwhile. */
export const TakenBackTooLate = notTakenBack({ error: 'voucherUsed' }, () => textOf('vouchers.fault.used'));
/** [SEC-10] No answer arrived. To take a voucher back twice changes nothing. */
export const TakenBackLost = notTakenBack(noAnswer, () => textOf('vouchers.fault'));

/** [ROUTE-33] A voucher that was taken back is marked, and cannot be taken back again. */
export const TakenBack: Story = {
  ...show(),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('5150')).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent(textOf('vouchers.state.back')));
    await expect(canvas.getAllByRole('button', { name: textOf('vouchers.back') })).toHaveLength(1);
  },
};

/** [NET-01] Offline, the list stays with the time of its data, and nothing can be made or redeemed. */
export const Offline: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByText('8713')).toBeVisible());
    const { store } = worldOf({ loaded }).host;
    store.set(onlineAtom, false);
    await waitFor(() => expect(canvas.getByText(startOf('account.offline', 'time'), { exact: false })).toBeVisible());
    await pressButton('vouchers.use');
    const send = within(await screen.findByRole('dialog')).getByRole('button', { name: textOf('vouchers.useAct') });
    await waitFor(() => expect(send).toHaveAccessibleDescription(textOf('vouchers.offline')));
    store.set(onlineAtom, true);
  },
};
