import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { sportsbook } from '../module.tsx';
import { OfflineOffer } from './OfflineOffer.tsx';
import { offerCache } from './offer-cache.ts';

const meta = {
  title: 'Apps/sportsbook/Last offer',
  component: OfflineOffer,
  parameters: {
    docs: {
      description: {
        component:
          'The table that the player saw last, read-only, inside the dialog shown while offline. If no snapshot is stored, the dialog is shown without it.',
      },
    },
  },
} satisfies Meta<typeof OfflineOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['1', 'X', '2'].map((selection) => ({ family: '1X2', selection }));
const matches = [
  { home: 'Radnički Niš', away: 'Crvena zvezda', start: '2026-11-21T18:00:00.000Z', odds: ['6.50', '4.20', '1.48'] },
  { home: 'Vojvodina', away: 'Čukarički', start: '2026-11-21T19:30:00.000Z', odds: ['2.05', '3.30', '-'] },
  {
    home: 'Spartak Subotica',
    away: 'Novi Pazar',
    start: '2026-11-21T11:00:00.000Z',
    odds: ['1.25', '5.10', '11.00'],
    play: { phase: 'SH', clock: "52'", home: ['2'], away: ['1'] },
  },
];

/** The device went offline some time after a table was on screen. */
export const Kept: Story = {
  name: 'Kept [PWA-05]',
  tags: ['both'],
  ...inApp({
    modules: [sportsbook],
    // A page without a table, which would replace the copy.
    page: 'scores',
    prepare: () =>
      offerCache(caches).write({
        version: 1,
        at: '2026-11-21T11:52:00.000Z',
        leagues: [
          { name: 'Superliga', group: 'Serbia', columns, matches },
          { name: 'Premier League', group: 'England', columns, matches: matches.toReversed() },
        ],
      }),
  }),
  play: async () => {
    window.dispatchEvent(new Event('offline'));
    const dialog = await screen.findByRole('alertdialog', { name: textOf('noConnectionTitle') });
    const tables = await within(dialog).findAllByRole('group', { name: /Superliga/ });
    await waitFor(() => expect(tables[0]).toBeVisible());
    // A match in play has its clock and score as of the copy.
    await expect(within(dialog).getAllByText("52'")[0]).toBeVisible();
    await expect(within(dialog).queryByRole('button')).toBeNull();
  },
};
