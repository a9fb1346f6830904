import type { LiveTable } from '@kvota/contracts';
import { inApp, never, serverError, storyTime, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import { GameGrid } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { casino } from '../module.tsx';
import { sampleAnswers, sampleGame } from '../story/sample-games.ts';
import { GameCard } from '../tile/GameCard.tsx';
// Loaded before the story, because the story does not test loading.
import './TableStrip.tsx';

const meta = {
  title: 'Apps/casino/Table tile',
  tags: ['both'],
  parameters: {
    docs: {
      description: {
        component:
          'Tiles of tables that all players share: stakes, the phase and time of the running round, the last results.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tile = (at: number, name: string, more: object = {}) =>
  sampleGame(at, { code: name, name, table: true, kind: 'live', area: 'casino_live', released: '2026-01-01', ...more });
const games = [
  tile(0, 'Live Roulette'),
  tile(1, 'Avala Balloon'),
  tile(2, 'Keno Draw'),
  tile(4, 'Adriatic Regatta'),
  tile(5, 'Coast Live Roulette'),
  tile(6, 'Palace Live Roulette'),
  tile(7, 'Danube Regatta', { enabled: false }),
  sampleGame(8),
];
const player = { favorites: [], unfinished: [], lastPlayed: () => [], toggle: () => {}, played: () => {} };

function Tiles(): ReactElement {
  return (
    <main>
      <GameGrid label={textOf('casino.games')}>
        {games.map((game) => (
          <GameCard key={game.code} game={game} player={player} onInfo={() => {}} isOff={false} />
        ))}
      </GameGrid>
    </main>
  );
}

const endsIn = (seconds: number): string => new Date(storyTime + seconds * 1000).toISOString();
const times = { betting_ms: 22_000, closing_ms: 3000, result_ms: 13_000 };
const reds = [17, 32, 0, 5, 26, 11, 36, 7, 20, 1, 14, 29];
const numbers: LiveTable['last'] = reds.map((number, at) => ({
  kind: 'number',
  round: 20 - at,
  number,
  color: number === 0 ? 'green' : at % 2 === 0 ? 'black' : 'red',
}));
const table = (game_code: string, more: Partial<LiveTable>): LiveTable => ({
  game_code,
  round: 21,
  phase: 'betting',
  endsAt: endsIn(12),
  times,
  last: numbers,
  stale: false,
  ...more,
});
const points = ['1.24', '18.90', '2.00', '1.00', '3.41', '1.07'];
const tables: LiveTable[] = [
  table('Live Roulette', {}),
  table('Avala Balloon', {
    phase: 'running',
    endsAt: null,
    last: points.map((multiple, at) => ({ kind: 'multiple', round: 20 - at, multiple })),
  }),
  table('Keno Draw', {
    phase: 'result',
    endsAt: endsIn(8),
    last: [{ kind: 'numbers', round: 20, numbers: Array.from({ length: 20 }, (_, at) => 3 + at * 4) }],
  }),
  table('Adriatic Regatta', {
    phase: 'closing',
    endsAt: endsIn(60),
    last: [3, 1, 8, 1, 2, 4, 1, 2, 2, 1, 5, 6].map((number, at) => ({ kind: 'winner', round: 20 - at, number })),
  }),
  table('Coast Live Roulette', { stale: true }),
  table('Palace Live Roulette', { phase: 'closed', endsAt: null, last: [] }),
  table('Danube Regatta', {}),
];
const tilesWith = (liveTables: Answers['liveTables']) =>
  inApp({ modules: [casino], page: 'casinoLive', part: Tiles, answers: { ...sampleAnswers, liveTables } });

/** Bets open, a run, a draw, no more bets; not up to date, closed, switched off; a game that is no table. */
export const Phases: Story = {
  name: 'Phases [CAS-58]',
  ...tilesWith({ tables }),
  play: async ({ canvas, step }) => {
    const tileOf = (name: string) => within(canvas.getByRole('article', { name }));
    const roulette = await canvas.findByRole('article', { name: 'Live Roulette' });
    await step('time and results', async () => {
      await expect(await within(roulette).findByText('0:12')).toBeVisible();
      const red = textOf('casino.table.red', { number: 32 });
      await expect(roulette).toHaveTextContent(red);
      await expect(roulette).toHaveTextContent(/10–5[.,]000/);
    });
    await step('no time where it is secret or could be wrong', async () => {
      for (const name of ['Avala Balloon', 'Coast Live Roulette', 'Palace Live Roulette', 'Danube Regatta'])
        await expect(tileOf(name).queryByText(/^\d:\d\d$/)).toBeNull();
      await expect(tileOf('Coast Live Roulette').getAllByText(textOf('casino.table.lost'))[0]).toBeVisible();
      await expect(tileOf('Palace Live Roulette').getAllByText(textOf('casino.table.closed'))[0]).toBeVisible();
    });
    await step('readers get one description, and nothing that counts', async () => {
      await expect(within(roulette).queryByRole('timer')).toBeNull();
      await expect(roulette.querySelector('[aria-live]')).toBeNull();
      await expect(tileOf('Live Roulette').getByText('0:12').closest('[aria-hidden="true"]')).not.toBeNull();
    });
    await step('a press on the name opens the game', async () => {
      const name = tileOf('Live Roulette').getByRole('link', { name: 'Live Roulette' });
      await expect(name.getAttribute('href')).toMatch(/games\/sava\/.*gc=Live/);
    });
  },
};

/** Nothing is known yet: the place of the figures is kept. */
export const Pending: Story = tilesWith(never);

/** The platform does not answer: the tiles are tiles of games, without false figures. */
export const Failed: Story = {
  ...tilesWith(serverError),
  play: async ({ canvas }) => {
    const roulette = await canvas.findByRole('article', { name: 'Live Roulette' });
    await waitFor(() => expect(roulette.querySelector('[aria-hidden="true"] [aria-hidden]')).toBeNull());
    await expect(within(roulette).queryByText(textOf('casino.table.betting'))).toBeNull();
  },
};

/** The phases go on between two answers. */
export const GoesOn: Story = {
  name: 'Goes on [CAS-58]',
  ...tilesWith({ tables: [table('Live Roulette', { endsAt: endsIn(2) })] }),
  play: async ({ canvas, loaded }) => {
    const roulette = await canvas.findByRole('article', { name: 'Live Roulette' });
    await expect(await within(roulette).findByText('0:02')).toBeVisible();
    worldOf({ loaded }).clock.advance(3000);
    await waitFor(() => expect(within(roulette).getAllByText(textOf('casino.table.closing'))[0]).toBeVisible());
  },
};
