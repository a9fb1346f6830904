import type { WireCallName } from '@kvota/contracts/operator';
import { errorsOf, problems } from '@kvota/contracts/errors';
import * as v from 'valibot';

const Failure = v.union([
  v.object({ code: v.string(), status: v.number() }),
  v.object({ ErrorText: v.string(), error: v.string() }),
]);

/**
 * Returns a response, or throws if it is an error that the contract does not list for its call (CALL-60). Every test that
 * makes calls proves the list by that.
 */
export async function onlyListed(name: WireCallName, response: Response): Promise<Response> {
  const { status, headers } = response;
  if (status === 200 && !headers.get('content-type')?.includes('json')) return response;
  // Read whole, because a clone of a response may never end.
  const text = await response.text();
  const fault = text === '' ? undefined : unlisted(name, status, JSON.parse(text));
  if (fault !== undefined) {
    throw new Error(
      `${name} answered ${fault}, which packages/contracts/src/errors does not list for it. Add it there.`,
    );
  }
  return new Response(text === '' ? null : text, { status, headers });
}

function unlisted(name: WireCallName, status: number, body: unknown): string | undefined {
  const listed = errorsOf(name);
  const failure = v.safeParse(Failure, body);
  // An address that reaches no call has no code.
  if (!failure.success) return status < 400 || status === 404 ? undefined : `${status} without a code`;
  if ('error' in failure.output) {
    const { error } = failure.output;
    return listed.refusals.some((code) => code === error) ? undefined : `the refusal ${error}`;
  }
  const { code } = failure.output;
  const isListed = listed.problems.some(
    (known) => known === code && (known === 'forcedFault' || problems[known].status === status),
  );
  return status < 400 || isListed ? undefined : `${status} ${code}`;
}
