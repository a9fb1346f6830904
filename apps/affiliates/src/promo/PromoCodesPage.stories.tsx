import { onlineAtom } from '@kvota/shell';
import {
  Failure,
  findButton,
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
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agentRights, agencyAnswers } from '../story/sample-answers.ts';
import { promoAnswers, sampleCode } from '../story/sample-codes.ts';
import { sampleTree } from '../story/sample-tree.ts';

const meta = {
  title: 'Apps/affiliates/Promo codes',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'The promo codes of an agent, and what became of the players who joined by them.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesPromoCodes',
    answers: { ...agencyAnswers(), ...promoAnswers(), ...answers },
    ...setup,
  });
const field = (id: string) => screen.findByRole('textbox', { name: textOf(id) });
const detailsOf = (code: string) => screen.findByRole('button', { name: textOf('agency.promo.details', { code }) });

type Press = {
  readonly userEvent: { type: (e: Element, t: string) => Promise<void>; click: (e: Element) => Promise<void> };
};
async function create({ userEvent }: Press, code: string): Promise<void> {
  await userEvent.click(await findButton('agency.promo.new'));
  await userEvent.type(await field('agency.promo.code'), code);
  await userEvent.click(await findButton('agency.create.submit'));
}

/** [ROUTE-43] [CALL-52] Codes in every state with their players and sums. */
export const Codes: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await expect(await screen.findByText('CENTAR-2026')).toBeVisible();
    for (const state of ['active', 'off', 'expired', 'usedUp'])
      await expect(screen.getAllByText(textOf(`agency.promo.${state}`))[0]).toBeVisible();
  },
};

/** A code in full: link, picture, funnel, terms and switch. */
export const Details: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await detailsOf('CENTAR-2026'));
    await expect(await screen.findByRole('img', { name: textOf('agency.promo.picture') })).toBeVisible();
    await expect(screen.getByText('Kafić kod stanice')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: textOf('agency.promo.deposits') })).toBeVisible();
  },
};

/** [CALL-52] A code is switched off, and the row shows it. */
export const SwitchedOff: Story = {
  ...show(promoAnswers([sampleCode('DERBI', { users: 8 })])),
  play: async ({ userEvent }) => {
    await userEvent.click(await detailsOf('DERBI'));
    const toggle = await screen.findByRole('switch', { name: textOf('agency.promo.mayJoin') });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    await expect(await screen.findByText(textOf('agency.promo.off'))).toBeVisible();
  },
};

/** [CALL-52] A new code ends with what the agent hands over. */
export const Created: Story = {
  tags: ['both'],
  ...show(promoAnswers([])),
  play: async (context) => {
    await create(context, 'bar-21');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(textOf('agency.promo.created'))).toBeVisible();
    await expect(dialog.getByText('BAR-21')).toBeVisible();
    await expect(await findButton('agency.promo.copyLink')).toBeVisible();
  },
};

/** Everything that cannot be sent is named at its field. */
export const Wrong: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await findButton('agency.promo.new'));
    await userEvent.type(await field('agency.promo.uses'), '0');
    await userEvent.type(await field('agency.promo.code'), 'a b');
    await userEvent.type(screen.getByLabelText(textOf('agency.promo.lastDay')), '2020-01-01');
    await userEvent.click(await findButton('agency.create.submit'));
    await expect(await field('agency.promo.code')).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByText(textOf('agency.promo.dayPast'))).toBeVisible();
    await expect(screen.getByText(textOf('agency.promo.usesWrong'))).toBeVisible();
  },
};

const refusal = (answer: Answers['agencyCreatePromoCode']): Story => ({
  ...show({ agencyCreatePromoCode: answer }),
  play: async (context) => {
    await create(context, 'DERBI-2');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await field('agency.promo.code')).toHaveValue('DERBI-2');
  },
});

export const Taken: Story = refusal({ ErrorText: 'no', error: 'codeTaken' });
export const Full: Story = refusal({ ErrorText: 'no', error: 'codesFull' });
export const TooMany: Story = refusal(new Failure(429, 'tooManyPromoCodes', 1800));

/** The answer is lost: the same code is sent again under the same id. */
export const Lost: Story = {
  ...show(),
  play: async (context) => {
    const bodies: string[] = [];
    worldOf(context).answer({
      agencyCreatePromoCode: ({ body }) => {
        bodies.push(JSON.stringify(body));
        return bodies.length === 1 ? noAnswer : { ErrorText: 'ok', promoCode: sampleCode(body.code) };
      },
    });
    await create(context, 'DERBI-2');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await context.userEvent.click(await findButton('agency.create.submit'));
    await expect(await screen.findByText(textOf('agency.promo.created'))).toBeVisible();
    await expect(bodies[1]).toBe(bodies[0]);
  },
};

export const Empty: Story = {
  tags: ['both'],
  ...show(promoAnswers([])),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.promo.none'))).toBeVisible();
    await expect(await findButton('agency.promo.new')).toBeVisible();
  },
};

/** The operator has no codes. */
export const Operator: Story = {
  ...show({
    ...promoAnswers([]),
    agencyConnection: {
      node: { ...sampleTree.centar, kind: 'root', wallets: [] },
      parent: null,
      highestDepth: 6,
      lending: 'agents',
      ...agentRights,
      connect: { state: 'none', until: null },
    },
  }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.promo.agentsOnly'))).toBeVisible();
  },
};

/** Without a network the codes stay, and nothing can be changed. */
export const Offline: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await userEvent.click(await detailsOf('CENTAR-2026'));
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true'));
    await expect(await findButton('agency.promo.new')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = show({ agencyPromoCodes: never });

export const Broken: Story = {
  ...show({ agencyPromoCodes: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.promo.failed'))).toBeVisible();
    worldOf({ loaded }).answer(promoAnswers());
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await screen.findByText('DERBI')).toBeVisible();
  },
};
