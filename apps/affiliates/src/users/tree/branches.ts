import type { AgencyNode } from '@kvota/contracts';

/** An open node: the pages of children that are shown, by cursor, and the ids from the caller down to it. */
export interface Branch {
  readonly path: readonly string[];
  /** The first page has no cursor. */
  readonly cursors: readonly (string | undefined)[];
}

/** The open nodes of a tree by id. A node is open only if all nodes above it up to the shown root are. */
export type Branches = Readonly<Record<string, Branch>>;

export type BranchEvent =
  | { readonly type: 'open' | 'close'; readonly node: Pick<AgencyNode, 'id' | 'path'> }
  /** The page after the last shown one. */
  | { readonly type: 'more'; readonly id: string; readonly cursor: string }
  /** Opens every node above a hit of the search. */
  | { readonly type: 'reveal'; readonly path: AgencyNode['path'] };

const idsOf = (path: AgencyNode['path']): readonly string[] => path.map(({ id }) => id);
const firstPage: Branch['cursors'] = [undefined];

/** Returns the open nodes after an event. Closing a node closes those below it. */
export function moveBranches(branches: Branches, event: BranchEvent): Branches {
  switch (event.type) {
    case 'open': {
      const { id, path } = event.node;
      return id in branches ? branches : { ...branches, [id]: { path: idsOf(path), cursors: firstPage } };
    }
    case 'close':
      return Object.fromEntries(Object.entries(branches).filter(([, { path }]) => !path.includes(event.node.id)));
    case 'more': {
      const branch = branches[event.id];
      if (branch === undefined || branch.cursors.includes(event.cursor)) return branches;
      return { ...branches, [event.id]: { ...branch, cursors: [...branch.cursors, event.cursor] } };
    }
    case 'reveal': {
      const steps = idsOf(event.path);
      return steps
        .slice(0, -1)
        .reduce<Branches>(
          (opened, id, index) =>
            id in opened ? opened : { ...opened, [id]: { path: steps.slice(0, index + 1), cursors: firstPage } },
          branches,
        );
    }
    default:
      return event satisfies never;
  }
}

/** Writes the open nodes for the storage of the tab. Further pages are not kept. */
export const writeBranches = (branches: Branches): string =>
  JSON.stringify(Object.values(branches).map(({ path }) => path));

/** Reads the open nodes of the tab; malformed entries count as closed. */
export function readBranches(text: string | null): Branches {
  try {
    const paths: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(paths)) return {};
    return Object.fromEntries(paths.filter(isPath).map((path) => [path.at(-1) ?? '', { path, cursors: firstPage }]));
  } catch {
    return {};
  }
}

const isPath = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string');
