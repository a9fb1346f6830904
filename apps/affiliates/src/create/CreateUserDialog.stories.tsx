import {
  Failure,
  findButton,
  inApp,
  never,
  noAnswer,
  signInNeeded,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agentRights, agencyAnswers } from '../story/sample-answers.ts';
import { fewPeople, smallTree } from '../story/sample-tree.ts';
import { keepWaiting } from '../step-up/kept-act.ts';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { createAct, keptUser } from './kept-user.ts';

const meta = {
  title: 'Apps/affiliates/Create user',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'A new player or agent with a first password and an opening credit. It ends with a card to hand over.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const created = fn();
const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    ...setup,
    modules,
    page: 'affiliatesOffice',
    part: () => <CreateUserDialog onClose={fn()} onCreated={created} />,
    answers: { ...agencyAnswers(fewPeople), ...answers },
  });
const nameField = () => screen.findByRole('textbox', { name: textOf('agency.create.name') });
const openingField = () =>
  screen.findByRole('textbox', { name: (name) => name.startsWith(textOf('agency.create.opening')) });

type Press = {
  readonly userEvent: { type: (e: Element, t: string) => Promise<void>; click: (e: Element) => Promise<void> };
};
async function create({ userEvent }: Press, name = 'pera.peric'): Promise<void> {
  await userEvent.type(await nameField(), name);
  await userEvent.click(await findButton('agency.create.submit'));
}

export const Form: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await expect(await nameField()).toBeVisible();
    await expect(await openingField()).toBeVisible();
  },
};

/** [CALL-51] A player with an opening credit. The card has the name, the password, and the address. */
export const Created: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    created.mockClear();
    await context.userEvent.type(await openingField(), '500');
    await create(context);
    await expect(await screen.findByRole('img', { name: textOf('agency.create.code') })).toBeVisible();
    await expect(created).toHaveBeenCalledWith('u9');
    const open = screen.getByRole('link', { name: textOf('agency.create.open') });
    await expect(open).toHaveAttribute('href', expect.stringMatching(/users_review\/u9$/));
    await expect(await findButton('agency.print')).toBeVisible();
  },
};

export const AgentCreated: Story = {
  ...show(),
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('radio', { name: textOf('agency.kind.agent') }));
    await create(context, 'kiosk-1');
    await expect(await findButton('agency.print')).toBeVisible();
  },
};

/** The rules of a name are explained while it is typed. */
export const NameWrong: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), '1pera');
    await expect(await screen.findByText(textOf('agency.name.start'))).toBeVisible();
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), 'perić');
    await expect(await screen.findByText(textOf('agency.name.signs'))).toBeVisible();
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), 'pe');
    await expect(screen.queryByText(textOf('agency.name.short'))).toBeNull();
    await userEvent.tab();
    await expect(await screen.findByText(textOf('agency.name.short'))).toBeVisible();
    await expect(await findButton('agency.create.submit')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Another password, as often as wanted. */
export const AnotherPassword: Story = {
  ...show(),
  play: async ({ userEvent }) => {
    await nameField();
    const password = () => within(screen.getByRole('dialog')).getByText(/^[A-Za-z\d]{12}$/).textContent;
    const before = password();
    await userEvent.click(await findButton('agency.create.another'));
    await waitFor(() => expect(password()).not.toBe(before));
  },
};

const refusal = (answer: Answers['agencyCreateUser']): Story => ({
  ...show({ agencyCreateUser: answer }),
  play: async (context) => {
    await create(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
    // Nothing that was typed is lost.
    await expect(await nameField()).toHaveValue('pera.peric');
  },
});

export const RegisterNotAsked: Story = refusal({ ErrorText: 'error', error: 'registerUnknown' });
export const LimitNotSet: Story = refusal({ ErrorText: 'error', error: 'limitRequired' });
export const NameTaken: Story = refusal({ ErrorText: 'error', error: 'nameTaken' });
export const InvalidName: Story = refusal({ ErrorText: 'error', error: 'invalidName' });
export const CreditShort: Story = refusal({ ErrorText: 'error', error: 'insufficientFunds' });
export const NoWallet: Story = refusal({ ErrorText: 'error', error: 'noWallet' });
export const TooDeep: Story = refusal({ ErrorText: 'error', error: 'treeTooDeep' });
export const TooMany: Story = refusal(new Failure(429, 'tooManyUsers', 1800));
export const AgentBlocked: Story = refusal(new Failure(403, 'agentBlocked'));

/** [CALL-51, OP-87] The licence requires a limit of deposits first: no opening credit is offered for a player, and one is for an agent. */
export const LimitFirst: Story = {
  tags: ['both'],
  ...show({
    agencyConnection: {
      node: smallTree.own,
      parent: null,
      highestDepth: 6,
      lending: 'agents',
      depositLimitRequired: true,
      ...agentRights,
      connect: { state: 'none', until: null },
    },
    agencyCreateUser: ({ body }) =>
      body.opening === undefined
        ? { ErrorText: 'ok', userId: 'u9', username: body.username }
        : { ErrorText: 'error', error: 'limitRequired' },
  }),
  play: async (context) => {
    const kind = (id: string) => screen.findByRole('radio', { name: textOf(id) });
    await expect(await screen.findByText(textOf('agency.create.limitFirst'))).toBeVisible();
    await context.userEvent.click(await kind('agency.kind.agent'));
    await context.userEvent.type(await openingField(), '500');
    await expect(screen.queryByText(textOf('agency.create.limitFirst'))).toBeNull();
    await context.userEvent.click(await kind('agency.kind.player'));
    await create(context);
    await expect(await findButton('agency.print')).toBeVisible();
  },
};

/** [CALL-51] The answer is lost: the same user is sent again under the same id, with the same password. */
export const Lost: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    const bodies: string[] = [];
    worldOf(context).answer({
      agencyCreateUser: ({ body }) => {
        bodies.push(JSON.stringify(body));
        return bodies.length === 1 ? noAnswer : { ErrorText: 'ok', userId: 'u9', username: body.username };
      },
    });
    await create(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await nameField()).toBeDisabled();
    await context.userEvent.click(await findButton('agency.money.sendAgain'));
    await expect(await findButton('agency.print')).toBeVisible();
    await expect(bodies[1]).toBe(bodies[0]);
  },
};

/** [SEC-23] The opening credit needs a fresh login. No password is stored meanwhile. */
export const StepUp: Story = {
  tags: ['both'],
  ...show({ agencyCreateUser: signInNeeded() }),
  play: async (context) => {
    const { host, stepUp } = worldOf(context);
    await nameField();
    const password = within(screen.getByRole('dialog')).getByText(/^[A-Za-z\d]{12}$/).textContent;
    await create(context);
    await expect(await screen.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await context.userEvent.click(await findButton('agency.stepUp.login'));
    await expect(stepUp).toHaveBeenCalledWith(expect.objectContaining({ maxAge: 300 }), createAct);
    await expect(keptUser(host.tabStorage)).toMatchObject({ kind: 'player', username: 'pera.peric' });
    const { tabStorage } = host;
    const texts = Array.from({ length: tabStorage.length }, (_, n) => tabStorage.getItem(tabStorage.key(n) ?? ''));
    await expect(texts.join(' ')).not.toContain(password);
    await context.userEvent.click(await findButton('agency.money.change'));
    await expect(await nameField()).toHaveValue('pera.peric');
    await expect(keptUser(host.tabStorage)).toBeUndefined();
  },
};

/** [SEC-23] Back from the login the user is created by itself, under the same id. */
export const StepUpBack: Story = {
  ...show(
    {
      agencyCreateUser: ({ body }) =>
        body.requestId === 'request-before-the-login'
          ? { ErrorText: 'ok', userId: 'u9', username: body.username }
          : { ErrorText: 'error', error: 'requestIdUsed' },
    },
    {
      prepare: ({ host, comeBack }) => {
        const { stepUp: need } = signInNeeded();
        const data = { requestId: 'request-before-the-login', kind: 'player', username: 'pera.peric' };
        if (need) keepWaiting(host.tabStorage, createAct, { need, signIns: 0, data });
        comeBack(createAct);
      },
    },
  ),
  play: async (context) => {
    await expect(await findButton('agency.print')).toBeVisible();
    await expect(keptUser(worldOf(context).host.tabStorage)).toBeUndefined();
  },
};

export const Sending: Story = {
  ...show({ agencyCreateUser: never }),
  play: async (context) => {
    await create(context);
    await waitFor(() =>
      expect(screen.getByText(textOf('agency.create.submit')).closest('button')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** At the lowest level there are players only. */
export const LowestLevel: Story = {
  ...show({
    agencyConnection: {
      node: { ...smallTree.own, depth: 5 },
      parent: null,
      highestDepth: 6,
      lending: 'agents',
      ...agentRights,
      connect: { state: 'none', until: null },
    },
  }),
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  },
};
