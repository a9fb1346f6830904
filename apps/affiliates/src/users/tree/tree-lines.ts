import type { AgencyNode } from '@kvota/contracts';
import type { TreeTableRow } from '@kvota/ui';

import type { Branches } from './branches.ts';

/** A shown page of children, as far as it is loaded. */
export interface ChildrenPage {
  readonly nodes: readonly AgencyNode[] | undefined;
  readonly next: string | null;
  readonly failed: boolean;
}

/** A line of the tree: a user, or a line below a node that loads the next page or a failed one. */
export interface TreeLine extends Omit<TreeTableRow, 'note'> {
  readonly node: AgencyNode;
  readonly extra?: { readonly kind: 'more' | 'failed' | 'nobody'; readonly cursor: string | undefined };
}

type PageOf = (id: string, cursor: string | undefined) => ChildrenPage | undefined;

/** Returns the lines of a tree from its root down (CALL-41). Children that are not loaded yet make their node busy. */
export function treeLines(root: AgencyNode, branches: Branches, pageOf: PageOf): readonly TreeLine[] {
  return linesOf(root, { level: 1, setSize: 1, posInSet: 1 }, branches, pageOf);
}

type Place = Pick<TreeLine, 'level' | 'setSize' | 'posInSet'>;

function linesOf(node: AgencyNode, place: Place, branches: Branches, pageOf: PageOf): readonly TreeLine[] {
  const own = { id: node.id, node, ...place };
  if (node.kind === 'player') return [own];
  const branch = branches[node.id];
  if (branch === undefined) return [{ ...own, ...(node.children > 0 && { expanded: false }) }];
  const pages = branch.cursors.map((cursor) => ({ cursor, page: pageOf(node.id, cursor) }));
  const children = pages.flatMap(({ page }) => page?.nodes ?? []);
  const setSize = Math.max(node.children, children.length);
  const level = place.level + 1;
  const below = children.flatMap((child, index) =>
    linesOf(child, { level, setSize, posInSet: index + 1 }, branches, pageOf),
  );
  const next = pages.at(-1)?.page?.next ?? null;
  // While the next page loads, its line stays, so that it keeps the focus.
  const further = pages.length > 1 && pages.at(-1)?.page?.nodes === undefined;
  const failed = pages.find(({ page }) => page?.failed === true);
  const busy = pages.some(({ page }) => page === undefined || (page.nodes === undefined && !page.failed));
  const extraLine = (kind: 'more' | 'failed' | 'nobody', cursor: string | undefined): readonly TreeLine[] => [
    { id: `${node.id} ${kind}`, node, level, setSize, posInSet: children.length + 1, extra: { kind, cursor } },
  ];
  const end = failed
    ? extraLine('failed', failed.cursor)
    : next !== null || further
      ? extraLine('more', next ?? undefined)
      : children.length === 0 && !busy
        ? extraLine('nobody', undefined)
        : [];
  return [{ ...own, expanded: true, busy }, ...below, ...end];
}
