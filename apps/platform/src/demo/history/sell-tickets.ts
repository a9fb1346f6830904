import { castPlayers, type CastPlayer } from './cast.ts';
import { playsIn } from './credit.ts';
import {
  actorOf,
  idFor,
  moveTo,
  readCredits,
  requireDone,
  userIdOf,
  type HistoryWeek,
  type HistoryWorld,
} from './history-world.ts';
import { anyOf, pickSelections, slipOf, type Candidate } from './matches/pick-slip.ts';

const minute = 60_000;
/** Milliseconds in which a ticket on matches in play is decided. */
const liveDelay = 10_000;
/** Stakes as multiples of the usual one of a player. */
const stakes = [0.5, 1, 1, 1, 1.5, 2];
/** Numbers of selections: singles most of the time. */
const counts = [1, 1, 1, 1, 2, 2, 2, 3, 4];
/** One of so many tickets is sold back, one is a system, and one is bet on matches in play. */
const [soldOf, systemOf, liveOf] = [10, 6, 7];

/** A moment of a week at which tickets are sold. */
export interface Session {
  readonly number: number;
  readonly at: number;
  /** The part of the tickets of the week. */
  readonly part: number;
  readonly coming: readonly Candidate[];
  readonly live: readonly Candidate[];
}

/** A ticket that was sold. */
export interface Sold {
  readonly id: string;
  readonly player: CastPlayer;
}

/** Sells the tickets of a session, a minute or two apart. Returns those that were accepted. */
export async function sellTickets(world: HistoryWorld, week: HistoryWeek, session: Session): Promise<Sold[]> {
  if (!moveTo(world, session.at)) return [];
  const sold: Sold[] = [];
  const credits = await readCredits(world);
  let at = session.at;
  for (const [n, player] of buyersOf(week, session).entries()) {
    at += minute * (1 + Math.floor(week.random() * 2));
    if (!moveTo(world, at)) return sold;
    const id = idFor(world, `ticket ${week.monday} ${session.number} ${n}`);
    if (await buy(world, week, { id, player, session, at, credits })) sold.push({ id, player });
  }
  return sold;
}

/** The players of a session, in a random order. Each shop has at least one of them in the first session of a week. */
function buyersOf({ number, random }: HistoryWeek, { number: session, part }: Session): CastPlayer[] {
  const playing = castPlayers.filter((player) => playsIn(player, number));
  const regulars = new Map(session === 0 ? playing.toReversed().map((player) => [player.parent, player]) : []);
  const others = playing.flatMap((player) =>
    Array.from({ length: player.tickets }, () => player).filter(() => random() < part),
  );
  return [...regulars.values(), ...others]
    .map((player) => ({ player, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ player }) => player);
}

interface Purchase {
  readonly id: string;
  readonly player: CastPlayer;
  readonly session: Session;
  readonly at: number;
  /** Of players, by id. What they spend is taken off. */
  readonly credits: Map<string, bigint>;
}

/** Buys a ticket. Returns false if the player cannot afford it, or if it was refused. */
async function buy(
  world: HistoryWorld,
  { random }: HistoryWeek,
  { id, player, session, at, credits }: Purchase,
): Promise<boolean> {
  const { offer, tickets, clock } = world;
  const isLive = random() * liveOf < 1 && session.live.length > 0;
  const matches = isLive ? session.live : session.coming;
  const most = anyOf(counts, random) ?? 1;
  // Long tickets are cheap ones.
  const stake = Math.round((player.stake * (anyOf(stakes, random) ?? 1)) / Math.max(1, most - 1));
  const system = random() * systemOf < 1;
  const selections = pickSelections({ offer, matches, random }, isLive ? 1 : most);
  const userId = userIdOf(world, player.name);
  const left = (credits.get(userId) ?? 0n) - BigInt(stake) * 100n;
  if (selections === undefined || left < 0n) return false;
  credits.set(userId, left);
  const slip = slipOf(id, { selections, stake: `${stake}.00`, system });
  const user = { id: userId, username: player.name, roles: [], blocked: false };
  const answer = await tickets.request(user, slip, slip);
  if (!isLive) return 'status' in answer && answer.status === 200 && answer.body.includes('"ErrorText":"ok"');
  clock.moveTo(at + liveDelay);
  await tickets.decideNow();
  return (await tickets.info(userId, id))?.accepted ?? false;
}

/** Sells some of the tickets back, whole or in half, at the prices of the moment. */
export async function sellBack(world: HistoryWorld, { random }: HistoryWeek, sold: readonly Sold[]): Promise<void> {
  for (const { id, player } of sold) {
    if (random() * soldOf >= 1) continue;
    const ratio = random() < 0.6 ? 10_000n : 5000n;
    const userId = userIdOf(world, player.name);
    const asked = await world.cashOuts.quote(userId, { ticketId: id, ratio });
    if (asked.kind !== 'quoted') continue;
    const { quoteId, amount } = asked.quote;
    await world.cashOuts.confirm(userId, { ticketId: id, quoteId, amount });
  }
}

/** Lets the agent of a ticket ask for it to be voided. Returns the request, unless there is none. */
export async function askForVoid(
  world: HistoryWorld,
  { id, player }: Sold,
  reason: string,
): Promise<string | undefined> {
  const request = { requestId: `history-void-${id}`, ticketId: id, reason };
  const answer = await world.agency.requestVoid(actorOf(world, player.parent), request);
  return answer.kind === 'answer' ? (JSON.parse(answer.body) as { id?: string }).id : undefined;
}

/** Lets an agent above decide a request. */
export async function decideVoid(world: HistoryWorld, decider: string, id: string, approve: boolean): Promise<void> {
  const reason = approve ? 'Confirmed with the counter' : 'The match was about to begin';
  const decision = { requestId: `history-decision-${id}`, id, approve, reason };
  requireDone('decide about a ticket', await world.agency.decideVoid(actorOf(world, decider), decision));
}
