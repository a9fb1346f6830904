import type { SitemapId } from '../../sitemap/src/index.ts';
import type { ServerMessage } from '../../i18n/src/server.ts';

/** Texts of the page's HTML that no script shows. Build and server read them from the catalogs. */
export const pageTexts = {
  noScript: /*i18n*/ {
    id: 'head.noScript',
    message: 'This site needs JavaScript. Switch it on in your browser and load the page again.',
  },
} as const;

const betting = /*i18n*/ {
  id: 'head.betting',
  message:
    'Odds for football, basketball, tennis and more: upcoming matches, all markets, singles, accumulators, systems.',
};
const casino = /*i18n*/ { id: 'head.casino', message: 'Slots, roulette, cards and quick games in one casino lobby.' };
const help = /*i18n*/ {
  id: 'head.help',
  message: 'Help and contact, and how to play responsibly and set yourself limits.',
};
const rules = /*i18n*/ {
  id: 'head.rules',
  message: 'Betting rules, terms and conditions, and how we handle your data.',
};

/** Descriptions for search engines. They list only pages that have one. */
export const descriptions: { readonly [I in SitemapId]?: ServerMessage } = {
  home: /*i18n*/ {
    id: 'head.home',
    message: 'Bet on sports before and during the match. Casino, live casino and virtual sports on the same account.',
  },
  betting,
  liveBetting: /*i18n*/ {
    id: 'head.live',
    message: 'Live betting: odds that follow the match, with scores and statistics of every match in play.',
  },
  scores: /*i18n*/ { id: 'head.scores', message: 'Results and live scores by sport, country and league, day by day.' },
  promo: /*i18n*/ { id: 'head.promo', message: 'Current bonuses and promotions with their terms.' },
  casino,
  slots: casino,
  poker: casino,
  skillGames: casino,
  numberGames: casino,
  other: casino,
  casinoLive: /*i18n*/ { id: 'head.casinoLive', message: 'Live casino: take a seat at a table at any time of day.' },
  virtuals: /*i18n*/ {
    id: 'head.virtuals',
    message: 'Virtual sports around the clock: a new event every few minutes.',
  },
  sportbettingRules: rules,
  termsnc: rules,
  privacy: rules,
  documents: rules,
  support: help,
  contactUs: help,
  aboutUs: help,
  responsibleGambling: help,
};
