import type { Problem } from '@kvota/contracts';
import type * as v from 'valibot';

import { wantedAt, wantedNameAt, type InputPath } from './wanted.ts';

export type InputIssue = NonNullable<Problem['issues']>[number];

type Issue = v.BaseIssue<unknown>;

/** Most issues of one answer. */
const mostIssues = 20;
/** Longest path. Names within an input are chosen by the sender. */
const longestPath = 200;

/**
 * Returns what is wrong with an input, by field: the path and what the schema wants there (CALL-61). No message contains a
 * value that was sent, because it may be a password or a token.
 */
export function issuesOf(schema: v.GenericSchema, issues: readonly Issue[], place: string): InputIssue[] {
  return issues.slice(0, mostIssues).map((issue) => {
    const found = innermost(issue);
    const shown = [place, ...found.path.map(String)].filter((part) => part !== '').join('.');
    return { path: shown.slice(0, longestPath) || 'input', message: messageOf(schema, found) };
  });
}

/** One line for issues: the first field by name, and how many others there are. */
export function lineOf(issues: readonly InputIssue[]): string {
  const [first] = issues;
  const rest = issues.length > 1 ? `. There are ${issues.length} such fields.` : '';
  return `${first?.path}: ${first?.message}${rest}`;
}

interface FoundIssue {
  readonly issue: Issue;
  /** From the root of the input. */
  readonly path: InputPath;
}

function messageOf(schema: v.GenericSchema, { issue, path }: FoundIssue): string {
  const last = issue.path?.at(-1);
  if (last?.origin === 'key' && issue.input !== undefined) {
    return `expected a name that is ${wantedNameAt(schema, path.slice(0, -1))}`;
  }
  if (issue.input === undefined && path.length > 0) return `required, ${wantedAt(schema, path)}`;
  if (!isStock(issue)) return issue.message;
  return issue.expected === 'never' ? 'not expected' : `expected ${wantedAt(schema, path)}`;
}

/** True if the message is one of valibot, which contains the value, and none of the contract. */
const isStock = ({ message }: Issue): boolean => /^Invalid [\w ]+: (?:Expected|Received) /.test(message);

const pathOf = ({ path }: Issue): InputPath => (path ?? []).map(({ key }) => key as PropertyKey); // of an input

/** If several shapes are possible, the one that fits furthest names the field. */
function innermost(issue: Issue): FoundIssue {
  const [best] = (issue.issues ?? []).map(innermost).toSorted((a, b) => b.path.length - a.path.length);
  const path = pathOf(issue);
  return best === undefined || best.path.length === 0
    ? { issue, path }
    : { issue: best.issue, path: [...path, ...best.path] };
}
