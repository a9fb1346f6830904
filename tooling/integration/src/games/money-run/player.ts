import { tableEventsPath, type FrameRound, type FrameSession, type TableSnapshot } from '@kvota/games-server/wire';

import type { Account } from '../processes/accounts.ts';
import { chooseBet } from './choices.ts';
import {
  callFrame,
  isFinal,
  noReply,
  problemOf,
  roundOf,
  type FrameInput,
  type Reply,
} from '../processes/frame-call.ts';
import type { Random } from './random.ts';

/** The last answer that a player got about a round. */
export interface LastAnswer {
  readonly player: string;
  readonly requestId: string;
  readonly round: FrameRound;
}

export interface PlayerDeps {
  readonly account: Account;
  readonly random: Random;
  readonly games: readonly string[];
  /** Address of a game server that may be dead. */
  readonly url: () => string;
  /** Waits by the clock of the run. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** True once no new round is to be begun. */
  readonly isOver: () => boolean;
  /** Receives each round once it is final. */
  readonly ended: (answer: LastAnswer) => void;
  /** Makes an id that was not used before, also in an earlier part of the run. */
  readonly newId: () => string;
}

export interface Player {
  /** Plays until the run is over. Every round that was begun is played to its end. */
  play(): Promise<void>;
  /** Requests that were sent twice at once. */
  doubled(): number;
  /** Requests whose repetition had other bytes as its answer. */
  readonly differing: readonly string[];
}

const visit = 50;
const betsAtOnce = 15;
const most = 5000;

/** A player who repeats each call until it has a final answer, doubles a fifth of them, and reloads the page at times. */
export function createPlayer({ account, random, games, url, wait, isOver, ended, newId }: PlayerDeps): Player {
  const player = account.username;
  let session: FrameSession | undefined;
  let gameCode = '';
  let doubled = 0;
  const answers = new Map<string, string>();
  const differing: string[] = [];

  const enter = async (): Promise<FrameSession> => {
    for (let tries = 0; tries < most; tries += 1) {
      const token = await account.start(gameCode).catch(() => undefined);
      const reply = token === undefined ? noReply : await callFrame(url(), 'authenticate', { body: { token } });
      if (reply.status === 200) {
        session = reply.json as FrameSession; // of this call
        return session;
      }
      await wait(2000);
    }
    throw new Error(`${player} cannot enter ${gameCode}.`);
  };
  /** Sends a call, sometimes twice at once. Final answers to the same call have to be the same bytes. */
  const send = async (name: 'play' | 'step', key: string, input: FrameInput): Promise<Reply> => {
    const twice = random.chance(20);
    if (twice) doubled += 1;
    const full = { access: session?.access ?? '', ...input };
    const replies = await Promise.all((twice ? [url(), url()] : [url()]).map((node) => callFrame(node, name, full)));
    for (const reply of replies) {
      if (reply.status !== 200 || roundOf(reply).state === 'booking') continue;
      const before = answers.get(key);
      if (before !== undefined && before !== reply.text) differing.push(key);
      answers.set(key, reply.text);
    }
    return replies.find(({ status }) => status === 200) ?? replies.find(({ status }) => status !== 0) ?? noReply;
  };
  /** Repeats a call until it is decided. Returns undefined if no round can come of it. */
  const settled = async (name: 'play' | 'step', key: string, input: FrameInput): Promise<FrameRound | undefined> => {
    for (let tries = 0; tries < most; tries += 1) {
      const reply = await send(name, key, input);
      if (reply.status === 200 && roundOf(reply).state !== 'booking') return roundOf(reply);
      const { code, round, left_ms = 0 } = problemOf(reply);
      if (code === 'unauthorized' || code === 'superseded' || code === 'sessionExpired') await enter();
      else if (code === 'betsClosed' || code === 'tableLimit') return undefined;
      else if (code === 'tooEarly') await wait(left_ms);
      // Rolled back, or over, while nobody was looking.
      else if (round !== undefined && round.state !== 'booking' && code !== 'booking') return round;
      else if (reply.status >= 400 && reply.status < 500 && code !== 'booking')
        throw new Error(`${player} ${gameCode} ${key}: ${reply.text}`);
      else await wait(300);
    }
    throw new Error(`${key} of ${player} has no final answer.`);
  };
  const finish = async (opened: FrameRound): Promise<FrameRound> => {
    let round = opened;
    while (!isFinal(round)) {
      if (random.chance(3)) round = (await enter()).round ?? round;
      if (round.state === 'open') {
        const action = random.chance(30) ? round.actions.at(-1) : random.pick(round.actions);
        const body = { round_id: round.id, step: round.step, action: action ?? { type: '' } };
        round = (await settled('step', `${round.id}:${round.step}`, { body })) ?? round;
      } else if (!isFinal(round)) round = await read(round);
    }
    return round;
  };
  const read = async (round: FrameRound): Promise<FrameRound> => {
    await wait(500);
    const reply = await callFrame(url(), 'round', { access: session?.access ?? '', id: round.id });
    if (reply.status === 401) await enter();
    return reply.status === 200 ? roundOf(reply) : round;
  };
  /** Cashes out where a bet can leave its round while that runs. */
  const leave = async (round: FrameRound): Promise<FrameRound> => {
    const [action] = round.actions;
    if (action === undefined) return round;
    const body = { round_id: round.id, step: round.step, action };
    return (await settled('step', `${round.id}:${round.step}`, { body })) ?? round;
  };
  const over = async (requestId: string, round: FrameRound): Promise<void> => {
    answers.clear();
    ended({ player, requestId, round });
    if (round.refusal?.status === 'realityCheckDue') await account.confirm().catch(() => {});
    if (round.refusal?.status === 'sessionExpired') await enter();
    if (round.wait_ms > 0) await wait(round.wait_ms);
  };
  const playRound = async (): Promise<void> => {
    const requestId = newId();
    const body = { request_id: requestId, ...chooseBet(random, session ?? (await enter())) };
    const opened = await settled('play', requestId, { body });
    if (opened !== undefined) await over(requestId, await finish(opened));
  };
  /** Places bets on the running round of a table, and waits for its result. */
  const playTable = async (): Promise<number> => {
    const moment = await momentOf(url(), gameCode);
    if (moment?.phase !== 'betting' || (moment.left_ms ?? 0) < 3000) {
      await wait(moment?.left_ms ?? 1000);
      return 0;
    }
    const placed: { readonly requestId: string; readonly round: FrameRound }[] = [];
    for (let bets = 0; bets < betsAtOnce; bets += 1) {
      const requestId = newId();
      const bet = chooseBet(random, session ?? (await enter()), moment.number);
      const body = { request_id: requestId, round: moment.number, ...bet };
      const round = await settled('play', requestId, { body });
      if (round === undefined) break;
      placed.push({ requestId, round });
    }
    for (const { requestId, round } of placed) {
      let now = round;
      while (!isFinal(now)) now = await read(random.chance(30) ? await leave(now) : now);
      await over(requestId, now);
    }
    return placed.length;
  };
  return {
    differing,
    doubled: () => doubled,
    async play() {
      while (!isOver()) {
        gameCode = random.pick(games);
        const { round, game } = await enter();
        // Of an earlier visit, or of an earlier part of the run.
        if (round !== null) await over('', await finish(round));
        for (let played = 0; played < visit && !isOver();)
          played += game.table === true ? Math.max(1, await playTable()) : await playRound().then(() => 1);
      }
    },
  };
}

/** The running phase of a table: the first event. */
async function momentOf(url: string, code: string): Promise<TableSnapshot['moment'] | undefined> {
  const ended = new AbortController();
  try {
    const response = await fetch(url + tableEventsPath.replace('{code}', code), { signal: ended.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return undefined;
      text += part.value;
      if (text.includes('\n\n')) break;
    }
    const data = /^data: (.*)$/m.exec(text)?.[1];
    return data === undefined ? undefined : (JSON.parse(data) as TableSnapshot).moment;
  } catch {
    return undefined;
  } finally {
    ended.abort();
  }
}
