import { eq, sql } from 'drizzle-orm';

import type { PlayBody } from '../../wire/index.ts';
import { hashOfAccess, lockPlayer, requireCurrent, type SessionRow } from '../access/session-of.ts';
import type { HouseGame } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import type { MathsRound } from '../maths/maths-round.ts';
import type { LockedPlayer, RoundSeeds } from '../seeds/seeds.ts';
import { openRound } from '../life/advance.ts';
import { hashOfPlay, newRow, refusing, requireFreeStake, requireStake } from './new-round.ts';
import { placeBet } from './place-bet.ts';
import { progress, type Progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import { roundById, type RoundRow } from './store/round-store.ts';
import { viewRound } from './view/frame-view.ts';

/** Opens a round in a transaction (RGS-01): one statement of checks, and everything stored before the wallet is called. */
export async function openPlay(tx: Db, deps: RoundDeps, access: string, body: PlayBody): Promise<Progress> {
  const player = await lockPlayer(tx, access);
  const { session, known, unfinished } = await readCaller(tx, access, body);
  if (known !== null) return { row: await knownRound(tx, known, body), calls: [] };
  requireCurrent(session);
  if (session.state === 'expired') throw new FrameFailure('sessionExpired');
  const game = deps.catalogue.game(session.gameCode);
  if (game === undefined) throw new FrameFailure('unknownGame');
  if (game.title.table !== undefined) return placeBet(tx, deps, { session, game, body });
  if (unfinished !== null) throw await refuseSecond(tx, deps, { session, unfinished });
  const mode = body.mode ?? game.modes[0] ?? '';
  const { stake: text, free } = body;
  const stake =
    free === undefined
      ? requireStake(session, game, { mode, text })
      : requireFreeStake(session, game, { mode, text, grant: free });
  requireTime(deps, session, player);
  const { seeds, spent } = await deps.seeds.next(tx, player, session);
  const id = deps.ids();
  const maths = openMaths(deps, game, { mode, params: body.params, stake, seeds });
  const row = newRow({ deps, id, session, game, seeds, body, stake });
  const sessionsOf = { staking: session, opening: session };
  return progress(tx, deps, { row, isNew: true, spent, sessions: sessionsOf }, openRound(id, maths));
}

/** Everything that a play depends on, under the lock of its player. */
interface Caller {
  readonly session: SessionRow;
  /** Id of the round that the request opened before. */
  readonly known: string | null;
  /** Id of the unfinished round of the player in the game. */
  readonly unfinished: string | null;
}

/** Reads what a play depends on, in one statement. Throws `unauthorized`. */
async function readCaller(tx: Db, access: string, { request_id }: PlayBody): Promise<Caller> {
  const [caller] = await tx
    .select({
      session: sessions,
      known: sql<string | null>`(SELECT r.id FROM rounds r WHERE r.player_id = sessions.player_id
        AND r.game_code = sessions.game_code AND r.request_id = ${request_id})`,
      unfinished: sql<string | null>`(SELECT r.id FROM rounds r WHERE r.player_id = sessions.player_id
        AND r.game_code = sessions.game_code AND r.money = sessions.money AND NOT r.finished
        ORDER BY r.opened_at DESC LIMIT 1)`,
    })
    .from(sessions)
    .where(eq(sessions.accessHash, hashOfAccess(access)));
  if (caller === undefined) throw new FrameFailure('unauthorized');
  return caller;
}

/** The round of a request that came before. Throws `requestMismatch` if it had another body. */
async function knownRound(tx: Db, id: string, body: PlayBody): Promise<RoundRow> {
  const known = await roundById(tx, id);
  if (known.requestHash !== hashOfPlay(body)) throw new FrameFailure('requestMismatch');
  return known;
}

/** The refusal of a second round while one is unfinished. It has that round. */
async function refuseSecond(
  tx: Db,
  { maths, clock }: RoundDeps,
  { session, unfinished }: { readonly session: SessionRow; readonly unfinished: string },
): Promise<FrameFailure> {
  const row = await roundById(tx, unfinished);
  const round = viewRound(row, { maths, now: clock.now(), shortest: session.rules.shortest_round_ms });
  return new FrameFailure(row.state === 'open' ? 'roundOpen' : 'booking', { round });
}

function requireTime({ clock }: RoundDeps, session: SessionRow, { lastSession, lastRoundAt }: LockedPlayer): void {
  if (lastSession !== session.id || lastRoundAt === null) return;
  const left = lastRoundAt + session.rules.shortest_round_ms - clock.now();
  if (left > 0) throw new FrameFailure('tooEarly', { left_ms: left });
}

function openMaths(
  { maths }: RoundDeps,
  { title }: HouseGame,
  options: {
    readonly mode: string;
    readonly stake: bigint;
    readonly params: Readonly<Record<string, unknown>>;
    readonly seeds: RoundSeeds;
  },
): MathsRound {
  const { mode, stake, params, seeds } = options;
  const { engine, model } = title;
  return refusing(() => maths.open({ engine, model, mode, bet: Number(stake), params, seeds }));
}
