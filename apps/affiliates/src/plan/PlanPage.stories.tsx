import { onlineAtom } from '@kvota/shell';
import {
  inApp,
  never,
  noAnswer,
  serverError,
  signInNeeded,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers } from '../story/sample-answers.ts';
import { sampleTree } from '../story/sample-tree.ts';
import { keepWaiting } from '../step-up/kept-act.ts';
import { sampleLines } from '../story/sample-commission.ts';
import { keepDraft, keptDraft } from './draft/kept-draft.ts';
import { draftOf } from './draft/plan-draft.ts';
// Loaded before the story, because the story does not test loading.
import './PlanPage.tsx';

const meta = {
  title: 'Apps/affiliates/Plan',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'The plan between an agent and its parent: versions, the editor of the next one, a comparison with the own plan, and what it would have paid.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const userId = sampleTree.detelinara.id;
const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesPlan',
    search: { user: userId },
    answers: { ...agencyAnswers(), ...answers },
    ...setup,
  });

/** A draft that can be saved. */
const complete = draftOf({ version: 3, lines: sampleLines });

const none: Answers = {
  agencyPlan: {
    userId,
    username: sampleTree.detelinara.username,
    mayChange: true,
    versions: [],
    giver: null,
    nextFrom: '2026-11-23',
  },
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const save = () => button(textOf('agency.plan.save', { day: '23/11/2026' }));
const percents = () => screen.findAllByRole('textbox', { name: textOf('agency.plan.percent') });

/** [AFF-01] Versions since when, and the lines of the next one. */
export const Versions: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(textOf('agency.plan.current'))).toBeVisible();
    await userEvent.click(await button(textOf('agency.plan.earlier')));
    await expect(await screen.findByText(textOf('agency.plan.over'))).toBeVisible();
  },
};

/** The own plan: read only. */
export const Own: Story = {
  ...show({}, { search: {} }),
  play: async () => {
    await screen.findByText(textOf('agency.plan.current'));
    await expect(screen.queryByRole('button', { name: textOf('agency.plan.addLine') })).toBeNull();
  },
};

/** The first plan: a line is added, typed with a comma, and saved once. */
export const FirstPlan: Story = {
  tags: ['both'],
  ...show(none),
  play: async ({ loaded, userEvent }) => {
    const sent = fn();
    worldOf({ loaded }).answer({
      agencySavePlan: ({ body }) => {
        sent(body);
        return {
          ErrorText: 'ok',
          plan: { version: 1, validFrom: '2026-11-23', createdAt: '2026-11-21T17:30:00Z', lines: body.lines },
        };
      },
    });
    await userEvent.click(await button(textOf('agency.plan.addLine')));
    const [percent] = await percents();
    if (percent) await userEvent.type(percent, '12,5');
    await userEvent.click(await save());
    await expect(await screen.findByText(textOf('agency.plan.saved', { day: '23/11/2026' }))).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      userId,
      version: 0,
      lines: [{ base: 'ngr', products: 'all', carry: 'carry', rate: { kind: 'flat', ppm: 125_000 } }],
    });
  },
};

/** A field that is missing is named when saving is tried, not before. */
export const Incomplete: Story = {
  tags: ['both'],
  ...show(none),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(textOf('agency.plan.addLine')));
    await expect(screen.queryByText(textOf('agency.plan.faultPercent'))).toBeNull();
    await userEvent.click(await save());
    await expect(await screen.findByText(textOf('agency.plan.faultPercent'))).toBeVisible();
    await expect(screen.getByText(textOf('agency.plan.incomplete'))).toBeVisible();
  },
};

/** More than the own plan: the line and the amount are named before anything is sent. */
export const AboveOwn: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    const edit = (await screen.findAllByRole('button', { name: textOf('agency.plan.editLine') }))[1];
    if (edit) await userEvent.click(edit);
    const [casino] = await percents();
    if (casino) {
      await userEvent.clear(casino);
      await userEvent.type(casino, '25');
    }
    await expect(await screen.findByText(/^2\. GGR · .+: /)).toBeVisible();
  },
};

/** Payments of the lines in past weeks, with the weeks in which the giver would have lost. */
export const Preview: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(textOf('agency.preview')));
    const table = await screen.findByRole('table', { name: textOf('agency.preview') });
    await expect(within(table).getAllByText(textOf('agency.preview.lossMark'))).toHaveLength(3);
  },
};

/** A draft survives a reload. */
export const Draft: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    const { host } = worldOf({ loaded });
    await userEvent.click(await button(textOf('agency.plan.addLine')));
    await waitFor(() => expect(keptDraft(host.tabStorage, userId)?.lines).toHaveLength(4));
    await userEvent.click(await button(textOf('agency.plan.restart')));
    await waitFor(() => expect(keptDraft(host.tabStorage, userId)).toBeUndefined());
  },
};

/** The answer is lost: only the same request can be sent again. */
export const Lost: Story = {
  tags: ['both'],
  ...show({ agencySavePlan: noAnswer }),
  play: async ({ loaded, userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: textOf('agency.plan.removeLine') });
    if (first) await userEvent.click(first);
    await userEvent.click(await save());
    await expect(await screen.findByText(textOf('agency.plan.lost'))).toBeVisible();
    const ids: string[] = [];
    const kept = keptDraft(worldOf({ loaded }).host.tabStorage, userId);
    worldOf({ loaded }).answer({
      ...agencyAnswers(),
      agencySavePlan: ({ body }) => {
        ids.push(body.requestId);
        return { ErrorText: 'planCarry', error: 'planCarry' };
      },
    });
    await userEvent.click(await button(textOf('agency.money.sendAgain')));
    await expect(await screen.findByRole('checkbox', { name: textOf('agency.plan.forgive') })).toBeVisible();
    await expect(ids).toEqual([kept?.requestId]);
  },
};

/** [SEC-23] Saving needs a fresh login. The draft is kept, and is saved by itself after it, under the same id. */
export const StepUp: Story = {
  tags: ['both'],
  ...show({ agencySavePlan: signInNeeded() }),
  play: async ({ loaded, userEvent }) => {
    const { host, stepUp } = worldOf({ loaded });
    const [first] = await screen.findAllByRole('button', { name: textOf('agency.plan.removeLine') });
    if (first) await userEvent.click(first);
    await userEvent.click(await save());
    await expect(await screen.findByText(textOf('agency.stepUp.title'))).toBeVisible();
    await userEvent.click(await button(textOf('agency.stepUp.login')));
    await expect(stepUp).toHaveBeenCalledWith(expect.objectContaining({ maxAge: 300 }), `plan.${userId}`);
    await waitFor(() => expect(keptDraft(host.tabStorage, userId)).toMatchObject({ sent: false }));
  },
};

export const StepUpBack: Story = {
  ...show(
    {
      agencySavePlan: ({ body }) =>
        body.requestId === 'request-before-the-login'
          ? {
              ErrorText: 'ok',
              plan: { version: 4, validFrom: '2026-11-23', createdAt: '2026-11-21T17:30:00Z', lines: body.lines },
            }
          : { ErrorText: 'error', error: 'requestIdUsed' },
    },
    {
      prepare: ({ host, comeBack }) => {
        const { stepUp: need } = signInNeeded();
        const data = { requestId: 'request-before-the-login' };
        keepDraft(host.tabStorage, userId, { ...complete, ...data, sent: false, forgive: false });
        if (need) keepWaiting(host.tabStorage, `plan.${userId}`, { need, signIns: 0, data });
        comeBack(`plan.${userId}`);
      },
    },
  ),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.plan.saved', { day: '23/11/2026' }))).toBeVisible();
  },
};

export const Loading: Story = show({ agencyPlan: never });

export const Broken: Story = {
  ...show({ agencyPlan: serverError }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.plan.failed'))).toBeVisible();
  },
};

export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    await save();
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await expect(await screen.findByText(/offline\. Last/i)).toBeVisible();
  },
};
