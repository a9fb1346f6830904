import { moneyToMinor } from '@kvota/contracts';
import { wireCalls, type WireCallName } from '@kvota/contracts/operator';
import type { Clock } from '@kvota/server';

import type { Bonuses, Granted } from '../bonuses/bonuses.ts';
import type { Messages } from '../messages/messages.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';
import type { SignIns } from '../identity/sessions/sign-ins.ts';
import type { RegisterChecks } from '../protection/register/register-checks.ts';
import type { SportsChannel } from '../sockets/sports-channel.ts';
import type { UserRecord, Users } from '../users/users.ts';
import type { CallFaults } from '../http/call-faults.ts';

export interface PlayerControlDeps {
  readonly clock: Clock;
  readonly users: Users;
  readonly bonuses: Pick<Bonuses, 'grant'>;
  readonly messages: Pick<Messages, 'send'>;
  readonly signIns: Pick<SignIns, 'endAll'>;
  readonly faults: Pick<CallFaults, 'set'>;
  readonly registerChecks: Pick<RegisterChecks, 'ask'>;
  readonly sports: Pick<SportsChannel, 'dropAll' | 'dropUser'>;
}

const ok = { ErrorText: 'ok' };
const unknownUser = refused('unknownUser');

const notGranted = {
  otherGrant: refused('requestIdUsed'),
  tooMuch: refused('creditTooHigh'),
  staff: refused('staffAccount'),
  playPaused: refused('playPaused'),
  selfExcluded: refused('selfExcluded'),
  registerUnknown: refused('registerUnknown'),
  limitRequired: refused('limitRequired'),
} satisfies Readonly<Record<Exclude<Granted['kind'], 'granted'>, unknown>>;

/** Serves the operator's controls of one player: roles, sessions, sockets, faults of calls, messages, bonuses. */
export function playerControls(options: PlayerControlDeps) {
  const { clock, users, bonuses, messages, signIns, faults, sports, registerChecks } = options;
  /** Runs with the user of a name, or with undefined if no name is given, which means everyone. */
  const named = async <T>(
    username: string | undefined,
    run: (user: UserRecord | undefined) => T | Promise<T>,
  ): Promise<T | typeof unknownUser> => {
    const user = username === undefined ? undefined : await users.byUsername(username);
    return username !== undefined && user === undefined ? unknownUser : run(user);
  };
  return {
    setBlocked: async ({ body: { username, blocked } }) =>
      (await users.setBlocked(username, blocked)) ? ok : unknownUser,
    setRoles: async ({ body: { username, roles } }) =>
      (await users.setRoles(username, [...new Set(roles)])) ? ok : unknownUser,
    async endSessions({ body: { username } }) {
      const user = await users.byUsername(username);
      if (user === undefined) return { ...unknownUser, ended: 0 };
      const ended = await signIns.endAll(user.id);
      void sports.dropUser(user.id);
      return { ErrorText: 'ok', ended };
    },
    dropSockets: async ({ body: { username } }) => ({
      dropped: 0,
      ...(await named(username, async (user) => ({
        ErrorText: 'ok',
        dropped: await (user === undefined ? sports.dropAll() : sports.dropUser(user.id)),
      }))),
    }),
    async setFault({ body: { call, fault, seconds, username } }) {
      if (call !== '*' && !isCall(call)) return refused('unknownCall', `There is no call ${call}.`);
      return named(username, async (user) => {
        await faults.set({ call, userId: user?.id, fault, seconds });
        return ok;
      });
    },
    sendMessage: async ({ body: { requestId, username, texts } }) =>
      named(username, async (user) => {
        const id = requestId === undefined ? undefined : `request:${requestId}`;
        return { ErrorText: 'ok', id: await messages.send({ userId: user?.id, texts, ...(id && { id }) }) };
      }),
    async grantBonus({ body: { requestId, username, amount, expiresAt, ...bonus } }) {
      const user = await users.byUsername(username);
      if (user === undefined) return unknownUser;
      const [minor, end] = [moneyToMinor(amount), expiresAt === undefined ? undefined : Date.parse(expiresAt)];
      if (minor <= 0n) return refused('invalidAmount');
      if (end !== undefined && end <= clock.now()) return refused('invalidEnd');
      const key = { source: 'grantBonus', externalId: requestId };
      const granted = await bonuses.grant({ ...bonus, key, userId: user.id, amount: minor, expiresAt: end });
      // Nobody asks about a player who is not here. The same request works when the register has answered.
      if (granted.kind === 'registerUnknown') registerChecks.ask(user.id, 'marketing');
      return granted.kind === 'granted' ? { ErrorText: 'ok', id: granted.id } : notGranted[granted.kind];
    },
  } satisfies Handlers;
}

const isCall = (name: string): name is WireCallName => Object.hasOwn(wireCalls, name);
