import type { PlayerLimit, PlayGuard } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import {
  at,
  inApp,
  never,
  noAnswer,
  pingOf,
  pressButton,
  serverError,
  storyPeople,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import {
  protectionAnswers,
  storyDeposits,
  storyLimit,
  storyNext,
  storyOff,
  storySingle,
} from '../story/protection-answers.ts';
import { cardOf, dialogOf } from '../story/limit-parts.ts';
import { expectInView } from '../story/expect-in-view.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Limits and protection',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component: 'Limits of amounts with what is used of them, products that are off, pauses and self-exclusion.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (
  limits: readonly PlayerLimit[] = [],
  play: PlayGuard = { state: 'open' },
  answers: Answers = {},
  setup: Partial<WorldSetup> = {},
) => inApp({ modules, page: 'accountLimits', answers: { ...protectionAnswers(limits, play), ...answers }, ...setup });

const full = storyLimit('loss', 'month', ['20000.00', '20000.00', '0.00']);
const every = [storyDeposits, storyLimit('stakes', 'day', ['2000.00', '450.50', '1549.50']), full, storySingle];

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const amountField = () => screen.findByRole('textbox', { name: new RegExp(`^${textOf('payment.amount')}`) });
/** [OP-87] Limits with what is left and until when. A limit that is used up is marked. */
export const Limits: Story = {
  tags: ['both'],
  ...show(every),
  play: async () => {
    const deposits = await cardOf('limits.title.deposit.week');
    await expect(deposits.getByText(/1,600\.00/)).toBeVisible();
    await expect(deposits.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3,400.00 of 5,000.00');
    const losses = await cardOf('limits.title.loss.month');
    await expect(losses.getByText(textOf('limits.reached'))).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
  },
};

/** [OP-87] No limit yet: what limits are good for, and two suggestions, each of which opens the form. */
export const Empty: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await pressButton('limits.suggest.loss');
    const dialog = await dialogOf('dialog', textOf('limits.add'));
    await expect(dialog.getByRole('radio', { name: textOf('limits.kind.loss') })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: textOf('limits.period.month') })).toBeChecked();
  },
};

const setPlayerLimit = fn();

/** [OP-87] A first limit: the form writes what will happen, and the limit is shown afterwards. */
export const Add: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await pressButton('limits.suggest.deposit');
    const dialog = await dialogOf('dialog', textOf('limits.add'));
    await press(textOf('limits.send'));
    await waitFor(async () => expect(await amountField()).toHaveAccessibleDescription(textOf('limits.amountNeeded')));
    await userEvent.type(await amountField(), '5000');
    await waitFor(() => expect(dialog.getByText(textOf('limits.effect.sets'))).toBeVisible());
    await press(textOf('limits.send'));
    const card = await cardOf('limits.title.deposit.week');
    await expect(card.getByText(/5,000\.00/, { selector: 'strong' })).toBeVisible();
  },
};

/** [OP-87] A lower limit holds at once. If more than it is used already, the form names until when nothing is left. */
export const Lower: Story = {
  ...show([storyDeposits], undefined, {
    setPlayerLimit: ({ body }) => {
      setPlayerLimit(body);
      return { ErrorText: 'ok', limit: { ...storyDeposits, amount: body.amount }, serverTime: at(0) };
    },
  }),
  play: async () => {
    setPlayerLimit.mockClear();
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.change') }));
    await userEvent.type(await amountField(), '3000');
    await waitFor(() => expect(screen.getByText(/3,400\.00/, { selector: '[role="status"] *' })).toBeVisible());
    await press(textOf('limits.send'));
    await waitFor(() => expect(setPlayerLimit).toHaveBeenCalledOnce());
    await expect(setPlayerLimit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'deposit', period: 'week', product: 'all', currency: 'RSD', amount: '3000.00' }),
    );
  },
};

/** [OP-87] A higher limit waits: the form writes it beforehand, the card shows from when it can be confirmed. */
export const Higher: Story = {
  tags: ['both'],
  ...show([storyDeposits, storySingle]),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.change') }));
    await userEvent.type(await amountField(), '10000');
    await waitFor(() => expect(screen.getByText(/Nov.+5,000\.00/)).toBeVisible());
    await press(textOf('limits.send'));
    await expect(await card.findByText(/10,000\.00/)).toBeVisible();
    await expect(card.queryByRole('button', { name: textOf('limits.confirm') })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: textOf('limits.keep') }));
    await waitFor(() => expect(card.queryByText(/10,000\.00/)).toBeNull());
  },
};

/** [OP-87] The time has come: the higher limit is confirmed, and holds. */
export const Confirm: Story = {
  tags: ['both'],
  ...show([{ ...storyDeposits, next: storyNext('10000.00', -2) }, storySingle]),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.confirm') }));
    await waitFor(() =>
      expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3,400.00 of 10,000.00'),
    );
    await expect(card.queryByRole('button', { name: textOf('limits.confirm') })).toBeNull();
  },
};

/** [OP-87] A removal is asked for after a question, waits, and cannot be asked for twice. */
export const Remove: Story = {
  ...show([storyDeposits]),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.remove') }));
    const dialog = await dialogOf('alertdialog', textOf('limits.removeAsk'));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.removeYes') }));
    await expect(await card.findByRole('button', { name: textOf('limits.keep') })).toBeVisible();
    await expect(card.queryByRole('button', { name: textOf('limits.remove') })).toBeNull();
  },
};

/** [OP-87] Limits of two currencies: each in its own, after a choice of the currency. */
export const TwoCurrencies: Story = {
  ...show([storyDeposits, { ...storyLimit('stakes', 'week', ['50.00', '12.50', '37.50']), currency: 'EUR' }]),
  play: async ({ loaded }) => {
    const world = worldOf({ loaded });
    world.answer({ ping: { ...pingOf(undefined, world.clock.now()), wallets: [...storyPeople.player.wallets] } });
    await world.ping();
    await expect((await cardOf('limits.title.stakes.week')).getByText(/37\.50.EUR/)).toBeVisible();
    await pressButton('limits.add');
    await dialogOf('dialog', textOf('limits.add'));
    await userEvent.click(await screen.findByRole('combobox', { name: textOf('limits.currency') }));
    await userEvent.click(await screen.findByRole('option', { name: 'EUR' }));
    await waitFor(async () => expect(await amountField()).toBeVisible());
  },
};

/** [OP-87] No answer arrived. What was typed stays, and sending it again does no harm. */
export const LostAnswer: Story = {
  ...show([storyDeposits], undefined, { setPlayerLimit: noAnswer }),
  play: async ({ loaded }) => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.change') }));
    await userEvent.type(await amountField(), '3000');
    await press(textOf('limits.send'));
    await expect(await screen.findByText(textOf('limits.lost'))).toBeVisible();
    await expect(await amountField()).toHaveValue('3,000.00');
    worldOf({ loaded }).answer(protectionAnswers([storyDeposits]));
    await press(textOf('limits.send'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: textOf('limits.title.deposit.week') })).toBeNull());
  },
};

/** [OP-87] A refusal is in the dialog, with what to do. */
export const Refused: Story = {
  ...show([storyDeposits], undefined, {
    setPlayerLimit: { ErrorText: 'refused', error: 'youAreBlocked', serverTime: at(0) },
  }),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.change') }));
    await userEvent.type(await amountField(), '3000');
    await press(textOf('limits.send'));
    await waitFor(() => expect(screen.getByText(textOf('limits.fault.blocked'))).toBeVisible());
  },
};

/** [OP-87] On the smallest phone the refusal of a confirmation is wholly above the bar at the bottom. */
export const RefusedOnSmallestPhone: Story = {
  ...show([{ ...storyDeposits, next: storyNext('10000.00', -2) }], undefined, {
    confirmPlayerLimit: { ErrorText: 'refused', error: 'limitTooEarly', serverTime: at(0) },
  }),
  globals: { session: 'player', viewport: { value: 'w320' } },
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    window.scrollTo({ top: 0 });
    await userEvent.click(card.getByRole('button', { name: textOf('limits.confirm') }));
    await expectInView(await card.findByRole('alert'));
  },
};

/** [OP-87] Products: one is switched off after a question; one waits to be switched on, one can be. */
export const Products: Story = {
  tags: ['both'],
  ...show([
    storyDeposits,
    storyOff('casino'),
    storyOff('casinoLive', storyNext(null, 20)),
    storyOff('virtuals', storyNext(null, -1)),
  ]),
  play: async ({ canvas }) => {
    const row = (id: string) => within(canvas.getByRole('group', { name: textOf(id) }));
    await canvas.findByRole('group', { name: textOf('limits.product.live') });
    await userEvent.click(row('limits.product.live').getByRole('button'));
    const dialog = await dialogOf('alertdialog', textOf('limits.offAsk', { name: textOf('limits.product.live') }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.switchOff') }));
    await waitFor(() => expect(row('limits.product.live').getByText(textOf('limits.isOff'))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: textOf('limits.confirm') }));
    await waitFor(() => expect(row('limits.product.virtuals').getByText(textOf('limits.isOn'))).toBeVisible());
  },
};

const pausePlay = fn();

/** [OP-87] Play is paused by holding the button; a short press does nothing. The state takes the focus. */
export const PauseNow: Story = {
  tags: ['both'],
  ...show([storyDeposits]),
  play: async ({ canvas }) => {
    const hold = await canvas.findByRole('button', { name: new RegExp(`^${textOf('limits.pause.now')}`) });
    await userEvent.click(hold);
    await waitFor(() => expect(within(hold).getByText(textOf('limits.hold.released'))).toBeVisible());
    hold.focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: textOf('limits.state.paused') })).toBeVisible());
    await userEvent.keyboard('{/Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(textOf('limits.state.paused')));
    await expect(canvas.getByRole('link', { name: textOf('limits.help.open') })).toBeVisible();
  },
};

/** [OP-87] A longer pause after a question; no answer arrives, and the second try does it. */
export const PauseLonger: Story = {
  ...show([storyDeposits], undefined, {
    pausePlay: ({ body }) => {
      pausePlay(body);
      return noAnswer;
    },
  }),
  play: async ({ canvas, loaded }) => {
    pausePlay.mockClear();
    const length = textOf('limits.pause.days', { days: 7 });
    await press(length);
    const dialog = await dialogOf('alertdialog', textOf('limits.pause.ask', { chosen: length }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.pause.yes') }));
    await waitFor(() => expect(dialog.getByText(textOf('limits.lost'))).toBeVisible());
    await expect(pausePlay).toHaveBeenCalledWith({ days: 7 });
    worldOf({ loaded }).answer(protectionAnswers([storyDeposits]));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.pause.yes') }));
    await expect(await canvas.findByRole('heading', { name: textOf('limits.state.paused') })).toBeVisible();
  },
};

/** [OP-87] Paused: until when, what stays open, where help is. It can only be made longer. */
export const Paused: Story = {
  tags: ['both'],
  ...show([storyDeposits], { state: 'paused', until: at(60 * 24 * 5) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('limits.state.paused') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('limits.pause.day') })).toBeNull();
    await expect(canvas.getByRole('button', { name: textOf('limits.pause.days', { days: 7 }) })).toBeVisible();
  },
};

const excludeSelf = fn();

/** [OP-87] Self-exclusion: what happens, and a consent without which nothing is sent. */
export const Exclude: Story = {
  tags: ['both'],
  ...show([storyDeposits], undefined, {
    excludeSelf: ({ body }) => {
      excludeSelf(body);
      return { ErrorText: 'ok', play: { state: 'excluded', until: null }, serverTime: at(0) };
    },
  }),
  play: async () => {
    excludeSelf.mockClear();
    await pressButton('limits.exclude.open');
    const dialog = await dialogOf('dialog', textOf('limits.exclude.title'));
    await userEvent.click(dialog.getByRole('radio', { name: textOf('limits.exclude.forGood') }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.exclude.yes') }));
    await expect(await dialog.findByText(textOf('limits.exclude.agreeNeeded'))).toBeVisible();
    await expect(excludeSelf).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: textOf('limits.exclude.agreeForGood') }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.exclude.yes') }));
    await waitFor(() => expect(excludeSelf).toHaveBeenCalledWith({ months: null }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: textOf('limits.exclude.title') })).toBeNull());
  },
};

/** [OP-87] The dialog of self-exclusion, as it opens. */
export const ExcludeDialog: Story = {
  tags: ['both'],
  ...show([storyDeposits]),
  play: async () => {
    await pressButton('limits.exclude.open');
    const dialog = await dialogOf('dialog', textOf('limits.exclude.title'));
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};

/** [OP-87] Excluded for good: nothing more can be chosen, and help comes first. */
export const Excluded: Story = {
  tags: ['both'],
  ...show([storyDeposits], { state: 'excluded', until: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('limits.state.excluded') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('limits.exclude.open') })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: textOf('limits.pause') })).toBeNull();
  },
};

/** [OP-87] Offline: what was loaded stays, nothing can be sent, and the reason is given. */
export const Offline: Story = {
  ...show([storyDeposits]),
  play: async ({ canvas, loaded }) => {
    const { store } = worldOf({ loaded }).host;
    const hold = await canvas.findByRole('button', { name: new RegExp(`^${textOf('limits.pause.now')}`) });
    store.set(onlineAtom, false);
    await waitFor(() => expect(hold).toHaveAccessibleDescription(textOf('payment.offline')));
    await userEvent.click(canvas.getByRole('button', { name: textOf('limits.change') }));
    const dialog = await dialogOf('dialog', textOf('limits.title.deposit.week'));
    const send = dialog.getByRole('button', { name: textOf('limits.send') });
    await expect(send).toHaveAccessibleDescription(textOf('payment.offline'));
    store.set(onlineAtom, true);
  },
};

/** [OP-87] The limits are being loaded. */
export const Loading: Story = { ...show([], undefined, { playerLimits: never }) };

/** [OP-87] The limits could not be loaded, and are asked for again. */
export const Failed: Story = {
  ...show([], undefined, { playerLimits: serverError }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(textOf('limits.failed'))).toBeVisible();
    worldOf({ loaded }).answer(protectionAnswers([storyDeposits]));
    await press(textOf('ui.retry'));
    await cardOf('limits.title.deposit.week');
  },
};
