import { maintenanceExemptRole, moneyToMinor, type ReachedLimit } from '@kvota/contracts';
import type { WalletTransaction } from '@kvota/contracts/wallet';

import type { Db } from '../../database/database.ts';
import type { Funds } from '../../ledger/ledger.ts';
import { limitSums } from '../../limits/limit-sums.ts';
import { limitOfBet, neededSums, switchedOff } from '../../limits/reached-limit.ts';
import { playStop } from '../../protection/play/play-stop.ts';
import { grantOf } from '../free-rounds/free-rounds.ts';
import { decideBet, type GateDecision } from '../gate/bet-gate.ts';
import { rulesFor } from '../gate/game-rules.ts';
import { limitSwitchOf } from '../gate/limit-switch.ts';
import { stakesOf } from '../sessions/create-game-sessions.ts';
import { isOpen } from '../sessions/open-session.ts';
import type { BookingDeps, OperatorFacts } from './operator-facts.ts';
import { isBet, isFree, sumOf } from './stakes.ts';
import type { CallFacts, MoneySession, RoundFacts } from './wallet-store.ts';

/** The stakes of a call, with what was read for them under the lock of the wallet. */
interface Bet extends Pick<CallFacts, 'session' | 'user' | 'limits' | 'play' | 'round'> {
  readonly bets: readonly WalletTransaction[];
  readonly stake: bigint;
  readonly funds: Funds;
}

/** Returns whether the stakes of a call may be booked. The wallet is locked. */
export async function decideStakes(
  tx: Db,
  { clock }: Pick<BookingDeps, 'clock'>,
  { session, user, limits, play, round, bets, stake, funds }: Bet,
  { game, settings, maintenance, highestStake }: OperatorFacts,
): Promise<GateDecision> {
  const { currency } = session;
  const kind = rulesFor(settings.profile, game?.kind ?? 'slots', { ...settings, currency });
  return decideBet({
    now: clock.now(),
    casinoOff: game !== undefined && settings.off[game.area],
    maintenance: maintenance && !user.roles.includes(maintenanceExemptRole),
    blocked: user.blocked,
    stop: playStop(play, clock.now()),
    limited: {
      off: game && switchedOff(limits, [limitSwitchOf[game.area]]),
      stake: await limitOfStake(tx, clock.now(), { session, limits, bets, round }),
    },
    game: { enabled: game?.enabled === true && kind.offered, until: game?.until },
    session: {
      open: isOpen(session, clock.now()),
      gameCode: session.gameCode,
      lastRoundAt: session.lastRoundAt?.getTime(),
      shortestRound: kind.rules.shortest_round_ms,
    },
    round: { state: round?.state, own: isOwn(round, session) },
    stake,
    stakes: game === undefined ? [] : stakesOf(game, settings, currency, highestStake),
    sums: game?.sums === true,
    funds: funds.wallet0 + funds.wallet1,
    free: await freeOf(tx, clock.now(), { session, round, bets }),
  });
}

/** Sums are read under the lock of the wallet, and only if a limit needs them. */
async function limitOfStake(
  tx: Db,
  now: number,
  { session, limits, bets, round }: Pick<Bet, 'session' | 'limits' | 'bets' | 'round'>,
): Promise<ReachedLimit | undefined> {
  const { userId, currency } = session;
  const needed = neededSums(limits, currency);
  const sums = needed && (await limitSums(tx, { userId, currency, now, ...needed }));
  return limitOfBet({ limits, currency, sums, now }, { stake: sumOf(bets.filter(isBet)), before: round?.staked ?? 0n });
}

/** A free bet opens its round, alone, with the stake of a grant that has rounds left (CAS-55). */
async function freeOf(
  tx: Db,
  now: number,
  { session, round, bets }: Pick<Bet, 'session' | 'round' | 'bets'>,
): Promise<'granted' | 'none' | undefined> {
  const [bet] = bets;
  if (bet === undefined || !bets.some(isFree)) return undefined;
  const grant = await grantOf(tx, bet.grant);
  if (grant === undefined || round !== undefined || bets.length > 1) return 'none';
  const { userId, currencyId, gameCode } = session;
  const isOwn = grant.userId === userId && grant.currencyId === currencyId && grant.gameCode === gameCode;
  const isOpen = grant.used < grant.rounds && grant.expiresAt.getTime() > now;
  return isOwn && isOpen && grant.stake === moneyToMinor(bet.amount) ? 'granted' : 'none';
}

/** A round belongs to a player's wallet and game; a later session may go on with it. */
const isOwn = (round: RoundFacts | undefined, { walletId, gameCode }: MoneySession): boolean =>
  round === undefined || (round.walletId === walletId && round.gameCode === gameCode);

/** A win is booked for every round that is open, whatever became of its session (CAS-12). */
export function decideWin(session: MoneySession, round: RoundFacts | undefined): GateDecision {
  if (round === undefined || !isOwn(round, session)) return { kind: 'refuse', status: 'unknownRound' };
  if (round.state === 'cancelled') return { kind: 'refuse', status: 'rolledBack' };
  return round.state === 'finished' ? { kind: 'refuse', status: 'roundClosed' } : { kind: 'allow' };
}
