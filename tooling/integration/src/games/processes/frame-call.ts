import { frameCalls, type FrameCallName, type FrameProblem, type FrameRound } from '@kvota/games-server/wire';

/** The answer to a call of the frame; status 0 if there was none. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

export const noReply: Reply = { status: 0, text: '', json: undefined };

export interface FrameInput {
  readonly access?: string;
  readonly id?: string;
  readonly body?: object;
}

/** Makes a call of the frame. It never throws: without an answer the call is repeated. */
export async function callFrame(url: string, name: FrameCallName, input: FrameInput): Promise<Reply> {
  const { method, path } = frameCalls[name];
  try {
    const response = await fetch(url + path.replace('{id}', input.id ?? ''), {
      method,
      headers: {
        ...(input.access === undefined ? {} : { authorization: `Bearer ${input.access}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text) as unknown };
  } catch {
    return noReply;
  }
}

/** The round of an answer with status 200. */
export const roundOf = ({ json }: Reply): FrameRound => json as FrameRound; // the calls play, step and round answer one

/** The problem of an answer with another status. */
export const problemOf = ({ json }: Reply): Partial<FrameProblem> => json ?? {};

export const isFinal = ({ state }: FrameRound): boolean => state !== 'booking' && state !== 'open';
