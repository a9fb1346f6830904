import type { AgencyNode } from '@kvota/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The node of a changed or a new user. The path begins at the caller. */
export type Touching = Pick<AgencyNode, 'id' | 'path'>;

/** Nodes of a cached answer. */
function nodesIn(data: unknown): readonly Touching[] {
  if (Array.isArray(data)) return data.filter(isNode);
  if (isNode(data)) return [data];
  return hasResult(data) ? data.result.filter(isNode) : [];
}

/** The parameter of a key that names a node, or undefined if the answer is about the caller or the whole branch. */
function nodeOf(key: QueryKey): unknown {
  const [, , query] = key;
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null) return undefined;
  if ('userId' in query) return query.userId;
  if ('parentId' in query) return query.parentId;
  return 'below' in query ? query.below : undefined;
}

/**
 * Returns true if an act on a node may change a cached answer: the node or a user below is in it, or it is about the node or
 * an ancestor. The balance and the counts of an ancestor change too, and the node may now fit the filters of its lists.
 */
export function isTouched(key: QueryKey, data: unknown, node: Touching): boolean {
  const [area, call, query] = key;
  if (area !== 'agency') return false;
  if (nodesIn(data).some(({ path }) => path.some(({ id }) => id === node.id))) return true;
  if (call === 'agencySearchUser') return begins(node, query);
  const listed = nodeOf(key);
  return listed === undefined || node.path.some(({ id }) => id === listed);
}

/** True if the name of a node begins with the text of a search. */
function begins({ id, path }: Touching, query: unknown): boolean {
  const name = path.find((step) => step.id === id)?.username.toLowerCase();
  const term = isObject(query) && 'searchTerm' in query ? query.searchTerm : undefined;
  return typeof term === 'string' && name?.startsWith(term.toLowerCase()) === true;
}

/** Marks the answers that an act on a node may have changed as outdated. Those on screen are fetched again. */
export const invalidateTouched = (client: QueryClient, node: Touching): Promise<void> =>
  client.invalidateQueries({
    queryKey: ['agency'],
    predicate: ({ queryKey, state }) => isTouched(queryKey, state.data, node),
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Touching =>
  isObject(value) && 'id' in value && 'path' in value && Array.isArray(value.path);
const hasResult = (value: unknown): value is { readonly result: readonly unknown[] } =>
  isObject(value) && 'result' in value && Array.isArray(value.result);
