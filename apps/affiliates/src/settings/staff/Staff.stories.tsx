import { minorToMoney, type StaffAccount, type StaffRight } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { at, Failure, inApp, never, signInNeeded, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers, agentRights } from '../../story/sample-answers.ts';
import { everybody } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import '../SettingsPage.tsx';
import './StaffDialog.tsx';

const meta = {
  title: 'Apps/affiliates/Settings/Staff',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'The people who work for an agent: rights, caps of the day, one-time passwords.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const account = (more: Partial<StaffAccount>): StaffAccount => ({
  id: 'ana',
  username: 'ana.kasa',
  firstName: 'Ana',
  rights: ['money', 'tickets'],
  caps: [{ currencyId: 941, cap: '50000.00', used: '12500.00', left: '37500.00' }],
  active: true,
  lastActive: at(-12),
  createdAt: at(-60 * 24 * 30),
  version: 3,
  ...more,
});
const people = [
  account({}),
  account({ id: 'iva', username: 'iva', firstName: 'Iva', rights: [], caps: [], active: false }),
];

/** Answers of a platform with these accounts, which it changes. */
function staffAnswers(staff: readonly StaffAccount[]): Answers {
  let accounts = [...staff];
  return {
    ...agencyAnswers(),
    agencyStaff: () => ({ result: accounts, until: at(60 * 6) }),
    agencySaveStaff: ({ body }) => {
      if (body.act === 'password') return { ErrorText: 'ok', userId: body.userId, username: 'ana.kasa' };
      const caps = body.caps.map(({ currencyId, cap }) => ({ currencyId, cap, used: minorToMoney(0n), left: cap }));
      if (body.act === 'create') {
        const { username, firstName, rights } = body;
        accounts = [...accounts, account({ id: 'new', username, firstName, rights, caps, lastActive: null })];
        return { ErrorText: 'ok', userId: 'new', username };
      }
      const { userId, active, rights, firstName, version } = body;
      accounts = accounts.map((one) =>
        one.id === userId ? { ...one, active, rights, firstName, caps, version: version + 1 } : one,
      );
      return { ErrorText: 'ok', staff: accounts.find(({ id }) => id === userId) ?? null };
    },
  };
}
const show = (answers: Answers) =>
  inApp({
    modules,
    page: 'affiliatesUserSettings',
    search: {},
    config: { brand: 'Kvota Affiliates' },
    answers,
  });
/** The name of the field has its currency at the end. */
const capName = (name: string): boolean => name.startsWith(textOf('agency.staff.cap', { code: 'RSD' }));
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** A new account ends with its password, which is shown once. */
export const Create: Story = {
  name: 'Create [OP-74]',
  ...show(staffAnswers(people)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.staff.new') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: textOf('agency.create.name') }), 'marko.kasa');
    await userEvent.type(dialog.getByRole('textbox', { name: textOf('agency.staff.firstName') }), 'Marko');
    await userEvent.click(dialog.getByRole('checkbox', { name: textOf('agency.right.money') }));
    await userEvent.type(dialog.getByRole('textbox', { name: capName }), '2000');
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.create.submit') }));
    await expect(await dialog.findByText(textOf('agency.staff.created'))).toBeVisible();
    await expect(dialog.getByText('marko.kasa')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.close') }));
    await expect(await canvas.findByText('Marko (marko.kasa)')).toBeVisible();
  },
};

/** Rights with their explanation. Without the right to move credit there are no caps. */
export const Rights: Story = {
  ...show(staffAnswers(people)),
  play: async ({ canvas, userEvent }) => {
    const label = `${textOf('agency.staff.rights')}: ana.kasa`;
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: textOf('agency.right.money') }));
    await expect(dialog.queryByRole('textbox', { name: capName })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: textOf('agency.right.export') }));
  },
};

/** Switching off asks first. */
export const SwitchOff: Story = {
  ...show(staffAnswers(people)),
  play: async ({ canvas, userEvent }) => {
    const label = `${textOf('agency.staff.offSubmit')}: ana.kasa`;
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: textOf('agency.staff.offSubmit') }),
    );
    await screen.findByText(textOf('agency.staff.offDone', { username: 'ana.kasa' }));
    await waitFor(() => expect(button(`${textOf('agency.staff.onSubmit')}: ana.kasa`)).toBeVisible());
  },
};

/** Another operator changed the account meanwhile, and a step-up is needed before that. */
export const Refused: Story = {
  tags: ['!both'],
  ...show({ ...staffAnswers(people), agencySaveStaff: { ErrorText: 'error', error: 'staffChanged' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${textOf('agency.staff.rights')}: ana.kasa` }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: textOf('agency.settings.save') }),
    );
    await expect(await screen.findByText(textOf('agency.staff.changed'))).toBeVisible();
  },
};

export const StepUp: Story = {
  tags: ['!both'],
  ...show({ ...staffAnswers(people), agencySaveStaff: signInNeeded() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `${textOf('agency.settings.newPassword')}: ana.kasa` }),
    );
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.reset.submit') }));
    await expect(await screen.findByRole('button', { name: textOf('agency.stepUp.login') })).toBeVisible();
  },
};

export const Empty: Story = { tags: ['!both'], ...show(staffAnswers([])) };
export const Loading: Story = { tags: ['!both'], ...show({ ...agencyAnswers(), agencyStaff: never }) };
export const Failed: Story = {
  tags: ['!both'],
  ...show({ ...agencyAnswers(), agencyStaff: new Failure(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.staff.failed'))).toBeVisible();
  },
};
export const Offline: Story = {
  tags: ['!both'],
  ...show(staffAnswers(people)),
  play: async ({ canvas, loaded }) => {
    const create = await canvas.findByRole('button', { name: textOf('agency.staff.new') });
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(create).toHaveAttribute('aria-disabled', 'true'));
  },
};

const asStaff = (rights: readonly StaffRight[]) => ({
  ...agencyAnswers(),
  agencyConnection: {
    node: everybody[0] ?? null,
    parent: { username: 'master-vojvodina' },
    highestDepth: 6,
    lending: 'agents' as const,
    ...agentRights,
    rights: [...rights],
    staff: {
      employer: 'kladionica-centar',
      firstName: 'Ana',
      caps: [{ currencyId: 941, cap: '50000.00', used: '12500.00', left: '37500.00' }],
      until: at(60 * 6),
    },
    connect: { state: 'none' as const, until: null },
  },
});

/** What staff sees: the own name with the employer's, the rest of the cap, and only what it may do. */
export const SignedIn: Story = {
  ...inApp({
    modules,
    page: 'affiliatesOffice',
    search: {},
    config: { brand: 'Kvota Affiliates' },
    answers: asStaff(['money']),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/37,500\.00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('agency.addCredit') })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: textOf('agency.create.title') })).toBeNull());
  },
};

/** A page that the account may not see, reached by its address. */
export const NotAllowed: Story = {
  ...inApp({
    modules,
    page: 'affiliatesPromoCodes',
    search: {},
    config: { brand: 'Kvota Affiliates' },
    answers: asStaff([]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.notAllowed.title'))).toBeVisible();
  },
};
