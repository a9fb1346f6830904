import type { Profile } from '@kvota/contracts';
import { inApp, never, noAnswer, serverError, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { storyAgent, storyProfile } from '../story/account-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Profile',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component: 'Personal data, language and look, and the ways to the pages of the sign-in service.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ok = { ErrorText: 'ok' };
const show = (setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'accountSettings',
    ...setup,
    answers: { profile: storyProfile, saveProfile: ok, agencyConnection: storyAgent, ...setup.answers },
  });

/** [ROUTE-35] Only changed fields are sent. */
export const Player: Story = (() => {
  const save = fn((_asked: { body: unknown }) => ok);
  return {
    ...show({ answers: { profile: storyProfile, saveProfile: save } }),
    play: async ({ canvas, userEvent }) => {
      save.mockClear();
      const city = await canvas.findByRole('textbox', { name: textOf('profile.city') });
      const button = canvas.getByRole('button', { name: new RegExp(`^${textOf('profile.save')}`) });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.clear(city);
      await userEvent.type(city, 'Novi Sad');
      await userEvent.click(button);
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      await expect(save.mock.lastCall?.[0].body).toEqual({ city: 'Novi Sad' });
      await waitFor(() => expect(screen.getAllByText(textOf('profile.saved'))[0]).toBeVisible());
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    },
  } satisfies Story;
})();

/** A fault from the server is shown at its field, which takes the focus. */
export const Refused: Story = {
  ...show({
    answers: {
      profile: { ...storyProfile, birthday: null },
      saveProfile: { ErrorText: 'no', error: 'invalidEmail', field: 'email' },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: textOf('profile.email') });
    await userEvent.clear(email);
    await userEvent.type(email, 'jelena{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(textOf('profile.invalidEmail')));
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@kvota.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

/** All faults are shown at once, and each disappears when its field is edited. */
export const TwoRefused: Story = {
  ...show({
    answers: {
      profile: storyProfile,
      saveProfile: {
        ErrorText: 'no',
        error: 'invalidEmail',
        field: 'email',
        faults: [
          { field: 'email', error: 'invalidEmail' },
          { field: 'phone', error: 'invalidPhone' },
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: textOf('profile.email') });
    const phone = canvas.getByRole('textbox', { name: textOf('profile.phone') });
    await userEvent.clear(email);
    await userEvent.type(email, 'jelena');
    await userEvent.clear(phone);
    await userEvent.type(phone, '12{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(textOf('profile.invalidEmail')));
    await expect(phone).toHaveAccessibleDescription(textOf('profile.invalidPhone'));
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@kvota.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A date of birth below the minimum age is reported once: the error replaces the hint with the same text. */
export const TooYoung: Story = {
  ...show({
    answers: {
      profile: { ...storyProfile, birthday: null },
      saveProfile: { ErrorText: 'no', error: 'tooYoung', field: 'birthday' },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const birthday = await canvas.findByLabelText(textOf('profile.birthday'));
    await userEvent.type(birthday, '2015-05-17');
    await userEvent.click(canvas.getByRole('button', saveButton()));
    await waitFor(() => expect(birthday).toHaveAccessibleDescription(textOf('profile.tooYoung')));
    await expect(canvas.queryByText(textOf('profile.birthdayHint'))).toBeNull();
  },
};

const saveButton = () => ({ name: new RegExp(`^${textOf('profile.save')}`) });

/** [ROUTE-35] The answer to a save is lost, not the save: the profile is fetched again, and it contains the changes. */
export const AnswerLost: Story = (() => {
  let stored: Profile = { ...storyProfile, birthday: null };
  return {
    ...show({
      answers: {
        profile: () => stored,
        saveProfile: ({ body }) => {
          stored = { ...stored, ...body };
          return noAnswer;
        },
      },
    }),
    beforeEach: () => void (stored = { ...storyProfile, birthday: null }),
    play: async ({ canvas, userEvent }) => {
      const city = await canvas.findByRole('textbox', { name: textOf('profile.city') });
      const birthday = canvas.getByLabelText(textOf('profile.birthday'));
      const button = canvas.getByRole('button', saveButton());
      await userEvent.clear(city);
      await userEvent.type(city, 'Novi Sad');
      await userEvent.type(birthday, '1990-05-17');
      await userEvent.click(button);
      await waitFor(() => expect(screen.getAllByText(textOf('profile.saved'))[0]).toBeVisible());
      await expect(screen.queryByText(textOf('profile.notSaved'))).toBeNull();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(birthday).toHaveAttribute('readonly');
      // The old value is now a change.
      await userEvent.clear(city);
      await userEvent.type(city, 'Niš');
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await waitFor(() => expect(stored.city).toBe('Niš'));
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    },
  } satisfies Story;
})();

/** No answer, and the server does not have the changes: the typed text stays and can be saved again. */
export const OutcomeNotKnown: Story = {
  ...show({ answers: { profile: storyProfile, saveProfile: noAnswer } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: textOf('profile.city') });
    const button = canvas.getByRole('button', saveButton());
    await userEvent.clear(city);
    await userEvent.type(city, 'Novi Sad');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByText(textOf('profile.notKnown'))[0]).toBeVisible());
    await expect(city).toHaveValue('Novi Sad');
    worldOf({ loaded }).answer({ profile: storyProfile, saveProfile: ok });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByText(textOf('profile.saved'))[0]).toBeVisible());
  },
};

/** The server reports a failure: nothing was saved. */
export const SaveFails: Story = {
  ...show({ answers: { profile: storyProfile, saveProfile: serverError } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: textOf('profile.city') }), ' 2{Enter}');
    await waitFor(() => expect(screen.getAllByText(textOf('profile.notSaved'))[0]).toBeVisible());
  },
};

/** [FAV-05] The chosen language is saved as site.lang. */
export const Language: Story = (() => {
  const save = fn((_asked: { body: unknown }) => ok);
  return {
    ...show({ answers: { profile: storyProfile, saveUserSettings: save } }),
    play: async ({ canvas, userEvent }) => {
      save.mockClear();
      const next = textOf('frame.languages') === 'Sprache' ? 'English' : 'Deutsch';
      await userEvent.click(await canvas.findByRole('combobox', { name: textOf('frame.languages') }));
      await userEvent.click(await screen.findByRole('option', { name: next }));
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      const value = next === 'Deutsch' ? 'de' : 'en';
      await expect(save.mock.lastCall?.[0].body).toEqual({
        settings: [{ object: 'site', property: 'lang', value }],
      });
    },
  } satisfies Story;
})();

/** The sign-in service manages passwords: links lead there with language, theme and the return address. */
export const Security: Story = {
  ...show(),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: textOf('profile.password') });
    const url = new URL(link.getAttribute('href') ?? '');
    await expect(url.pathname).toBe('/oidc/account/password');
    await expect([...url.searchParams.keys()]).toEqual(['ui_locales', 'theme', 'back']);
    await expect(url.searchParams.get('back')).toMatch(/\/account\/settings$/);
    const factor = canvas.getByRole('link', { name: textOf('profile.secondFactor') });
    await expect(new URL(factor.getAttribute('href') ?? '').pathname).toBe('/oidc/account/second-factor');
  },
};

/** Unsaved text is still there after a visit to another page. Discarding removes it. */
export const Draft: Story = {
  ...show({ answers: { profile: storyProfile, transactions: never } }),
  play: async ({ canvas, userEvent }) => {
    const city = () => canvas.findByRole('textbox', { name: textOf('profile.city') });
    await userEvent.type(await city(), ' and Zemun');
    await userEvent.click(canvas.getByRole('link', { name: textOf('page.accountTransactions') }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: textOf('profile.city') })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: textOf('page.accountSettings') }));
    await expect(await city()).toHaveValue(`${storyProfile.city} and Zemun`);
    await userEvent.click(canvas.getByRole('button', { name: textOf('profile.discard') }));
    await expect(await city()).toHaveValue(storyProfile.city);
    await expect(canvas.getByRole('button', saveButton())).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = show({ answers: { profile: never } });
export const Broken: Story = {
  ...show({ answers: { profile: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('profile.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ profile: storyProfile });
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await canvas.findByRole('textbox', { name: textOf('profile.city') })).toHaveValue('Niš');
  },
};
