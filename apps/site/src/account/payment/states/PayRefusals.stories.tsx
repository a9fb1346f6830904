import { onlineAtom } from '@kvota/shell';
import {
  at,
  Failure,
  inApp,
  never,
  noAnswer,
  pressButton,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { PlayGuard } from '@kvota/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { modules } from '../../../router.tsx';
import { line, listed, offered, one, rsd } from '../../story/payment-samples.ts';
import { protectionAnswers, storyDeposits } from '../../story/protection-answers.ts';
import type { BegunAnswer } from '../use-begin-payment.ts';
import '../../pages.ts';

const meta = {
  title: 'Apps/site/Account/Payment/Refusals',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'Why a payment does not begin: what, why and what to do. The amount stays.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page: 'payin', answers: { paymentMethods: offered, ...listed(), ...answers }, ...setup });
const amountField = () => screen.findByRole('textbox', { name: new RegExp(`^${textOf('payment.amount')}`) });

type Refusal = Partial<BegunAnswer> | Failure;
/** The texts that a story expects, as patterns. */
const until = at(60 * 20);

/** Asks for an amount, and expects the refusal, and the amount as it was typed. */
const refused = (refusal: Refusal, text: () => string | RegExp, part: 'in' | 'out' = 'in'): Story => ({
  ...show(
    { paymentInit: refusal instanceof Failure ? refusal : { ErrorText: 'refused', ...refusal } },
    { search: { show: part } },
  ),
  play: async () => {
    await userEvent.type(await amountField(), '1000');
    await pressButton(part === 'in' ? 'payment.payIn' : 'payment.payOut');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    await expect(alert).toHaveTextContent(text());
    await expect(await amountField()).toHaveValue('1,000.00');
  },
});
const limit = (key: 'depositDay' | 'depositWeek' | 'depositMonth') => ({
  error: 'depositLimit',
  limit: { key, level: 'player' as const, value: '5000.00', left: '321.00', until, currency: 'RSD' },
});

/** [OP-87] An own limit of deposits by day, week and month: what is left, and until when. */
export const LimitOfDay: Story = { tags: ['both'], ...refused(limit('depositDay'), () => /5,000\.00.+321\.00/) };
export const LimitOfWeek = refused(limit('depositWeek'), () => /5,000\.00.+321\.00/);
export const LimitOfMonth = refused(limit('depositMonth'), () => /5,000\.00.+321\.00/);
/** [OP-87] There is no rate with which a limit of another currency could be counted. */
export const RateUnknown = refused({ error: 'rateUnknown' }, () => textOf('payment.fault.rate'));
/** [CALL-59] The credit is lower than the amount by now. */
export const Funds = refused({ error: 'insufficientFunds' }, () => textOf('payment.fault.funds'), 'out');
/** [CALL-59] As many withdrawals under way as allowed. */
export const TooManyUnderWay = refused({ error: 'paymentTooMany' }, () => textOf('payment.fault.tooMany'), 'out');
/** [CALL-59] The way to pay was closed meanwhile. */
export const WayClosed = refused({ error: 'paymentMethod' }, () => textOf('payment.fault.method'));
/** [CALL-59] Bonus money is neither paid in nor out. */
export const BonusWallet = refused({ error: 'paymentWallet' }, () => textOf('payment.fault.bonus'));
/** [CALL-59] There is no such wallet. */
export const NoWallet = refused({ error: 'noWallet' }, () => textOf('payment.fault.wallet'));
/** [OP-51] The account is blocked. */
export const Blocked = refused({ error: 'youAreBlocked' }, () => textOf('payment.fault.blocked'));
/** [OP-87] Play is paused, and the end of it is named. */
export const Paused: Story = {
  tags: ['both'],
  ...refused({ error: 'playPaused', until }, () => textOf('payment.fault.paused', { time: '|' }).split('|')[0] ?? ''),
};
/** [OP-87] The player is excluded; money can still be paid out. */
export const Excluded = refused({ error: 'selfExcluded' }, () => textOf('payment.fault.excluded'));
/** [OP-87] Before anything is typed: why nothing can be paid in. Paying out stays open. */
const stopped = (play: PlayGuard, text: () => string): Story => ({
  tags: ['both'],
  ...show(protectionAnswers([], play)),
  play: async () => {
    await waitFor(() => expect(screen.getByText(text(), { exact: false })).toBeVisible());
    await expect(screen.queryByRole('button', { name: textOf('payment.payIn') })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: textOf('payment.out') }));
    await expect(await amountField()).toBeEnabled();
  },
});
export const PausedBefore = stopped(
  { state: 'paused', until },
  () => textOf('payment.paused', { time: '|' }).split('|')[0] ?? '',
);
export const ExcludedBefore = stopped({ state: 'excluded', until: null }, () => textOf('payment.fault.excluded'));
/** [OP-87] The register does not answer. */
export const RegisterUnknown = refused({ error: 'registerUnknown' }, () => textOf('payment.fault.register'));
/** [ERR-07] Maintenance, and a reason that the client does not know. */
export const Maintenance = refused({ error: 'maintenance' }, () => textOf('payment.fault.maintenance'));
export const UnknownReason = refused({ error: 'somethingNew' }, () => textOf('payment.fault'));
/** [SEC-10] Many payments within a minute. */
export const TooFast = refused(new Failure(429, 'tooManyPayments', 40), () => textOf('payment.fault.pace'));

/** [CALL-59] A payment is being sent: nothing can be typed or sent twice. */
export const Sending: Story = {
  ...show({ paymentInit: never }),
  play: async () => {
    await userEvent.type(await amountField(), '1000');
    await pressButton('payment.payIn');
    await waitFor(async () => expect(await amountField()).toBeDisabled());
  },
};

const ids = fn();

/** The first answer is a silence of others, the second one begins the payment. */
const away = (error: 'providerAway' | 'centralAway', text: string): Story => ({
  tags: ['both'],
  ...show({
    paymentInit: ({ body }) => {
      ids(body.requestId);
      return ids.mock.calls.length === 1
        ? { ErrorText: 'refused', error }
        : { ErrorText: 'ok', paymentId: 'p1', state: 'processing' };
    },
    ...one(line('processing')),
  }),
  play: async ({ canvas }) => {
    ids.mockClear();
    await userEvent.type(await amountField(), '1000');
    await pressButton('payment.payIn');
    const shown = textOf(text, { money: '1,000.00' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(shown));
    await pressButton('payment.askAgain');
    await waitFor(() => expect(canvas.getByText(textOf('payment.text.processing'))).toBeVisible());
    await expect(new Set(ids.mock.calls.flat()).size).toBe(1);
  },
});

/** [CALL-59] [SEC-10] The provider is silent: the payment is kept, and asked for again with the same id. */
export const ProviderAway: Story = away('providerAway', 'payment.away');
/** [OP-87] [CALL-59] The same if the register of deposits at all operators is silent, which the text names. */
export const CentralAway: Story = away('centralAway', 'payment.centralAway');

/** [SEC-10] A request without an answer is there again after a reload, waits for the network, and can be left. */
export const LostAfterReload: Story = {
  tags: ['both'],
  ...show(
    { paymentInit: noAnswer },
    {
      prepare: ({ host }) => {
        const kept = { requestId: 'r1', direction: 'withdrawal', amount: '700.00', method: 'bank', ...rsd };
        host.tabStorage.setItem('kvota.user.payment', JSON.stringify(kept));
      },
    },
  ),
  play: async ({ canvas, loaded }) => {
    const lost = textOf('payment.lost', { money: '700.00' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(lost));
    await expect(canvas.getByRole('tab', { name: textOf('payment.out') })).toHaveAttribute('aria-selected', 'true');
    const { store } = worldOf({ loaded }).host;
    store.set(onlineAtom, false);
    const again = canvas.getByRole('button', { name: textOf('payment.askAgain') });
    await waitFor(() => expect(again).toHaveAccessibleDescription(textOf('payment.offline')));
    store.set(onlineAtom, true);
    await pressButton('payment.leave');
    await waitFor(async () => expect(await amountField()).toBeVisible());
  },
};

/** [OP-87] An own limit of another currency, without a rate of the day, is named before anything is sent. */
export const LimitWithoutRate: Story = {
  ...show(protectionAnswers([{ ...storyDeposits, leftIn: {} }])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(textOf('payment.limit.noRate'))).toBeVisible());
  },
};
