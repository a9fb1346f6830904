import type { PlayerLimit } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { at, inApp, serverError, textOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { protectionAnswers, storyNight, storyTime } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Time of play',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'Time per session and day, the night off and the reality check.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (limits: readonly PlayerLimit[], answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page: 'accountLimits', answers: { ...protectionAnswers(limits), ...answers }, ...setup });

const rowOf = async (title: string) => within(await screen.findByRole('group', { name: textOf(title) }));
const session = 'limits.title.time.session';
const night = 'limits.title.night';
const change = (title: string, label: string): RegExp => new RegExp(`^${textOf(label)}: ${textOf(title)}`);

/** [OP-87] The values in force, what was played of them, and a looser one that waits. */
export const Held: Story = {
  tags: ['both'],
  ...show([
    storyTime('session', [60, 25]),
    storyTime('day', [120, 85], { minutes: 180, from: at(20 * 60), confirmBy: at(188 * 60) }),
    storyNight,
  ]),
  play: async () => {
    const own = await rowOf(session);
    await expect(own.getByText('1 h')).toBeVisible();
    await expect(own.getByText(/25 min/)).toBeVisible();
    const day = await rowOf('limits.title.time.day');
    await expect(day.getByText(/3 h/)).toBeVisible();
    await expect(day.queryByRole('button', { name: change('limits.title.time.day', 'limits.remove') })).toBeNull();
    await expect((await rowOf(night)).getByText('23:00 – 07:00')).toBeVisible();
  },
};

/** [OP-87] A night is set with its two hours, and is shown as in force. */
export const SetNight: Story = {
  ...show([]),
  play: async () => {
    const own = await rowOf(night);
    await userEvent.click(own.getByRole('combobox', { name: textOf('limits.night.from') }));
    await userEvent.click(await screen.findByRole('option', { name: '22:00' }));
    await userEvent.click(own.getByRole('button', { name: change(night, 'limits.time.set') }));
    await waitFor(() => expect(own.getByText('22:00 – 07:00')).toBeVisible());
  },
};

const setRealityCheck = fn();

/** [OP-87] The time until a reality check is changed by its choice alone. */
export const ChangeCheck: Story = {
  ...show([], {
    setRealityCheck: ({ body }) => {
      setRealityCheck(body);
      return { ErrorText: 'ok', realityMinutes: body.minutes, session: null, serverTime: at(0) };
    },
  }),
  play: async () => {
    setRealityCheck.mockClear();
    const own = await rowOf('limits.title.check');
    await userEvent.click(own.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /^15.min$/ }));
    await waitFor(() => expect(setRealityCheck).toHaveBeenCalledWith({ minutes: 15 }));
    await waitFor(() => expect(screen.getByText(textOf('limits.taken'))).toBeVisible());
  },
};

/** [ERR-02] A change that failed keeps the choice, and its row names the failure. */
export const Failed: Story = {
  ...show([], { setPlayerLimit: serverError }),
  play: async () => {
    const own = await rowOf(session);
    await userEvent.click(own.getByRole('combobox', { name: textOf(session) }));
    await userEvent.click(await screen.findByRole('option', { name: /^1.h.30.min$/ }));
    await userEvent.click(own.getByRole('button', { name: change(session, 'limits.time.set') }));
    await waitFor(() => expect(own.getByRole('alert')).toBeVisible());
    await expect(own.getByRole('combobox', { name: textOf(session) })).toHaveTextContent(/1.h.30.min/);
  },
};

/** Without a connection nothing can be set, and each button gives the reason. */
export const Offline: Story = {
  ...show([storyNight], {}, { prepare: ({ host }) => host.store.set(onlineAtom, false) }),
  play: async () => {
    const own = await rowOf(night);
    const button = own.getByRole('button', { name: change(night, 'limits.remove') });
    await expect(button).toHaveAccessibleDescription(textOf('payment.offline'));
  },
};
