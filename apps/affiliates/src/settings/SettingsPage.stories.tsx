import type { AgencyNode, AgencyUserSettings } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Failure, inApp, never, signInNeeded, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers, settingsOf } from '../story/sample-answers.ts';
import { everybody, sampleTree } from '../story/sample-tree.ts';
import { keepWaiting, keptWaiting } from '../step-up/kept-act.ts';
import { KeptReset, resetActOf } from './kept-reset.ts';
// Loaded before the story, because the story does not test loading.
import './ResetDialog.tsx';
import './SettingsPage.tsx';

const meta = {
  title: 'Apps/affiliates/Settings',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'Settings of one user of the branch: contact, limits, sign-ins, a new password.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (node: Pick<AgencyNode, 'id'> | null, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesUserSettings',
    search: node === null ? {} : { user: node.id },
    config: { brand: 'Kvota Affiliates' },
    answers: agencyAnswers(),
    ...setup,
  });
function settings(node: AgencyNode): AgencyUserSettings {
  const found = settingsOf(everybody, node.id);
  if (!found) throw new Error(`${node.username} is none of the people.`);
  return found;
}

/** The button of the contact: the limits have one too. */
const saveOf = (canvas: Pick<typeof screen, 'getByRole'>): HTMLElement =>
  within(canvas.getByRole('form', { name: textOf('agency.settings.contact') })).getByRole('button', {
    name: textOf('agency.settings.save'),
  });

/** A direct child: the contact can be changed. */
export const DirectChild: Story = {
  name: 'Direct child [ROUTE-45, OP-74]',
  ...show(sampleTree.detelinara),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: textOf('agency.settings.phone') });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+381 65 7654321');
    await userEvent.click(saveOf(canvas));
    await screen.findByText(textOf('agency.settings.saved', { username: 'agencija-detelinara' }));
    await expect(phone).toHaveValue('+381 65 7654321');
    await waitFor(() => expect(canvas.queryByRole('button', { name: textOf('agency.settings.discard') })).toBeNull());
  },
};

/** Further below, the contact is shortened and cannot be changed. */
export const Below: Story = {
  ...show(sampleTree.jovana),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('•••567')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: textOf('agency.settings.phone') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: textOf('agency.settings.newPassword') })).toBeNull();
  },
};

/** A player who joined by a code keeps contact and password alone. */
export const OwnAccount: Story = {
  tags: ['!both'],
  ...show(sampleTree.stefan, {
    answers: {
      ...agencyAnswers(),
      agencyUserSettings: { ...settings(sampleTree.stefan), mayChange: false, isOwnAccount: true, isMasked: true },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.settings.ownAccount'))).toBeVisible();
  },
};

/** Somebody else saved meanwhile: what was typed stays, and the second attempt keeps it. */
export const Conflict: Story = {
  ...show(sampleTree.detelinara, {
    answers: {
      ...agencyAnswers(),
      agencySaveUser: ({ body }) => {
        const now = { ...settings(sampleTree.detelinara), phone: '+381 11 111111', version: 'v2' };
        const { userId: _, version, ...contact } = body;
        return version === 'v2'
          ? { ErrorText: 'ok', settings: { ...now, ...contact, version: 'v3' } }
          : { ErrorText: 'error', error: 'settingsChanged', settings: now };
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: textOf('agency.settings.phone') });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+381 65 7654321');
    const save = saveOf(canvas);
    await userEvent.click(save);
    await expect(await canvas.findByText(/\+381 11 111111/)).toBeVisible();
    await expect(phone).toHaveValue('+381 65 7654321');
    await userEvent.click(save);
    await waitFor(() => expect(canvas.queryByText(/\+381 11 111111/)).toBeNull());
    await expect(phone).toHaveValue('+381 65 7654321');
  },
};

/** Every field that is wrong has its fault. */
export const Faults: Story = {
  tags: ['!both'],
  ...show(sampleTree.detelinara, {
    answers: {
      ...agencyAnswers(),
      agencySaveUser: {
        ErrorText: 'error',
        error: 'invalidContact',
        faults: [
          { field: 'email', fault: 'invalidEmail' },
          { field: 'phone', fault: 'invalidPhone' },
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: textOf('agency.settings.email') }), 'x');
    await userEvent.click(saveOf(canvas));
    await expect(await canvas.findByText(textOf('agency.settings.invalidEmail'))).toBeVisible();
    await expect(canvas.getByText(textOf('agency.settings.invalidPhone'))).toBeVisible();
  },
};

/** A new password is shown once, after it holds. A lost answer is sent again with the same password. */
export const NewPassword: Story = {
  ...show(sampleTree.detelinara, {
    answers: (() => {
      let tries = 0;
      let sent: unknown;
      return {
        ...agencyAnswers(),
        agencyResetPassword: ({ body }) => {
          tries += 1;
          if (tries === 1) {
            sent = body;
            return new Failure(502, 'badGateway');
          }
          return JSON.stringify(body) === JSON.stringify(sent)
            ? { ErrorText: 'ok' }
            : { ErrorText: 'error', error: 'requestIdUsed' };
        },
      };
    })(),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.settings.newPassword') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.reset.submit') }));
    await userEvent.click(await dialog.findByRole('button', { name: textOf('agency.money.sendAgain') }));
    await expect(await dialog.findByText(textOf('agency.reset.once'))).toBeVisible();
  },
};

/** [SEC-23] A new password needs a fresh login. None is stored: after it, another one is made and shown. */
export const PasswordStepUp: Story = {
  ...show(sampleTree.detelinara, { answers: { ...agencyAnswers(), agencyResetPassword: signInNeeded() } }),
  play: async ({ loaded, canvas, userEvent }) => {
    const { host, stepUp } = worldOf({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.settings.newPassword') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.reset.submit') }));
    await expect(await dialog.findByText(textOf('agency.stepUp.password'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.stepUp.login') }));
    const act = resetActOf(sampleTree.detelinara.id);
    await expect(stepUp).toHaveBeenCalledWith(expect.objectContaining({ maxAge: 300 }), act);
    const kept = keptWaiting(host.tabStorage, act, KeptReset);
    await expect(Object.keys(kept?.data ?? {})).toEqual(['requestId']);
  },
};

export const PasswordStepUpBack: Story = {
  tags: ['!both'],
  ...show(sampleTree.detelinara, {
    answers: {
      ...agencyAnswers(),
      agencyResetPassword: ({ body }) =>
        body.requestId === 'request-before-the-login'
          ? { ErrorText: 'ok' }
          : { ErrorText: 'error', error: 'requestIdUsed' },
    },
    prepare: ({ host, comeBack }) => {
      const { stepUp: need } = signInNeeded();
      const act = resetActOf(sampleTree.detelinara.id);
      if (need)
        keepWaiting(host.tabStorage, act, { need, signIns: 0, data: { requestId: 'request-before-the-login' } });
      comeBack(act);
    },
  }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.reset.once'))).toBeVisible();
  },
};

export const TooManyPasswords: Story = {
  tags: ['!both'],
  ...show(sampleTree.detelinara, {
    answers: { ...agencyAnswers(), agencyResetPassword: new Failure(429, 'tooManyPasswords') },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.settings.newPassword') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.reset.submit') }));
    await expect(await dialog.findByText(/too many new passwords/)).toBeVisible();
  },
};

/** Without a user in the address, one is chosen first. The own login is managed by the sign-in service. */
export const Choose: Story = {
  ...show(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: textOf('agency.find') }), 'jovana');
    await userEvent.click(await screen.findByRole('option', { name: /^jovana/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /jovana/ })).toBeVisible();
  },
};

export const Unknown: Story = {
  tags: ['!both'],
  ...show({ id: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.userUnknown'))).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!both'],
  ...show(sampleTree.detelinara, { answers: { ...agencyAnswers(), agencyUserSettings: never } }),
};

export const Failed: Story = {
  tags: ['!both'],
  ...show(sampleTree.detelinara, { answers: { ...agencyAnswers(), agencyUserSettings: new Failure(500) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.settings.failed'))).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['!both'],
  ...show(sampleTree.detelinara),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('textbox', { name: textOf('agency.settings.phone') });
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: textOf('agency.settings.newPassword') })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};
