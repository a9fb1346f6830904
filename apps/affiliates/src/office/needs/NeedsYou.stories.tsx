import { onlineAtom } from '@kvota/shell';
import { inApp, never, serverError, textOf, worldOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { AgencyAlerts } from '@kvota/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { noAlerts } from '../../story/no-alerts.ts';
import { everyAlert, manyAlerts, oneLowFloat } from '../../story/sample-alerts.ts';
import { agencyAnswers } from '../../story/sample-answers.ts';
import { fewPeople, smallTree } from '../../story/sample-tree.ts';
import { ticketAnswers } from '../../story/sample-tickets.ts';

const meta = {
  title: 'Apps/affiliates/Needs you',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'What waits for an agent, by kind, the most urgent first: requests to void tickets, low credit, limits, blocks from above, unpaid statements and big wins.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const office = {
  modules,
  page: 'affiliatesOffice',
  config: { brand: 'Kvota Affiliates' },
} as const satisfies WorldSetup;
const answersWith = (agencyAlerts: Answers['agencyAlerts'], people = fewPeople): Answers => ({
  ...agencyAnswers(people),
  ...ticketAnswers(),
  agencyAlerts,
});
const show = (alerts: AgencyAlerts, setup: Partial<WorldSetup> = {}) =>
  inApp({ ...office, answers: answersWith(alerts), ...setup });

const title = (id: string) => ({ name: textOf(id) });

/** [OP-87] Every kind has its place. A link leads from each alert to where it is dealt with. */
export const EveryKind: Story = {
  tags: ['both'],
  ...show(everyAlert),
  play: async ({ canvas }) => {
    const hrefsIn = async (list: string): Promise<(string | null)[]> => {
      const found = within(await canvas.findByRole('list', title(list)));
      return found.getAllByRole('link').map((link) => link.getAttribute('href'));
    };
    await waitFor(() => expect(canvas.getByRole('list', title('agency.void.requests'))).toBeVisible());
    await expect((await hrefsIn('agency.void.requests'))[0]).toMatch(/tickets.*q=/);
    await expect((await hrefsIn('agency.needs.lowFloats'))[0]).toMatch(/users_review\/u-agencija-liman/);
    await expect((await hrefsIn('agency.needs.limits'))[0]).toMatch(/users_review\/u-jovana.*tab=limits/);
    await expect((await hrefsIn('agency.needs.blocks'))[0]).toMatch(/users_review\/u-stefan/);
    const [own, child] = await hrefsIn('agency.needs.statements');
    await expect(own).toMatch(/calculation\/2026-10$/);
    await expect(child).toMatch(/calculation\/2026-W46\?user=u-agencija-detelinara/);
    await expect((await hrefsIn('agency.needs.wins'))[0]).toMatch(/tickets.*q=/);
    await expect(canvas.getByText(/412,600/)).toBeVisible();
    const bars = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(bars[0]).toMatch(/10,450.*10,000/);
    await expect(canvas.getByText(/^104%/)).toBeVisible();
  },
};

/** [AFF-10] A child below its mark is one press away from credit. */
export const LowCredit: Story = {
  ...show(oneLowFloat),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/84,000.*90,000/)).toBeVisible();
    await expect(await canvas.findByText(/80,000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.hide') }));
    await expect(canvas.queryByText(/84,000|80,000|120,000/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.show') }));
    const name = `${textOf('agency.addCredit')}: ${smallTree.agent.username}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findByRole('radio', { name: /^On credit/ })).toBeVisible();
  },
};

/** [CALL-50] A request is decided over the page, and is gone with the next answer. */
export const Decided: Story = {
  ...show(everyAlert),
  play: async ({ canvas, loaded, userEvent }) => {
    const list = within(await canvas.findByRole('list', title('agency.void.requests')));
    const [first] = list.getAllByRole('button');
    await userEvent.click(first ?? canvas.getByRole('main'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Pogrešan ulog')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Tačno');
    worldOf({ loaded }).answer({ agencyVoidDecision: { ErrorText: 'ok' }, agencyAlerts: noAlerts });
    await userEvent.click(dialog.getByRole('button', title('agency.void.approve')));
    await waitFor(() => expect(canvas.getByText(textOf('agency.needs.nothing'))).toBeVisible());
  },
};

/** Of many, three of each kind are shown at first. Long names and amounts wrap. */
export const Many: Story = {
  tags: ['both'],
  ...show(manyAlerts),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', title('agency.void.requests'));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const more = canvas
      .getAllByRole('button', { expanded: false })
      .find((button) => /17/.test(button.textContent ?? ''));
    more?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.getByText(/20.*37/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Enter}');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Nothing waits. The panel still has its place, so that the agent knows it was looked at. */
export const Nothing: Story = {
  ...show(noAlerts),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(textOf('agency.needs.nothing'))).toBeVisible());
  },
};

/** [OP-74] Staff without the rights see only what they can deal with. */
export const FewRights: Story = {
  ...show({ ...everyAlert, voidRequests: null, statements: null, wins: null }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', title('agency.needs.limits'))).toBeVisible());
    await expect(canvas.queryByRole('list', title('agency.needs.statements'))).toBeNull();
  },
};

export const Loading: Story = { ...inApp({ ...office, answers: answersWith(never) }) };

/** [OP-87] An error has a retry. After it, a failure keeps what was read, with its time. */
export const Broken: Story = {
  tags: ['both'],
  ...inApp({ ...office, answers: answersWith(serverError) }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('agency.needs.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ agencyAlerts: everyAlert });
    await userEvent.click(canvas.getByRole('button', title('ui.retry')));
    await waitFor(() => expect(canvas.getByRole('list', title('agency.needs.wins'))).toBeVisible());
  },
};

/** Offline, what was read stays with its time, and credit waits with the reason. */
export const Stale: Story = {
  ...show(everyAlert),
  play: async ({ canvas, loaded }) => {
    const list = await canvas.findByRole('list', title('agency.needs.lowFloats'));
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    const [add] = within(list).getAllByRole('button');
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    await expect(list.closest('[data-stale]')).not.toBeNull();
  },
};

/** [OP-87] A change of the branch, such as a new request, brings another answer without a press. */
export const Changed: Story = {
  ...show(noAlerts),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    await canvas.findByText(textOf('agency.needs.nothing'));
    world.answer({ agencyAlerts: everyAlert });
    world.sockets.emitSiteEvent('agency_changed', { what: 'voidRequest', node: smallTree.own.id });
    await waitFor(() => expect(canvas.getByRole('list', title('agency.void.requests'))).toBeVisible(), {
      timeout: 5000,
    });
  },
};
