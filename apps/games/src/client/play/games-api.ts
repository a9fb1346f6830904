import * as v from 'valibot';

import {
  frameCalls,
  FrameProblem,
  type FrameAnswer,
  type FrameCall,
  type FrameCallName,
  type FrameCalls,
} from '../../wire/index.ts';

type BodyOf<N extends FrameCallName> = FrameCalls[N] extends { readonly body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined;

/** An answer, or the problem of a failed call; null if the server could not be reached or its answer not be read. */
export type CallResult<N extends FrameCallName> =
  | { readonly ok: true; readonly answer: FrameAnswer<N> }
  | { readonly ok: false; readonly problem: FrameProblem | null };

export interface CallInput<N extends FrameCallName> {
  readonly body?: BodyOf<N>;
  readonly params?: Readonly<Record<string, string>>;
}

/** The calls of a frame to its server. */
export interface GamesApi {
  readonly call: <N extends FrameCallName>(name: N, access: string, input?: CallInput<N>) => Promise<CallResult<N>>;
}

const silence = { ok: false, problem: null } as const;

/** Calls the server of the frame's origin. A call without an answer fails after eight seconds. */
export function createGamesApi(request: typeof fetch): GamesApi {
  return {
    async call(name, access, { body, params = {} } = {}) {
      const { method, path, answer }: FrameCall = frameCalls[name];
      const url = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''));
      try {
        const response = await request(url, {
          method,
          headers: {
            ...(access === '' ? {} : { authorization: `Bearer ${access}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(8000),
        });
        const json: unknown = await response.json();
        if (!response.ok) return { ok: false, problem: v.is(FrameProblem, json) ? json : null };
        const parsed = v.safeParse(answer, json);
        // The schema is that of the call's name.
        return parsed.success ? { ok: true, answer: parsed.output as FrameAnswer<typeof name> } : silence;
      } catch {
        return silence;
      }
    },
  };
}
