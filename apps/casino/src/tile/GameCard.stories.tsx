import type { Game } from '@kvota/contracts';
import { inApp, never, serverError, storyTime, textOf, type Answers } from '@kvota/shell/story-world';
import { GameGrid } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, within } from 'storybook/test';

import { casino } from '../module.tsx';
import { GameSheet } from '../sheet/GameSheet.tsx';
import { sampleAnswers, sampleGame } from '../story/sample-games.ts';
import { GameCard } from './GameCard.tsx';

const meta = {
  title: 'Apps/casino/Game',
  parameters: {
    docs: {
      description: { component: 'The tile of a game and its facts, in every state in which it can be played or not.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const until = new Date(storyTime + 3 * 3_600_000).toISOString();
const [ready, open, openAndOff, off, offUntil, noDemo] = [
  sampleGame(0),
  sampleGame(1),
  sampleGame(2, { enabled: false }),
  sampleGame(6, { enabled: false }),
  sampleGame(5, { enabled: false, until }),
  sampleGame(4, { demo: false }),
] as const;
const player = {
  favorites: [ready.code],
  unfinished: [open.code, openAndOff.code],
  lastPlayed: () => [],
  toggle: () => {},
  played: () => {},
};

function Tiles(): ReactElement {
  return (
    <main>
      <GameGrid label={textOf('casino.games')}>
        {[ready, open, openAndOff, off, offUntil, noDemo].map((game) => (
          <GameCard key={game.code} game={game} player={player} onInfo={() => {}} isOff={false} />
        ))}
      </GameGrid>
    </main>
  );
}

/** Ready, unfinished, unfinished and off, off, off until a time, without a demo. */
export const Tile: Story = {
  name: 'Tile [CAS-33, CAS-46]',
  tags: ['both'],
  ...inApp({ modules: [casino], page: 'slots', part: Tiles, answers: sampleAnswers }),
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('article');
    const has = (at: number, id: string): boolean =>
      within(tiles[at] ?? document.body).queryAllByRole('button', { name: textOf(id) }).length > 0;
    const states = tiles.map((_, at) =>
      ['play', 'goOn', 'finish', 'demo'].filter((id) => has(at, `casino.${id}`)).join(),
    );
    await expect(states).toEqual(['play,demo', 'goOn,demo', 'finish', '', '', 'play']);
    await expect(tiles[3]).toHaveTextContent(textOf('casino.off'));
    await expect(tiles[4]?.textContent).toMatch(/\d\d:\d\d/);
  },
};

const sheetOf = (game: Game) => (): ReactElement => (
  <main>
    <GameSheet code={game.code} onClose={() => {}} />
  </main>
);
const sheet = (
  game: Game,
  casinoGame: Answers['casinoGame'] = (request) => ({ ...sampleAnswers.casinoGame(request), game }),
) =>
  inApp({
    modules: [casino],
    page: 'slots',
    part: sheetOf(game),
    answers: { ...sampleAnswers, gamesEnabled: { providers: [], games: game.enabled ? [game.code] : [] }, casinoGame },
  });

/** The facts of a game that is off name the time, and no button starts it. */
export const SheetOff: Story = {
  ...sheet(offUntil),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: offUntil.name }));
    await expect(await dialog.findByText(/\d\d:\d\d/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: textOf('casino.play') })).toBeNull();
  },
};

/** The rules allow no demo. */
export const SheetWithoutDemo: Story = {
  ...sheet(noDemo),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: noDemo.name }));
    await expect(await dialog.findByRole('button', { name: textOf('casino.play') })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: textOf('casino.demo') })).toBeNull();
  },
};

export const SheetLoading: Story = { ...sheet(ready, never) };

/** The facts could not be fetched, and can be asked for again. */
export const SheetFailed: Story = {
  ...sheet(ready, serverError),
  play: async () => {
    await expect(await screen.findByText(textOf('casino.sheetFailed'))).toBeVisible();
  },
};
