import { at, inApp, never, serverError, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { casino, gameHistory } from '../module.tsx';
import { historyAnswers, sampleHash, sampleRounds, sampleSeedRounds } from '../story/sample-history.ts';
// Loaded before the story, because the story does not test loading.
import '../receipt/Receipt.tsx';
import '../verify/VerifyTab.tsx';
import './GamesPage.tsx';

const meta = {
  title: 'Apps/casino/Games played',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'Games that were played: sessions with their rounds, a receipt for each round, and the seeds to verify them with.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (setup: Partial<WorldSetup> = {}) =>
  inApp({ modules: [casino, gameHistory], page: 'accountGames', answers: historyAnswers(), ...setup });

/** A session opens to its rounds, a round to its receipt, whose address can be shared. */
export const History: Story = {
  tags: ['both', 'phone'],
  name: 'History [CAS-41, CAS-42]',
  ...show(),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sunny Fruits/, expanded: false }));
    const rounds = within(await canvas.findByRole('list', { name: textOf('played.rounds') }));
    const [first, second] = await rounds.findAllByRole('button');
    await expect(first).toHaveTextContent(textOf('played.state.refused'));
    await userEvent.click(second ?? canvas.getByRole('main'));
    const receipt = within(await screen.findByRole('dialog', { name: 'Sunny Fruits' }));
    await expect(await receipt.findByText(sampleHash)).toBeVisible();
    await expect(receipt.getByText(textOf('played.receipt.movements'))).toBeVisible();
    await expect(worldOf({ loaded }).router.state.location.searchStr).toMatch(/round=7f3c2a10-round-19/);
    await userEvent.click(receipt.getByRole('button', { name: textOf('played.verify.one') }));
    await expect(await receipt.findByText(textOf('played.proof.one'))).toBeVisible();
  },
};

/** An unfinished round comes first and leads back to its game. A refused one gives the reason. */
export const UnfinishedAndRefused: Story = {
  tags: ['both', 'phone'],
  name: 'Unfinished and refused [CAS-42, CAS-46]',
  ...show({ search: { round: sampleRounds[1]?.id ?? '' } }),
  play: async ({ canvas, userEvent }) => {
    const receipt = within(await screen.findByRole('dialog'));
    await expect(
      await receipt.findByText(new RegExp(textOf('played.why.insufficientFunds').slice(0, 20))),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const goOn = await canvas.findByRole('link', { name: new RegExp(`^${textOf('casino.finish')}`) });
    await expect(goOn.getAttribute('href')).toMatch(/\/games\/sava\/game-11\?gc=game-11$/);
  },
};

/** All rounds of a revealed seed are computed again in the page; seeds are not changed when a round is open. */
export const Verification: Story = {
  tags: ['both', 'phone'],
  name: 'Verification [CAS-43, CAS-44, CAS-45]',
  ...show({
    search: { tab: 'verification' },
    answers: { ...historyAnswers(), rotateFairness: { ErrorText: 'A round is open.', error: 'roundOpen' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('played.seeds.change') }));
    await expect(await canvas.findByText(textOf('played.seeds.roundOpen'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /412/, expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: textOf('played.proof.all', { rounds: 412 }) }));
    await expect(await canvas.findByText(textOf('played.proof.clean', { count: 412 }))).toBeVisible();
  },
};

/** A payment that is not that of the outcome is found and named. */
export const Falsified: Story = {
  name: 'Falsified [CAS-45]',
  ...show({
    search: { tab: 'verification' },
    answers: {
      ...historyAnswers(undefined, 20),
      fairnessRounds: sampleSeedRounds(20, (round) =>
        round.nonce === 7 ? { ...round, booked: { staked: '20.00', won: '1.00' } } : round,
      ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^20\b/, expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: textOf('played.proof.all', { rounds: 20 }) }));
    await expect(await canvas.findByText(textOf('played.proof.bad', { bad: '1', all: '20' }))).toBeVisible();
    await expect(canvas.getByText(textOf('played.proof.money', { nonce: 7, id: 'r-7' }))).toBeVisible();
  },
};

/** Nothing fits the filters: a press clears them. */
export const NoneSuch: Story = {
  ...show({ search: { state: 'cancelled' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('played.clearFilters') }));
    await expect(await canvas.findByRole('button', { name: /Sunny Fruits/ })).toBeVisible();
  },
};

/** At first three months are shown; a press shows twelve. */
export const LongAgo: Story = {
  name: 'Long ago [CAS-42]',
  ...show({ answers: historyAnswers(sampleRounds.slice(2).map((each) => ({ ...each, startedAt: at(-200 * 1440) }))) }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(textOf('played.noneRecent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('played.last12') }));
    await expect(await canvas.findByRole('button', { name: /Sunny Fruits/ })).toBeVisible();
    await expect(worldOf({ loaded }).router.state.location.searchStr).toMatch(/from=.*to=/);
  },
};

export const Loading: Story = { ...show({ answers: { ...historyAnswers(), gamesPlayed: never } }) };

/** The server fails; a press asks again. */
export const Failed: Story = {
  ...show({ answers: { ...historyAnswers(), gamesPlayed: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('played.failed'))).toBeVisible();
    worldOf({ loaded }).answer(historyAnswers());
    await userEvent.click(canvas.getByRole('button', { name: textOf('played.retry') }));
    await expect(await canvas.findByRole('button', { name: /Sunny Fruits/ })).toBeVisible();
  },
};
