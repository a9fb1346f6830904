import type { PlayGuard } from '@kvota/contracts';
import { accountOpenAtom } from '@kvota/shell';
import { at, inApp, never, noAnswer, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { SitemapId } from '@kvota/sitemap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { inboxAnswers, storyMessages } from '../story/account-answers.ts';
import { dialogOf } from '../story/limit-parts.ts';
import { protectionAnswers } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Pause now',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'The pause of 24 hours in the menu of the account, and in the header where a licence requires it on every page.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paused = fn();

/** The platform, with a note of each pause. */
function platform(play: PlayGuard): Answers {
  let now = play;
  return {
    ...inboxAnswers(storyMessages),
    ...protectionAnswers([], play),
    playerLimits: () => ({ result: [], play: now, coolingHours: 24, serverTime: at(0) }),
    pausePlay({ body }) {
      paused(body);
      now = { state: 'paused', until: at(24 * 60) };
      return { ErrorText: 'ok', play: now, serverTime: at(0) };
    },
  };
}

const inMenu = (play: PlayGuard = { state: 'open' }, answers: Answers = {}) =>
  inApp({
    modules,
    page: 'messages',
    answers: { ...platform(play), ...answers },
    prepare: ({ host }) => host.store.set(accountOpenAtom, true),
  });

const inHeader = (play: PlayGuard = { state: 'open' }, page: SitemapId = 'messages') =>
  inApp({
    modules,
    page,
    answers: { ...platform(play), generalSettings: [{ key: 'pauseButton', value: 'always' }] },
  });

const menu = () => dialogOf('dialog', textOf('account.title'));
type Parts = ReturnType<typeof within>;
const holdIn = (parts: Parts) => parts.findByRole('button', { name: new RegExp(`^${textOf('limits.pause.now')}`) });
const pausedUntil = (): RegExp => new RegExp(textOf('pause.until', { end: 'N' }).replace('N', '.*\\d\\d:\\d\\d.*'));

/** [OP-87] Held for two seconds, it pauses without a question. The result is announced, and has until when. */
export const Held: Story = {
  tags: ['both'],
  ...inMenu(),
  play: async () => {
    paused.mockClear();
    const drawer = await menu();
    const hold = await holdIn(drawer);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: hold });
    await expect(hold).toHaveAttribute('data-held');
    await waitFor(() => expect(drawer.getByText(pausedUntil())).toBeVisible());
    await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(pausedUntil()));
    await expect(paused).toHaveBeenCalledOnce();
    await expect(paused).toHaveBeenCalledWith({ days: 1 });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** [OP-87] Let go early, it shows that, and nothing is sent. */
export const LetGo: Story = {
  tags: ['both'],
  ...inMenu(),
  play: async () => {
    paused.mockClear();
    const hold = await holdIn(await menu());
    await userEvent.click(hold);
    await waitFor(() => expect(within(hold).getByText(textOf('limits.hold.released'))).toBeVisible());
    await expect(paused).not.toHaveBeenCalled();
  },
};

/** [OP-87] Enter is held in the same way. */
export const Keyboard: Story = {
  ...inMenu(),
  play: async () => {
    paused.mockClear();
    const drawer = await menu();
    (await holdIn(drawer)).focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(drawer.getByText(pausedUntil())).toBeVisible());
    await userEvent.keyboard('{/Enter}');
    await expect(paused).toHaveBeenCalledOnce();
  },
};

/** [OP-87] A click of assistive technology opens the page, which has a way without holding. */
export const VirtualClick: Story = {
  ...inMenu(),
  play: async ({ loaded }) => {
    paused.mockClear();
    (await holdIn(await menu())).click();
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/account\/limits$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: textOf('limits.pause.day') })).toBeVisible();
    await expect(paused).not.toHaveBeenCalled();
  },
};

/** [OP-87] The press is being sent. */
export const Sending: Story = {
  tags: ['both'],
  ...inMenu(undefined, { pausePlay: never }),
  play: async () => {
    const hold = await holdIn(await menu());
    hold.focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(hold).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{/Enter}');
  },
};

/** [OP-87] No answer arrives: the reason is shown, and the next press does it. */
export const Lost: Story = {
  tags: ['both'],
  ...inMenu(undefined, { pausePlay: noAnswer }),
  play: async ({ loaded }) => {
    const drawer = await menu();
    const hold = await holdIn(drawer);
    hold.focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(drawer.getByText(textOf('limits.lost'))).toBeVisible());
    await userEvent.keyboard('{/Enter}');
    worldOf({ loaded }).answer(platform({ state: 'open' }));
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(drawer.getByText(pausedUntil())).toBeVisible());
    await userEvent.keyboard('{/Enter}');
  },
};

/** [OP-87] Whether play is paused is still being asked for. */
export const Loading: Story = {
  ...inMenu(undefined, { playerLimits: never }),
  play: async () => {
    const drawer = await menu();
    await drawer.findByRole('link', { name: textOf('page.accountLimits') });
    await expect(drawer.queryByRole('button', { name: new RegExp(textOf('limits.pause.now')) })).toBeNull();
  },
};

/** [OP-87] Without an answer about it, the button is there all the same. */
export const StateUnknown: Story = {
  ...inMenu(undefined, { playerLimits: noAnswer }),
  play: async () => {
    await expect(await holdIn(await menu())).toBeVisible();
  },
};

/** [OP-87] Offline, the button gives the reason and cannot be held. */
export const Offline: Story = {
  ...inMenu(),
  play: async () => {
    paused.mockClear();
    const hold = await holdIn(await menu());
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(hold).toHaveAccessibleDescription(textOf('payment.offline')));
    await userEvent.pointer({ keys: '[MouseLeft>]', target: hold });
    await expect(hold).not.toHaveAttribute('data-held');
    window.dispatchEvent(new Event('online'));
  },
};

/** [OP-87] While play is paused: until when, and the way to a longer pause. */
export const Paused: Story = {
  tags: ['both'],
  ...inMenu({ state: 'paused', until: at(60 * 24 * 5) }),
  play: async () => {
    const drawer = await menu();
    await waitFor(() => expect(drawer.getByText(pausedUntil())).toBeVisible());
    await expect(drawer.queryByRole('button', { name: new RegExp(textOf('limits.pause.now')) })).toBeNull();
    await expect(drawer.getByRole('link', { name: textOf('limits.pause.longer') })).toBeVisible();
  },
};

/** Expects that nothing in the header covers anything else, and that all of it is in the window. */
async function expectRoom(inHeader: HTMLElement): Promise<void> {
  const header = inHeader.closest('header') ?? inHeader;
  const boxes = [...header.querySelectorAll('button, a')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .toSorted((a, b) => a.left - b.left);
  for (const [i, { right }] of boxes.entries())
    await expect(right).toBeLessThanOrEqual(Math.ceil(boxes[i + 1]?.left ?? window.innerWidth));
}

/** [OP-87] Where the licence requires it, the header of every page has it: one press opens the button to hold. */
export const InHeader: Story = {
  tags: ['both'],
  ...inHeader(),
  play: async ({ canvas }) => {
    paused.mockClear();
    const button = await canvas.findByRole('button', { name: textOf('limits.pause') });
    await canvas.findByRole('button', { name: textOf('frame.account', { name: 'jelena' }) });
    await expectRoom(button);
    await userEvent.click(button);
    const dialog = await dialogOf('dialog', textOf('limits.pause'));
    (await holdIn(dialog)).focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(screen.getByText(pausedUntil())).toBeVisible());
    await userEvent.keyboard('{/Enter}');
    await expect(paused).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: textOf('limits.state.paused') })).toBeVisible();
  },
};

/** [OP-87] The header has room for it on the smallest phone, also beside the menu and the search of the offer. */
export const InSmallestHeader: Story = {
  ...inHeader({ state: 'open' }, 'betting'),
  globals: { session: 'player', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: textOf('limits.pause') });
    await canvas.findByRole('button', { name: textOf('frame.account', { name: 'jelena' }) });
    await expectRoom(button);
  },
};

/** [OP-87] Elsewhere, the header is without it. */
export const NotInHeader: Story = {
  ...inApp({ modules, page: 'messages', answers: platform({ state: 'open' }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: textOf('frame.account', { name: 'jelena' }) });
    await expect(canvas.queryByRole('button', { name: textOf('limits.pause') })).toBeNull();
  },
};
