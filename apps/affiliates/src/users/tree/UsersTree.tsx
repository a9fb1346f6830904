import type { AgencyNode } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { TreeTable, type TreeColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';

import { creditIn } from '../../data/credit-in.ts';
import { FindUser } from '../../frame/find/FindUser.tsx';
import { StateBadge } from '../../frame/StateBadge.tsx';
import { useAmount, useCurrency } from '../../frame/use-currency.ts';
import { useNodeWords } from '../../frame/use-node-words.ts';
import * as css from '../users.css.ts';
import { treeLines, type TreeLine } from './tree-lines.ts';
import { useBranchPages } from './use-branch-pages.ts';
import { useBranches } from './use-branches.ts';

type Line = TreeLine & { readonly note?: string };

/** The branch of a node as a treegrid (CALL-41). Children are loaded by 100 when a node is opened. */
export function UsersTree({ root }: { readonly root: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const { navigate } = useHost();
  const columns = useColumns();
  const [branches, send] = useBranches(root);
  const { pageOf, retry } = useBranchPages(branches, root.id);
  const [active, setActive] = useState<string>();
  const [hit, setHit] = useState<AgencyNode>();
  const [awaited, setAwaited] = useState<Pick<TreeLine, 'node' | 'posInSet'>>();
  const lines = treeLines(root, branches, pageOf);
  // A hit may be beyond the children that are loaded: the following ones are loaded until it is there.
  const found = hit !== undefined && lines.some(({ id }) => id === hit.id);
  const further = hit && lines.find(({ node, extra }) => node.id === hit.parentId && extra?.kind === 'more')?.extra;
  const [parentId, cursor] = found ? [undefined, undefined] : [hit?.parentId ?? undefined, further?.cursor];
  useEffect(() => {
    if (parentId !== undefined && cursor !== undefined) send({ type: 'more', id: parentId, cursor });
  }, [parentId, cursor, send]);
  const noteOf = ({ extra, node }: TreeLine): string | undefined => {
    if (extra === undefined) return undefined;
    if (extra.kind === 'more') return t({ id: 'agency.tree.more', message: `Show more users of ${node.username}` });
    if (extra.kind === 'nobody') return t({ id: 'agency.users.none', message: 'Nobody is here yet' });
    return t({ id: 'agency.tree.failed', message: `The users of ${node.username} could not be loaded. Try again` });
  };
  // After further users are loaded, the focus moves to the first of them.
  const first = awaited && lines.find((line) => isAt(line, awaited))?.id;
  const activate = (line: Line): void => {
    const { node, extra } = line;
    if (extra === undefined) {
      navigate('affiliatesUser', { params: { id: node.id } });
      return;
    }
    setAwaited(line);
    if (extra.kind === 'failed') retry(node.id, extra.cursor);
    else if (extra.kind === 'more' && extra.cursor !== undefined)
      send({ type: 'more', id: node.id, cursor: extra.cursor });
  };
  return (
    <div className={css.stack}>
      <search className={css.filters}>
        <FindUser
          compact
          className={css.search}
          onFound={(node) => {
            // The search is over the whole branch, which may be more than the tree shows.
            if (node.path.every(({ id }) => id !== root.id)) {
              navigate('affiliatesUser', { params: { id: node.id } });
              return;
            }
            send({ type: 'reveal', path: node.path });
            setHit(node);
          }}
        />
      </search>
      <TreeTable<Line>
        label={t({ id: 'agency.page.users', message: 'Users' })}
        columns={columns}
        rows={lines.map((line) => {
          const note = noteOf(line);
          return { ...line, ...(note !== undefined && { note }) };
        })}
        active={active}
        onActiveChange={(id) => {
          setActive(id);
          // The hit has the focus now, and does not take it again.
          if (id === hit?.id) setHit(undefined);
          if (id === first) setAwaited(undefined);
        }}
        onOpenChange={({ node }, open) => send({ type: open ? 'open' : 'close', node })}
        onActivate={activate}
        reveal={hit?.id ?? first}
      />
    </div>
  );
}

/** True if a line is the user at a place below a node. */
const isAt = ({ node, extra, posInSet }: TreeLine, place: Pick<TreeLine, 'node' | 'posInSet'>): boolean =>
  extra === undefined && node.parentId === place.node.id && posInSet === place.posInSet;

function useColumns(): readonly TreeColumn<Line>[] {
  const { t } = useLingui();
  const amount = useAmount();
  const currency = useCurrency();
  const words = useNodeWords();
  return [
    { id: 'name', header: t({ id: 'agency.search', message: 'Name' }), cell: ({ node }) => node.username },
    { id: 'kind', header: t({ id: 'agency.filter.kind', message: 'Kind' }), cell: ({ node }) => words.kind(node.kind) },
    {
      id: 'state',
      header: t({ id: 'agency.filter.state', message: 'State' }),
      cell: ({ node }) => <StateBadge node={node} />,
    },
    {
      id: 'below',
      header: t({ id: 'agency.below', message: 'Below' }),
      cell: ({ node }) => words.below(node) ?? '–',
    },
    {
      id: 'credit',
      header: t({ id: 'agency.credit', message: 'Credit' }),
      cell: ({ node }) => amount(creditIn(node, currency), currency?.code),
      align: 'end',
    },
  ];
}
