/** A rule of the description, and how a run of it ends. */
export interface Check<Context> {
  readonly rule: string;
  /** Resolves if the rule holds, with a figure or a remark; throws with what was seen if it does not. */
  readonly run: (context: Context) => Promise<string | void>;
}

export interface Result {
  readonly rule: string;
  readonly holds: boolean;
  readonly seen: string;
}

/** Runs checks one after the other. One that fails does not end the run. */
export async function runChecks<Context>(
  checks: readonly Check<Context>[],
  context: Context,
  onResult: (result: Result) => void = () => {},
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const { rule, run } of checks) {
    const result = await run(context).then(
      (seen): Result => ({ rule, holds: true, seen: seen ?? '' }),
      (error: unknown): Result => ({
        rule,
        holds: false,
        seen: error instanceof Error ? error.message : String(error),
      }),
    );
    results.push(result);
    onResult(result);
  }
  return results;
}

/** Throws unless the condition holds. */
export function must(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Error(seen);
}

/** Returns a line of a table. */
export const lineOf = ({ rule, holds, seen }: Result): string =>
  `| ${holds ? 'holds' : '**fails**'} | ${rule} | ${seen.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`;
