import type { FrameRound } from '../../wire/index.ts';
import type { SampleWallet } from '../sample-wallet.ts';
import { callFrame, type FrameInput, type FrameReply } from '../test-games.ts';
import type { Random } from './random.ts';

/** The last word that a player got about a request. */
export interface LastAnswer {
  readonly requestId: string;
  readonly round: FrameRound;
}

export interface PlayerDeps {
  readonly id: string;
  readonly sample: SampleWallet;
  readonly random: Random;
  /** Address of any node. */
  readonly url: () => string;
  readonly games: readonly string[];
  /** Waits between two attempts. */
  readonly pause: () => Promise<void>;
}

type Called = 'play' | 'step';
const most = 20_000;

/** A player who repeats each call until it has a final answer, doubles some of them, and reloads the page at times. */
export function createPlayer({ id, sample, random, url, games, pause }: PlayerDeps) {
  let access = '';
  let number = 0;
  let gameCode = '';
  const lastAnswers: LastAnswer[] = [];
  const answers = new Map<string, string>();
  const differing: string[] = [];
  let doubled = 0;

  const enter = async (): Promise<FrameRound | null> => {
    for (;;) {
      const token = sample.grant({ playerId: id, gameCode });
      const reply = await callFrame(url(), 'authenticate', { body: { token } }).catch(() => undefined);
      if (reply?.status === 200) {
        access = reply.answer.access;
        return reply.answer.round;
      }
      await pause();
    }
  };
  /** Sends a call; some are sent twice at once. Answers of a call that is over have to be the same bytes. */
  const send = async <N extends Called>(
    name: N,
    key: string,
    input: FrameInput,
  ): Promise<FrameReply<N> | undefined> => {
    const twice = random.chance(20);
    if (twice) doubled += 1;
    const replies = await Promise.all(
      (twice ? [url(), url()] : [url()]).map((node) =>
        callFrame(node, name, { access, ...input }).catch(() => undefined),
      ),
    );
    for (const reply of replies) {
      if (reply?.status !== 200 || reply.answer.state === 'booking') continue;
      const before = answers.get(key);
      if (before !== undefined && before !== reply.text) differing.push(key);
      answers.set(key, reply.text);
    }
    return replies.find((reply) => reply?.status === 200) ?? replies.find((reply) => reply !== undefined);
  };
  const settled = async (name: Called, key: string, input: FrameInput): Promise<FrameRound> => {
    for (let attempt = 0; attempt < most; attempt += 1) {
      const reply = await send(name, key, input);
      if (reply?.status === 200 && reply.answer.state !== 'booking') return reply.answer;
      const { code, round } = reply?.problem ?? {};
      if (code === 'unauthorized' || code === 'superseded' || code === 'sessionExpired') await enter();
      // The opening of a round that waits was rolled back, or the round is over, while nobody was looking.
      else if (round !== undefined && round.state !== 'booking' && code !== 'booking') return round;
      else await pause();
    }
    throw new Error(`${key} has no final answer.`);
  };
  const finish = async (opened: FrameRound): Promise<FrameRound> => {
    let round = opened;
    while (round.state === 'open') {
      if (random.chance(3)) round = (await enter()) ?? round;
      if (round.state !== 'open') {
        await pause();
        continue;
      }
      const action = random.chance(30) ? (round.actions.at(-1) ?? { type: '' }) : random.pick(round.actions);
      const body = { round_id: round.id, step: round.step, action };
      round = await settled('step', `${round.id}:${round.step}`, { body });
    }
    return round;
  };
  return {
    lastAnswers,
    differing,
    doubled: () => doubled,
    /** Plays rounds of one game after the other, each to its end. */
    async play(rounds: number): Promise<void> {
      for (let i = 0; i < rounds; i += 1) {
        if (i % 50 === 0) gameCode = random.pick(games);
        if (i % 50 === 0) await enter();
        const requestId = `${id}-${number++}`;
        const body = { request_id: requestId, stake: random.pick(['0.10', '1.00', '10.00']) };
        const opened = await settled('play', requestId, { body });
        lastAnswers.push({ requestId, round: await finish(opened) });
      }
    },
  };
}
