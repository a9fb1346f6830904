import type { GameSession } from '@kvota/contracts';
import { inApp, storyTime, textOf } from '@kvota/shell/story-world';
import { classNames } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, within } from 'storybook/test';

import { casino } from '../module.tsx';
import { sampleAnswers } from '../story/sample-games.ts';
import { StageBar } from './StageBar.tsx';
import type { StageState } from './machine/stage-machine.ts';
import * as css from './stage.css.ts';
import { useFullScreen } from './use-full-screen.ts';

const meta = {
  title: 'Apps/casino/Stage bar',
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'The bar above a game is the same for every provider.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const session = {
  session_id: 's1',
  game_code: 'game-0',
  currency: 'RSD',
  startedAt: new Date(storyTime - 65 * 60_000).toISOString(),
  staked: '4250.00',
  won: '3780.50',
  net: '-469.50',
  rounds: 80,
  realityDueAt: null,
  check: { staked: '0.00', won: '0.00', net: '0.00', since: new Date(storyTime).toISOString(), rounds: 0 },
} satisfies GameSession;
const playing: StageState = {
  status: 'playing',
  game: { code: 'game-0', provider: 'sava', mode: 'real' },
  session: { id: 's1', url: '', token: '', resumes: false },
  inRound: false,
  ending: null,
};

function Stage(): ReactElement {
  const size = useFullScreen();
  return (
    <main className={classNames(css.place, size.full && css.full)} data-layout={size.full ? 'fullgame' : 'game'}>
      <StageBar name="Orchard 20" state={playing} size={size} onClose={() => {}} />
      <div className={css.stage} />
    </main>
  );
}

/** On a phone a game always fills the window; elsewhere by a button, and Escape of the browser gives the window back. */
export const Playing: Story = {
  name: 'Playing [CAS-31, CAS-36, CAS-42, OP-09]',
  tags: ['both'],
  ...inApp({ modules: [casino], page: 'games', part: Stage, answers: { ...sampleAnswers, gameSession: { session } } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/469/)).toBeVisible();
    await expect(canvas.getByText(/1 h 5/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf('casino.toLobby') })).toBeVisible();
    const rounds = canvas.getByRole('link', { name: textOf('casino.gameRounds') });
    await expect(rounds.getAttribute('href')).toMatch(/\/account\/games\?game=game-0$/);
    const sound = canvas.getByRole('button', { name: textOf('casino.sound') });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(sound);
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sound);
    const layout = canvasElement.querySelector<HTMLElement>('[data-layout]');
    const larger = canvas.queryByRole('button', { name: textOf('casino.larger') });
    if (larger === null) {
      await expect(layout).toHaveAttribute('data-layout', 'fullgame');
      return;
    }
    await expect(layout).toHaveAttribute('data-layout', 'game');
    await userEvent.click(larger);
    await expect(layout).toHaveAttribute('data-layout', 'fullgame');
    await expect(layout?.getBoundingClientRect().height).toBe(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: textOf('casino.smaller') }));
    await expect(layout).toHaveAttribute('data-layout', 'game');
    // Play or Demo would end the game that is on stage.
    await userEvent.click(canvas.getByRole('button', { name: textOf('casino.about', { name: 'Orchard 20' }) }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText(textOf('casino.fact.return'))).toBeVisible();
    await expect(sheet.queryByRole('button', { name: textOf('casino.play') })).toBeNull();
    await expect(sheet.queryByRole('button', { name: textOf('casino.demo') })).toBeNull();
  },
};
