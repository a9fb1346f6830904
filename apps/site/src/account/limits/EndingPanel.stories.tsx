import { exclusionEndReasons, type ExclusionEnd } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { at, inApp, noAnswer, pressButton, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { protectionAnswers, storyAsked, storyRefused } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/End of an exclusion',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'When the end of an exclusion can be asked for, and what becomes of the request. It holds meanwhile.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const day = 24 * 60;
const show = (exclusionEnd: ExclusionEnd, until: string | null = at(-day), answers: Answers = {}) =>
  inApp({
    modules,
    page: 'accountLimits',
    answers: { ...protectionAnswers([], { state: 'excluded', until }, exclusionEnd), ...answers },
  });
const panel = () => screen.findByRole('heading', { name: textOf('limits.ending') });

/** [OP-87] The time of the exclusion is not over: from when on its end can be asked for. */
export const Early: Story = {
  ...show({ state: 'early', from: at(100 * day) }, at(100 * day)),
  play: async () => {
    await panel();
    await expect(screen.queryByRole('button', { name: textOf('limits.ending.ask') })).toBeNull();
  },
};

/** [OP-87] For good: there is nothing to ask for. */
export const Never: Story = {
  ...show({ state: 'never' }, null),
  play: async () => {
    await screen.findByText(textOf('limits.exclude.never'));
    await expect(screen.queryByRole('heading', { name: textOf('limits.ending') })).toBeNull();
  },
};

/** [OP-87] The end is asked for after a question, and the player stays excluded. */
export const Ask: Story = {
  tags: ['both'],
  ...show({ state: 'open' }),
  play: async () => {
    await pressButton('limits.ending.ask');
    const dialog = within(await screen.findByRole('alertdialog', { name: textOf('limits.ending.question') }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.ending.yes') }));
    await expect(await screen.findByRole('button', { name: textOf('limits.ending.withdraw') })).toBeVisible();
    await expect(screen.getByRole('heading', { name: textOf('limits.state.excluded') })).toBeVisible();
  },
};

/** [OP-87] Asked for: until when nothing happens, and how it goes on. The request is taken back with one press. */
export const Waiting: Story = {
  tags: ['both'],
  ...show(storyAsked(3)),
  play: async () => {
    await panel();
    await expect(screen.getByText(textOf('limits.ending.thenReview'))).toBeVisible();
    await pressButton('limits.ending.withdraw');
    await expect(await screen.findByRole('button', { name: textOf('limits.ending.ask') })).toBeVisible();
  },
};

/** [OP-87] The day is over: two people decide, and the player stays excluded. */
export const Review: Story = {
  tags: ['both'],
  ...show(storyAsked(30)),
  play: async () => {
    await expect(await screen.findByText(textOf('limits.ending.review'))).toBeVisible();
    await expect(screen.getByRole('button', { name: textOf('limits.ending.withdraw') })).toBeVisible();
  },
};

/** [OP-87] Refused: when, why, and from when on the player can ask again. Nothing can be asked for until then. */
export const RefusedEnd: Story = {
  tags: ['both'],
  ...show(storyRefused('talkFirst')),
  play: async () => {
    await panel();
    await expect(await screen.findByText(textOf('limits.ending.reason.talkFirst'))).toBeVisible();
    await expect(screen.getByRole('link', { name: textOf('limits.ending.contact') })).toBeVisible();
    await expect(screen.queryByRole('button', { name: textOf('limits.ending.ask') })).toBeNull();
    await expect(screen.getByRole('heading', { name: textOf('limits.state.excluded') })).toBeVisible();
  },
};

/** [OP-87] Each reason of a refusal has its text. */
export const RefusalReasons: Story = {
  ...show(storyRefused('harm')),
  play: async ({ loaded }) => {
    await expect(await screen.findByText(textOf('limits.ending.reason.harm'))).toBeVisible();
    for (const reason of exclusionEndReasons) {
      worldOf({ loaded }).answer(protectionAnswers([], { state: 'excluded', until: at(-day) }, storyRefused(reason)));
      await worldOf({ loaded }).host.queryClient.invalidateQueries();
      await expect(await screen.findByText(textOf(`limits.ending.reason.${reason}`))).toBeVisible();
    }
  },
};

/** [OP-87] The request was refused while the page was open: taking it back shows the refusal. */
export const RefusedMeanwhile: Story = {
  ...show(storyAsked(30)),
  play: async ({ loaded }) => {
    const button = await screen.findByRole('button', { name: textOf('limits.ending.withdraw') });
    const [play, exclusionEnd] = [{ state: 'excluded' as const, until: at(-day) }, storyRefused('other')];
    worldOf({ loaded }).answer({
      ...protectionAnswers([], play, exclusionEnd),
      withdrawExclusionEnd: { ErrorText: 'ok', play, exclusionEnd, serverTime: at(0) },
    });
    await userEvent.click(button);
    await expect(await screen.findByText(textOf('limits.ending.reason.other'))).toBeVisible();
  },
};

/** [OP-87] Where an exclusion is revocable, also one for good has an end to ask for. */
export const Revocable: Story = {
  ...show({ state: 'open' }, null, {
    playerLimits: {
      result: [],
      play: { state: 'excluded', until: null },
      coolingHours: 24,
      exclusionEnd: { state: 'open' },
      exclusionRevocable: true,
      serverTime: at(0),
    },
  }),
  play: async () => {
    await expect(await screen.findByText(textOf('limits.exclude.anyTime'))).toBeVisible();
    await expect(screen.queryByText(textOf('limits.exclude.never'))).toBeNull();
  },
};

/** [OP-87] No answer arrived to the request, and the second try does it. */
export const LostAnswer: Story = {
  ...show({ state: 'open' }, at(-day), { askExclusionEnd: noAnswer }),
  play: async ({ loaded }) => {
    await pressButton('limits.ending.ask');
    const dialog = within(await screen.findByRole('alertdialog', { name: textOf('limits.ending.question') }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.ending.yes') }));
    await waitFor(() => expect(dialog.getByText(textOf('limits.lost'))).toBeVisible());
    worldOf({ loaded }).answer(protectionAnswers([], { state: 'excluded', until: at(-day) }, { state: 'open' }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.ending.yes') }));
    await expect(await screen.findByRole('button', { name: textOf('limits.ending.withdraw') })).toBeVisible();
  },
};

/** [OP-87] The exclusion ended in the meantime: taking the request back changes nothing, and the reason is given. */
export const Refused: Story = {
  ...show(storyAsked(30), at(-day), {
    withdrawExclusionEnd: { ErrorText: 'refused', error: 'notExcluded', play: { state: 'open' }, serverTime: at(0) },
  }),
  play: async () => {
    await pressButton('limits.ending.withdraw');
    await expect(await screen.findByText(textOf('limits.fault.notExcluded'))).toBeVisible();
  },
};

/** [OP-87] Offline: the request cannot be taken back, and the reason is given. */
export const Offline: Story = {
  ...show(storyAsked(3)),
  play: async ({ loaded }) => {
    const { store } = worldOf({ loaded }).host;
    const button = await screen.findByRole('button', { name: textOf('limits.ending.withdraw') });
    store.set(onlineAtom, false);
    await waitFor(() => expect(button).toHaveAccessibleDescription(textOf('payment.offline')));
    store.set(onlineAtom, true);
  },
};
