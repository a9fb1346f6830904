import type { EventArgs, InboundEvents } from '@kvota/contracts';
import type { Host, RunningModule } from '@kvota/shell';
import { createElement } from 'react';

import { gamesOffAtom } from '../data/enabled-games.ts';
import { stagedGameAtom } from '../stage/machine/stage-atoms.ts';
import { gameLimitAtom, openGameAtom, type GameLimit } from '../data/open-game.ts';

/** Texts and names are fetched with the first notice. */
const loadTexts = () => import('./GameNotice.tsx');

/** Shows what the platform reports about games, on every page (CAS-05), and follows changes of the games on offer (NET-16). */
export function startCasino(host: Host): RunningModule {
  const { realtime, store, queryClient } = host;
  const fetchAgain = async (): Promise<void> => {
    const reported = store.get(gamesOffAtom);
    await queryClient.invalidateQueries({ queryKey: ['games'] });
    // What was reported meanwhile may be newer than the list.
    store.set(gamesOffAtom, (off) => new Set([...off].filter((code) => !reported.has(code))));
  };
  const notify = async (id: string, notice: { readonly code: string; readonly limit?: GameLimit }): Promise<void> => {
    const { GameNotice } = await loadTexts();
    const text = createElement(GameNotice, { key: notice.code, ...notice });
    host.notify({ id, tone: notice.limit ? 'error' : 'info', timeout: 8000, text });
  };
  const congratulate = async (win: EventArgs<InboundEvents['jackpotWon']>[0]): Promise<void> => {
    const { JackpotNotice } = await import('./JackpotNotice.tsx');
    host.notify({ id: 'jackpot', tone: 'success', timeout: 20_000, text: createElement(JackpotNotice, { win }) });
  };
  const stops = [
    realtime.on('casinoBetLimit', (limit) => {
      const code = limit.game_code;
      if (store.get(openGameAtom) === code) store.set(gameLimitAtom, limit);
      void notify('gameLimit', { code, limit });
    }),
    realtime.on('casinoInactiveGame', ({ game_code: code }) => {
      store.set(gamesOffAtom, (off) => new Set([...off, code]));
      // The stage of the game states it, and a snackbar would be over its buttons.
      if (store.get(stagedGameAtom)?.code !== code) void notify(`gameOff ${code}`, { code });
    }),
    realtime.on('jackpotWon', (win) => void congratulate(win)),
    host.settingsChanged.subscribe((change) => {
      // The first page has just fetched its own. What it has is fetched again when it is next shown.
      if (change === 'first-connect') void queryClient.invalidateQueries({ queryKey: ['games'], refetchType: 'none' });
      else void fetchAgain();
    }),
  ];
  return { stop: () => stops.forEach((stop) => stop()) };
}
