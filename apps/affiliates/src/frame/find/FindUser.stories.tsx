import { Failure, inApp, never, textOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers } from '../../story/sample-answers.ts';
import { fewPeople } from '../../story/sample-tree.ts';
import { FindUser } from './FindUser.tsx';

const meta = {
  title: 'Apps/affiliates/Find user',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: { description: { component: 'Finds a user of the branch by the first three letters of the name.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const found = fn();
const show = (answers: Answers = {}, compact = false) =>
  inApp({
    modules,
    page: 'affiliatesOffice',
    part: () => <FindUser compact={compact} onFound={({ username }) => found(username)} />,
    answers: { ...agencyAnswers(fewPeople), ...answers },
  });
const field = () => screen.findByRole('combobox', { name: textOf('agency.find') });

/** [CALL-42] Two letters ask nothing; three find everybody whose name begins so. */
export const Found: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    found.mockClear();
    const box = await field();
    await userEvent.type(box, 'pe');
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(box, 'r');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.click(screen.getByRole('option', { name: /^pera/ }));
    await expect(found).toHaveBeenCalledWith('pera');
  },
};

export const Empty: Story = show();

/** In a row of filters a short text is explained in the list. */
export const Compact: Story = {
  tags: ['both'],
  ...show({}, true),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'pe');
    await expect(await screen.findByText(textOf('agency.search.short'))).toBeVisible();
    await userEvent.type(await field(), 'rs');
    await expect(await screen.findByRole('option', { name: /^persa.*perica-kiosk/ })).toBeVisible();
  },
};

export const Nobody: Story = {
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zzz');
    await expect(await screen.findByText(textOf('agency.find.nobody'))).toBeVisible();
  },
};

export const Searching: Story = {
  ...show({ agencySearchUser: never }),
  play: async ({ userEvent }) => userEvent.type(await field(), 'per'),
};

export const TooMany: Story = {
  ...show({ agencySearchUser: new Failure(429, 'tooManySearches', 30) }),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'per');
    await expect(await screen.findByText(textOf('agency.find.tooMany'))).toBeVisible();
  },
};
