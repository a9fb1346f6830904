import { randomUUID } from 'node:crypto';

import type { NewSelection, SlipConfig } from '@kvota/bet-slip/slip';
import { oddsToThousandths, selectionsOf, type CallInput, type Match } from '@kvota/contracts';
import type { WireCalls, ForcedOutcome } from '@kvota/contracts/operator';
import { createTestPlatform, type FakeClock, type TestPlatform } from '@kvota/platform';

import { createSlipClient, type SlipClient } from './slip-client.ts';

/** The tools of a case: one platform, an operator, a signed-in player, unused matches. */
export interface World {
  readonly platform: TestPlatform;
  /** Returns a client whose slip has two prematch matches and a stake of 100 by default. */
  readonly client: (options?: {
    readonly legs?: readonly NewSelection[];
    readonly stake?: string;
    readonly config?: Partial<SlipConfig>;
    readonly visitor?: boolean;
    readonly autoOdds?: boolean;
    readonly id?: string;
  }) => SlipClient;
  /** Returns the same tab after a reload, with its stored state. */
  readonly reload: (kept: string) => SlipClient;
  readonly prematch: (count?: number) => NewSelection[];
  readonly live: () => NewSelection;
  readonly force: (force: ForcedOutcome | null) => Promise<void>;
  readonly moveOdds: (leg: NewSelection, odds: string | null, cms?: boolean) => Promise<void>;
  readonly suspend: (leg: NewSelection, suspended: boolean, cms?: boolean) => Promise<void>;
  /** Stops the feed or starts it again. */
  readonly setFeed: (running: boolean) => Promise<void>;
  readonly block: (blocked: boolean) => Promise<void>;
  readonly maintenance: (seconds: number) => Promise<void>;
  readonly setting: (key: string, value: unknown) => Promise<void>;
  /** Returns the id for the next ticket of a client. */
  readonly newId: () => string;
  readonly playerToken: string;
  readonly close: () => Promise<void>;
}

type OperatorCall =
  | 'setFeed'
  | 'forceTicket'
  | 'moveOdds'
  | 'suspendMarket'
  | 'setBlocked'
  | 'setMaintenance'
  | 'setSetting';

const hour = 3_600_000;
/** The number of matches for a whole run. */
const prepared = 150;

export async function openWorld(clock?: FakeClock): Promise<World> {
  const rate = { perSecond: 10_000, burst: 100_000 };
  const platform = await createTestPlatform({ rate, ...(clock && { clock }) });
  const [player, operator] = [await platform.signIn('player'), await platform.signIn('operator')];
  const token = player.access_token;
  const operate = async <N extends OperatorCall>(name: N, input: CallInput<WireCalls[N]>): Promise<void> => {
    const answer = await platform.call(name, input, operator.access_token);
    if (answer.ErrorText !== 'ok') throw new Error(`${name} was refused: ${JSON.stringify(answer)}`);
  };
  const legs = (await prematchLegs(platform)).slice(0, prepared);
  // The operator holds all odds, so that only a case moves them.
  for (const leg of legs) await platform.offer.moveOdds(refOf(leg), oddsToThousandths(leg.price), false);
  const unused = legs.values();
  const newId = (): string => `ticket-${randomUUID()}`;
  const prematch = (count = 2): NewSelection[] =>
    Array.from({ length: count }, () => {
      const { value } = unused.next();
      if (!value) throw new Error('The offer has no more matches that start late enough.');
      return value;
    });
  const live = await liveLegs(platform);
  return {
    platform,
    newId,
    prematch,
    playerToken: token,
    client({ legs = prematch(), stake = '100', config, visitor = false, autoOdds = false, id } = {}) {
      const ids = id === undefined ? newId : () => id;
      const client = createSlipClient(platform, {
        ...(visitor ? {} : { token }),
        ...(config ? { config } : {}),
        newId: ids,
      });
      client.slip.send({ type: 'set-auto-odds', on: autoOdds });
      for (const selection of legs) client.slip.send({ type: 'add', selection });
      client.slip.send({ type: 'set-stake', stake });
      return client;
    },
    reload: (kept) => createSlipClient(platform, { token, newId, kept }),
    live: () => {
      const leg = live.shift();
      if (!leg) throw new Error('The live offer has no more open selections.');
      return leg;
    },
    force: (force) => operate('forceTicket', { body: { username: 'player', force } }),
    moveOdds: (leg, odds, cms = false) => operate('moveOdds', { body: { ...refOf(leg), odds, cms } }),
    suspend: ({ id, marketName }, suspended, cms = false) =>
      operate('suspendMarket', { body: { eventId: id, marketCode: marketName, suspended, cms } }),
    setFeed: (running) => operate('setFeed', { body: { running } }),
    block: (blocked) => operate('setBlocked', { body: { username: 'player', blocked } }),
    maintenance: (seconds) => operate('setMaintenance', { body: { seconds } }),
    setting: (key, value) => operate('setSetting', { body: { group: 'ticket', key, value } }),
    close: () => platform.close(),
  };
}

const refOf = ({ id, marketName, outcome }: NewSelection) => ({
  eventId: id,
  marketCode: marketName,
  selectionCode: outcome,
});

/** Returns one open selection of each prematch match that starts after the end of a run. */
async function prematchLegs(platform: TestPlatform): Promise<NewSelection[]> {
  const legs: NewSelection[] = [];
  for (const sport_code of ['F', 'B', 'T']) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const body = {
        sport_code,
        page,
        time_filter: 72 as const,
        special_filter: null,
        table_view: 'timeline' as const,
      };
      const { result, totalPages } = await platform.call('bettingOffer', { body });
      pages = totalPages;
      const late = result.filter(({ timeStart }) => Date.parse(timeStart) > platform.clock.now() + 3 * hour);
      legs.push(...late.flatMap((match) => legOf(match, 'prematch') ?? []));
    }
  }
  return legs;
}

async function liveLegs(platform: TestPlatform): Promise<NewSelection[]> {
  const { result } = await platform.call('liveOffer', { body: {} });
  return result.flatMap((match) => legOf(match, 'live') ?? []);
}

/** The lowest odds of a free bet, so that a leg fits every ticket. */
const least = 1.4;

function legOf(match: Match, desc: 'prematch' | 'live'): NewSelection | undefined {
  for (const [marketName, market] of Object.entries(match.markets)) {
    if (market.MS !== 'OPEN') continue;
    const open = selectionsOf(market).find(([, { O }]) => Number(O) >= least && Number(O) < 10);
    if (!open) continue;
    const [outcome, { O: price }] = open;
    return {
      id: match.eventId,
      desc,
      marketName,
      marketDesc: marketName,
      outcome,
      price,
      band: null,
      pair: `${match.hostName} - ${match.awayName}`,
      sfId: match.sfId,
      time: match.timeStart,
      timeStart: Date.parse(match.timeStart),
      marketsKey: marketName,
      marketsTable: null,
      marketsGroup: null,
      player: null,
      sport: match.sport,
      realSport: null,
    };
  }
  return undefined;
}
