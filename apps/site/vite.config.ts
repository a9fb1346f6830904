import { fileURLToPath } from 'node:url';

import { pagePlugins } from '@kvota/shell/vite';
import { appConfig } from '@kvota/vite/app-vite';
import { defineConfig } from 'vite';

const services = ['app/start-browser-services.ts', 'calls/create-call-groups.ts'];
/** Matches in play come by the sockets. */
const socket = 'socket.io-client/build/esm/index.js';
const sportsbook = ['sportsbook/src/start-sportsbook.ts', 'slip/SlipFooterButton.tsx'];

/** The parts of the first screens. Everything else is fetched when they are shown. */
const first = {
  pages: {
    home: {
      parts: [...services, ...sportsbook, 'home/HomePage.tsx', 'home/HomeOffer.tsx', socket],
      texts: ['site', 'betting'],
    },
    betting: { parts: [...services, ...sportsbook, 'prematch/BettingPage.tsx'], texts: ['site', 'betting'] },
    liveBetting: {
      parts: [...services, ...sportsbook, 'live/LiveBettingPage.tsx', socket],
      texts: ['site', 'betting'],
    },
    casino: { parts: [...services, 'lobby/LobbyPage.tsx'], texts: ['site', 'casino'] },
  },
  match: { parts: ['match/MatchPage.tsx'], texts: [] },
} as const;

const served = [fileURLToPath(import.meta.resolve('@kvota/sportsbook/count-taps'))];

export default defineConfig(appConfig({ port: 'site', plugins: pagePlugins('Kvota', { first, served }) }));
