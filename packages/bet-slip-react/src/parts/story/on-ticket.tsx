import type { NewSelection, SlipEnv, SlipLimits } from '@kvota/bet-slip/slip';
import { createSlip, type Slip, type SlipEffects } from '@kvota/bet-slip/store';
import { formatsOf, languageNames } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { useEffect, type ReactElement } from 'react';
import { screen } from 'storybook/test';

import { SlipDialogs } from '../payment/SlipDialogs.tsx';
import { SlipPanel } from '../SlipPanel.tsx';
import { SlipHost } from '../host/SlipHost.tsx';
import type { SlipHostDeps } from '../host/slip-host.ts';

/** The time of every story, between the matches in play and those to come. */
export const storyTime = Date.parse('2026-11-21T17:30:00Z');

const limits: SlipLimits = {
  minTicketPayin: [
    { currency: 'RSD', limit: '20' },
    { currency: 'FREEBET-RSD', limit: '20' },
  ],
  minPayinPerSystemComb: [{ currency: 'RSD', limit: '1' }],
  maxTicketWin: [{ currency: 'RSD', limit: '10000000' }],
  timeoutPrematchTicket: 15,
  timeoutLiveTicket: 20,
  liveTicketDelay: 5,
  maxSystemTicketCombinations: 1000,
  maxTicketSelections: 30,
};

type Player = Omit<SlipEnv, 'now' | 'newId'>;

export const player: Player = {
  loggedIn: true,
  wallet: { currency: 'RSD', currencyId: 941 },
  limits,
  blocked: false,
  maintenance: false,
  online: true,
};
export const visitor: Player = { ...player, loggedIn: false, wallet: null };
export const withFreeBet: Player = { ...player, wallet: { currency: 'FREEBET-RSD', currencyId: 1000 } };

/** The steps that bring a slip into the state of a story. */
interface TicketScript {
  readonly picks?: readonly NewSelection[];
  readonly stake?: string;
  readonly by?: Player;
  /** Runs after the picks are added. */
  readonly course?: (slip: Slip) => void;
  readonly host?: Partial<SlipHostDeps>;
  /** True if time passes, as on a page. Otherwise it is fixed, and the main button is never held. */
  readonly running?: boolean;
  readonly effects?: SlipEffects;
  /** Milliseconds since the time of the stories, moved by the story. The main button is then held as on a page. */
  readonly clock?: () => number;
}

interface Loaded {
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** Returns the slip of the running story. */
export function slipOf({ loaded }: Loaded): Slip {
  const slip = loaded['slip'];
  if (typeof slip !== 'object' || slip === null) throw new Error('This story has no slip: spread onTicket(…) into it.');
  return slip as Slip; // only onTicket puts something under this name
}

/** Creates a story of the parts without an app or a platform, at a fixed time. */
export function onTicket(script: TicketScript = {}) {
  const { picks = [], stake, by = player, course, host, running = false, effects = {}, clock } = script;
  const load = (): { slip: Slip } => {
    const started = performance.now();
    const slip = createSlip({
      config: running || clock ? {} : { holdMs: 0 },
      deps: {
        now: () => storyTime + (clock?.() ?? (running ? performance.now() - started : 0)),
        newId: () => (clock ? `story-ticket-${clock()}` : 'story-ticket'),
        host: () => by,
        after: (ms, run) => {
          if (!running) return () => undefined;
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      effects,
    });
    for (const selection of picks) slip.send({ type: 'add', selection });
    if (stake !== undefined) slip.send({ type: 'set-stake', stake });
    course?.(slip);
    return { slip };
  };
  return {
    loaders: [load],
    render: (_: unknown, context: Loaded & { readonly globals: Readonly<Record<string, unknown>> }) => (
      <Parts slip={slipOf(context)} given={{ ...hostIn(context.globals['language'], by), ...host }} />
    ),
  };
}

function Parts({ slip, given }: { readonly slip: Slip; readonly given: SlipHostDeps }): ReactElement {
  useEffect(() => slip.stop, [slip]);
  return (
    <SlipHost value={given}>
      <div style={{ maxWidth: 400, marginInline: 'auto' }}>
        <SlipPanel slip={slip} />
      </div>
      <SlipDialogs slip={slip} />
    </SlipHost>
  );
}

const isLanguage = (name: unknown): name is keyof typeof languageNames =>
  typeof name === 'string' && Object.hasOwn(languageNames, name);

function hostIn(language: unknown, { wallet }: Player): SlipHostDeps {
  const code = wallet?.currency;
  return {
    formats: formatsOf(isLanguage(language) ? language : 'en'),
    currency: code === undefined ? undefined : { code, label: code === 'RSD' ? '' : 'FREEBET' },
    marketName: (sport, market) => {
      const [, family, line = ''] = /^(.*?)(\d+\.\d+)?$/.exec(market) ?? [];
      return textOf(`market.${sport}.${family}`, { line }).trim();
    },
    outcomeName: (outcome) => (/^[a-z]/.test(outcome) ? textOf(`outcome.${outcome}`) : outcome),
    login: () => undefined,
    showTickets: () => undefined,
  };
}

/** Returns a text of the catalogs in the language of the story, for play functions. */
export function textOf(id: string, values?: Record<string, unknown>): string {
  return i18n._(id, values);
}

export const payButton = () => screen.findByTestId('pay');
