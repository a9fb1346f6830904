import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { frameCalls, type FrameAnswer, type FrameCall, type FrameCallName, type FrameCalls } from '../../wire/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Tables } from '../tables/tables.ts';
import { invalidInput } from './answer-problem.ts';

type Input<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Part<C, K extends string> = C extends Readonly<Record<K, infer S>> ? Input<S> : undefined;

/** The parsed input of a call. `access` is the bearer; empty if the call needs none. */
interface FrameInput<N extends FrameCallName> {
  readonly access: string;
  readonly params: Part<FrameCalls[N], 'params'>;
  readonly body: Part<FrameCalls[N], 'body'>;
}

/** An answer as JSON text, with bytes that are stored. */
class StoredText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type FrameHandlers = {
  readonly [N in FrameCallName]: (input: FrameInput<N>) => Promise<FrameAnswer<N> | StoredText>;
};

/** Serves the calls of the frame. Every input is parsed by the schema of its call (RGS-20). */
export function frameRoutes(
  app: FastifyInstance,
  { rounds, sessions, tables }: { readonly rounds: Rounds; readonly sessions: Sessions; readonly tables: Tables },
): void {
  app.removeContentTypeParser('text/plain');
  const handlers: FrameHandlers = {
    authenticate: ({ body }) => sessions.authenticate(body.token),
    balance: ({ access }) => sessions.balance(access),
    play: async ({ access, body }) => new StoredText(await rounds.play(access, body)),
    step: async ({ access, body }) => new StoredText(await rounds.step(access, body)),
    round: ({ access, params }) => rounds.round(access, params.id),
    seen: async ({ access, body }) => {
      await rounds.seen(access, body.round_ids);
      return {};
    },
    refill: ({ access }) => sessions.refill(access),
    bets: ({ access }) => rounds.bets(access),
    tableRound: ({ params }) => tables.round(params.code, params.number),
    replay: ({ params }) => rounds.replay(params.key),
  };
  for (const name of Object.keys(frameCalls) as FrameCallName[]) {
    const call: FrameCall = frameCalls[name];
    // The schemas of the call give its handler the input that it takes.
    const handle = handlers[name] as (input: unknown) => Promise<unknown>;
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const answer = await handle({
          access: call.access === 'session' ? bearerOf(request) : '',
          params: parsed(call.params, request.params),
          body: parsed(call.body, request.body),
        });
        void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
        return answer instanceof StoredText ? answer.text : JSON.stringify(answer);
      },
    });
  }
}

function bearerOf({ headers }: FastifyRequest): string {
  const access = /^Bearer ([\w-]{16,200})$/.exec(headers.authorization ?? '')?.[1];
  if (access === undefined) throw new FrameFailure('unauthorized');
  return access;
}

function parsed(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, input);
  if (!result.success) throw invalidInput(result.issues);
  return result.output;
}
