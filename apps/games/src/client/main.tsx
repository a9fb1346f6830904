import '@kvota/ui/global';
import { activate, loadMessages, markDocument } from '@kvota/i18n';
import type { Locale } from '@kvota/contracts';
import type { PageMessage } from '@kvota/contracts/game';
import { connectToPage } from '@kvota/game-bridge/frame';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { FrameApp } from './app/FrameApp.tsx';
import { createLook } from './app/look.ts';
import type { FrameSession } from '../wire/index.ts';
import { createGame, type GameDeps } from './play/create-game.ts';
import { createGamesApi } from './play/games-api.ts';
import { createSound } from './sound/create-sound.ts';
import { followSounds } from './sound/follow.ts';
import { soundOfGame, soundOfTable } from './sound/sound-of.ts';
import { createTable, type TableStore } from './table/create-table.ts';
import { createTableFeed } from './table/table-feed.ts';

const container = document.querySelector('#app');
if (!container) throw new Error('index.html has no #app.');

const code = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const look = createLook(document.documentElement);
const clock = { now: () => performance.now() };
/** Remainders of 32 bits favour no small range noticeably, and no outcome depends on them. */
const randomInt = (n: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n;
const deps: GameDeps = {
  api: createGamesApi((...request) => fetch(...request)),
  clock,
  later(run, afterMs) {
    const timer = setTimeout(run, afterMs);
    return () => clearTimeout(timer);
  },
  requestId: () => crypto.randomUUID(),
  tell: (message) => page.send(message),
};
const game = createGame(deps);
const sound = createSound({
  target: window,
  createContext: () => new AudioContext(),
  isHidden: () => document.hidden,
});
followSounds(game, soundOfGame, sound.play);
const feed = createTableFeed((url) => new EventSource(url));
const openTable = (session: FrameSession): TableStore => {
  const table = createTable({ ...deps, feed, refer: (problem) => game.send({ type: 'failed', problem }) }, session);
  followSounds(table, soundOfTable, sound.play);
  return table;
};

async function setLanguage(lang: Locale): Promise<void> {
  await loadMessages(lang, ['games']);
  activate(lang);
  markDocument(document.documentElement, lang);
}

async function start(message: Extract<PageMessage, { type: 'start' }>): Promise<void> {
  look.set(message);
  sound.set(message.sound);
  await setLanguage(message.lang);
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FrameApp store={game} look={look} clock={clock} random={randomInt} send={page.send} openTable={openTable} />
      </I18nProvider>
    </StrictMode>,
  );
  game.send({ type: 'start', token: message.token });
}

function take(message: PageMessage): void {
  switch (message.type) {
    case 'start':
      void start(message);
      return;
    case 'set':
      look.set(message);
      if (message.sound !== undefined) sound.set(message.sound);
      if (message.lang !== undefined) void setLanguage(message.lang);
      return;
    case 'credit':
      return game.refreshCredit();
    case 'ping':
      return page.send({ type: 'alive' });
    case 'pause':
    case 'resume':
    case 'stop':
      return game.send(message);
  }
}

const root = createRoot(container);
const page = connectToPage({ game: code, onMessage: take });
