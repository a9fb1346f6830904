import type { AuditCheck, AuditRow } from '@kvota/contracts';
import { creditHiddenAtom, onlineAtom } from '@kvota/shell';
import {
  at,
  inApp,
  never,
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
import { fewPeople, smallTree } from '../story/sample-tree.ts';
import { AuditPage } from './AuditPage.tsx';

const meta = {
  title: 'Apps/affiliates/Audit',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'Acts on the branch with their seals; cards on a phone; a check for the operator.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const subject = { userId: smallTree.player.id, username: smallTree.player.username, path: smallTree.player.path };
const rows: AuditRow[] = [
  {
    id: 'a3',
    at: at(-1),
    act: 'transfer',
    actor: { kind: 'user', userId: 'own', username: 'agencija-centar' },
    subject,
    before: { credit: '1000.00' },
    after: { credit: '2500.00', currency: 'RSD' },
    staff: { userId: 'ana', username: 'ana.kasa' },
    seal: null,
  },
  {
    id: 'a2',
    at: at(-50),
    act: 'block',
    actor: { kind: 'above' },
    subject,
    before: null,
    after: { scope: 'self' },
    staff: null,
    seal: 41,
  },
];
const equal: AuditCheck = { seals: 41, rows: 977, open: 1, head: { n: 41, hash: 'ab'.repeat(32) }, broken: null };
const list: Answers = { agencyAudit: { result: rows, next: null } };
const show = (answers: Answers = list, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesAudit',
    part: () => <AuditPage />,
    answers: { ...agencyAnswers(fewPeople), ...answers },
    ...setup,
  });
const table = () => screen.findByRole('table', { name: textOf('agency.page.audit') });

/** [AFF-10] Acts with their seals. Those of somebody above have no name. */
export const Acts: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await waitFor(async () => expect(within(await table()).getByText(textOf('agency.audit.above'))).toBeVisible());
    await expect(within(await table()).getByText('41')).toBeVisible();
  },
};

/** [AFF-10] What an act has changed is in words, with amounts and their currency. */
export const Changes: Story = {
  tags: ['both'],
  ...show({
    agencyAudit: {
      next: null,
      result: rows.concat([
        {
          id: 'a1',
          at: at(-70),
          act: 'limits',
          actor: { kind: 'above' },
          subject,
          before: [{ key: 'maxStake', currency: 'RSD', value: '100000' }],
          after: [
            { key: 'maxStake', currency: 'RSD', value: '50050' },
            { key: 'live', currency: '', value: '0' },
          ],
          staff: null,
          seal: 40,
        },
      ]),
    },
  }),
  play: async ({ userEvent }) => {
    const details = (act: string) => textOf('agency.audit.details', { name: textOf(act) });
    for (const act of ['agency.act.transfer', 'agency.act.block', 'agency.act.limits'])
      await userEvent.click(await screen.findByRole('button', { name: details(act) }));
    const shown = within(await table());
    await expect(shown.getByText(`${textOf('agency.credit')} · RSD`)).toBeVisible();
    await expect(shown.getByText('2,500.00')).toBeVisible();
    await expect(shown.getByText(textOf('agency.block.self'))).toBeVisible();
    await expect(shown.getByText(`${textOf('agency.limits.maxStake')} · RSD`)).toBeVisible();
    await expect(shown.getByText('500.50')).toBeVisible();
    await expect(shown.getByText(textOf('agency.limits.off'))).toBeVisible();
  },
};

/** [HEAD-07] Hidden credit hides the amounts of acts. */
export const Hidden: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    worldOf({ loaded }).host.store.set(creditHiddenAtom, true);
    const name = textOf('agency.audit.details', { name: textOf('agency.act.transfer') });
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(within(await table()).getAllByText('****')[0]).toBeVisible();
    await expect(within(await table()).queryByText(/2,500/)).toBeNull();
  },
};

/** If no act fits the filters, all are one press away. */
export const NoneSuch: Story = {
  ...show({ agencyAudit: { result: [], next: null } }, { search: { act: 'plan' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.transfers.all') }));
    await expect(await screen.findByText(textOf('agency.audit.none'))).toBeVisible();
  },
};

/** [AFF-10] The operator checks the chain. */
export const Checked: Story = {
  ...show({
    ...list,
    agencyAuditCheck: equal,
    agencyConnection: {
      node: { ...smallTree.player, kind: 'root', wallets: [] },
      parent: null,
      highestDepth: 6,
      lending: 'agents',
      ...agentRights,
      connect: { state: 'none', until: null },
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.audit.check') }));
    await expect(await screen.findByText(/41/, { selector: '[data-tone] *, [data-tone]' })).toBeVisible();
  },
};

export const Empty: Story = show({ agencyAudit: { result: [], next: null } });

export const Loading: Story = show({ agencyAudit: never });

export const Broken: Story = {
  ...show({ agencyAudit: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.audit.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ ...agencyAnswers(fewPeople), ...list });
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await table();
  },
};

/** Offline, the list stays with the time of its data. */
export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    await table();
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(screen.getByText(new RegExp(textOf('agency.offline', { time: '.+' })))).toBeVisible());
  },
};
