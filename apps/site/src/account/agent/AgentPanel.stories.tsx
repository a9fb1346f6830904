import {
  Failure,
  inApp,
  never,
  noAnswer,
  serverError,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { storyAgent, storyNoAgent, storyProfile } from '../story/account-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Agent',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'The agent of a player, or the way to join one by a promo code.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const found = { ErrorText: 'ok', agent: { username: 'kladionica-centar' } };
const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'accountSettings',
    answers: { profile: storyProfile, agencyConnection: storyNoAgent, agencyConnectTarget: found, ...answers },
    ...setup,
  });
const field = () => screen.findByRole('textbox', { name: textOf('profile.agent.code') });
const joinButton = () => screen.findByRole('button', { name: new RegExp(`^${textOf('profile.agent.join')}`) });

type Press = {
  readonly userEvent: { type: (e: Element, t: string) => Promise<void>; click: (e: Element) => Promise<void> };
};
const ask = async ({ userEvent }: Press, code = 'bar-21'): Promise<void> => {
  await userEvent.type(await field(), code);
  await userEvent.click(await joinButton());
};
const confirm = async ({ userEvent }: Press): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('kladionica-centar');
  const [button] = [...dialog.querySelectorAll('button')].toReversed();
  if (button) await userEvent.click(button);
};

/** [CALL-40] The player joins after a question with the agent's name. */
export const Joins: Story = (() => {
  const join = fn((_asked: { body: unknown }) => ({ ErrorText: 'ok' }));
  return {
    tags: ['both'],
    ...show(),
    play: async (context) => {
      join.mockClear();
      worldOf(context).answer({
        profile: storyProfile,
        agencyConnectTarget: found,
        agencyConnection: () => (join.mock.calls.length > 0 ? storyAgent : storyNoAgent),
        agencyConnect: join,
      });
      await ask(context);
      await confirm(context);
      await expect(await screen.findByText('kladionica-centar')).toBeVisible();
      await expect(join.mock.lastCall?.[0].body).toEqual({ promoCode: 'BAR-21' });
      await waitFor(() => expect(screen.queryByRole('textbox', { name: textOf('profile.agent.code') })).toBeNull());
    },
  } satisfies Story;
})();

/** The question before it. */
export const Question: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    await ask(context);
    const name = textOf('profile.agent.question', { agent: 'kladionica-centar' });
    await expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  },
};

/** Another code that is typed while the first one is looked up is not the one that is joined. */
export const OtherCodeMeanwhile: Story = (() => {
  const join = fn((_asked: { body: unknown }) => ({ ErrorText: 'ok' }));
  return {
    ...show(),
    play: async (context) => {
      join.mockClear();
      const { promise: looked, resolve } = Promise.withResolvers<undefined>();
      worldOf(context).answer({
        profile: storyProfile,
        agencyConnection: storyNoAgent,
        agencyConnectTarget: () => looked.then(() => found),
        agencyConnect: join,
      });
      await ask(context);
      await context.userEvent.type(await field(), '-other');
      resolve(undefined);
      await confirm(context);
      await waitFor(() => expect(join.mock.lastCall?.[0].body).toEqual({ promoCode: 'BAR-21' }));
    },
  } satisfies Story;
})();

/** [CALL-40] The code of a link is filled in. */
export const ByLink: Story = {
  ...show({}, { search: { promo: 'BAR-21' } }),
  play: async () => {
    await expect(await field()).toHaveValue('BAR-21');
  },
};

const refusal = (error: string): Story => ({
  ...show({ agencyConnectTarget: { ErrorText: 'no', error } }),
  play: async (context) => {
    await ask(context);
    await expect(await field()).toHaveAccessibleDescription();
    await expect(await field()).toHaveAttribute('aria-invalid', 'true');
    await context.userEvent.type(await field(), '2');
    await expect(await field()).not.toHaveAttribute('aria-invalid');
  },
});

export const Unknown: Story = { ...refusal('codeUnknown'), tags: ['both'] };
export const Inactive: Story = refusal('codeInactive');
export const Expired: Story = refusal('codeExpired');
export const UsedUp: Story = refusal('codeUsedUp');
export const NoLevel: Story = refusal('treeTooDeep');
export const Blocked: Story = refusal('youAreBlocked');

export const TooMany: Story = {
  ...show({ agencyConnectTarget: new Failure(429, 'tooManyConnects', 240) }),
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByText(textOf('profile.agent.tooMany', { minutes: 4 }))).toBeVisible();
  },
};

/** The code was used up between the question and the answer. */
export const RefusedAfterQuestion: Story = {
  ...show({ agencyConnect: { ErrorText: 'no', error: 'codeUsedUp' } }),
  play: async (context) => {
    await ask(context);
    await confirm(context);
    await expect(await screen.findByText(textOf('profile.agent.usedUp'))).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** [CALL-40] The answer is lost, not the act: the platform is asked, and its truth is shown. */
export const Lost: Story = (() => {
  let joined = false;
  return {
    ...show({
      agencyConnection: () => (joined ? storyAgent : storyNoAgent),
      agencyConnect: () => {
        joined = true;
        return noAnswer;
      },
    }),
    beforeEach: () => void (joined = false),
    play: async (context) => {
      await ask(context);
      await confirm(context);
      await expect(await screen.findByText('kladionica-centar')).toBeVisible();
    },
  } satisfies Story;
})();

export const HasAgent: Story = {
  tags: ['both'],
  ...show({ agencyConnection: storyAgent }),
  play: async () => {
    await expect(await screen.findByText('kladionica-centar')).toBeVisible();
  },
};

export const TooLate: Story = {
  ...show({ agencyConnection: { ...storyNoAgent, connect: { state: 'closed', until: null } } }),
  play: async () => {
    await expect(await screen.findByText(textOf('profile.agent.late'))).toBeVisible();
  },
};

export const Loading: Story = show({ agencyConnection: never });

export const Broken: Story = {
  ...show({ agencyConnection: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('profile.agent.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ profile: storyProfile, agencyConnection: storyAgent });
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await screen.findByText('kladionica-centar')).toBeVisible();
  },
};
