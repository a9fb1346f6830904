import type { GameSession } from '@kvota/contracts';
import { inApp, Failure, storyTime, textOf, worldOf } from '@kvota/shell/story-world';
import { Button } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { casino } from '../../module.tsx';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';
import type { StageState } from '../machine/stage-machine.ts';
import { useRealityCheck } from './use-reality-check.ts';

const meta = {
  title: 'Apps/casino/Reality check',
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'After an hour the platform refuses bets until the player has chosen.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const money = { staked: '4250.00', won: '3780.50', net: '-469.50' } as GameSession['check'] & object;
const session = {
  session_id: 's1',
  game_code: 'game-0',
  currency: 'RSD',
  startedAt: new Date(storyTime - 20 * 60_000).toISOString(),
  ...money,
  rounds: 80,
  realityDueAt: new Date(storyTime).toISOString(),
  check: { ...money, since: new Date(storyTime - 60 * 60_000).toISOString(), rounds: 212 },
} satisfies GameSession;
const later = { ...session, realityDueAt: new Date(storyTime + 60 * 60_000).toISOString() };
const answered = fn();

/** The stage of a game for money, in a round until the button is pressed. */
function Stage(): ReactElement {
  const [inRound, setInRound] = useState(true);
  const playing: StageState = {
    status: 'playing',
    game: { code: 'game-0', provider: 'sava', mode: 'real' },
    session: { id: 's1', url: '', token: '', resumes: false },
    inRound,
    ending: null,
  };
  return (
    <main>
      <Button onClick={() => setInRound(false)}>{textOf('casino.play')}</Button>
      <RealityCheckDialog check={useRealityCheck(playing, () => {})} />
    </main>
  );
}
const title = (): string => textOf('casino.check.title');

/** It waits for the end of the round and for an answer; one that does not arrive can be given again. */
export const Due: Story = {
  name: 'Due [CAS-32]',
  tags: ['both'],
  ...inApp({
    modules: [casino],
    page: 'games',
    part: Stage,
    answers: { gameSession: { session }, answerRealityCheck: new Failure(500) },
    expectedConsole: [/500/],
  }),
  play: async ({ canvas, userEvent, loaded, step }) => {
    answered.mockClear();
    const world = worldOf({ loaded });
    await waitFor(() => expect(world.host.queryClient.getQueryData(['gameSession', 's1'])).toEqual(session));
    await expect(screen.queryByRole('dialog', { name: title() })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textOf('casino.play') }));
    const dialog = within(await screen.findByRole('dialog', { name: title() }));
    await step('what the player sees', async () => {
      // The dialog fades in.
      await waitFor(() => expect(dialog.getByText('1 h')).toBeVisible());
      await expect(dialog.getByText(/4.250[.,]00/)).toBeVisible();
      await expect(dialog.getByText(/469[.,]50/)).toBeVisible();
      const history = dialog.getByRole('link', { name: textOf('casino.check.history') });
      await expect(history.getAttribute('href')).toMatch(/\/account\/games$/);
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: title() })).toBeVisible();
    });
    await step('an answer that fails, and one that arrives', async () => {
      await userEvent.click(dialog.getByRole('button', { name: textOf('casino.check.goOn') }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(textOf('casino.check.failed'));
      world.answer({
        answerRealityCheck: ({ body }) => {
          answered(body);
          return { ErrorText: 'ok', session: later };
        },
      });
      await userEvent.click(dialog.getByRole('button', { name: textOf('casino.check.goOn') }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title() })).toBeNull());
      await expect(answered).toHaveBeenCalledWith({ session_id: 's1', answer: 'continue' });
    });
  },
};
