import type { AgencyNode } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { Button, EmptyState, FigureTile, FigureTiles, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { blockedUsersQuery } from '../data/tree-queries.ts';

/** How many users are below the agent. Without any, the first player is one press away. */
export function PeoplePanel(props: {
  /** The agent; undefined while loading. */
  readonly node: AgencyNode | undefined;
  /** Undefined if the person may not create users. */
  readonly onCreate: (() => void) | undefined;
  /** Why nobody can be created now. */
  readonly closed: string | undefined;
}): ReactElement {
  const { node, onCreate, closed } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { api } = useHost();
  const isEmpty = node?.children === 0;
  const blocked = useQuery({ ...blockedUsersQuery(api), enabled: node !== undefined && !isEmpty });
  const count = (figure: number | undefined): string | undefined =>
    figure === undefined ? undefined : formats.number(figure);
  return (
    <Panel title={t({ id: 'agency.office.people', message: 'People' })}>
      {isEmpty ? (
        <EmptyState
          art="history"
          headingLevel={3}
          title={t({ id: 'agency.office.nobody', message: 'Nobody is below you yet' })}
          actions={
            onCreate && (
              <Button variant="brand" disabledReason={closed} onClick={onCreate}>
                {t({ id: 'agency.users.create', message: 'Create the first player' })}
              </Button>
            )
          }
        >
          {t({
            id: 'agency.office.nobodyHint',
            message: 'Players and agents that you create appear here, with the credit that you give them.',
          })}
        </EmptyState>
      ) : (
        <FigureTiles>
          <FigureTile
            name={t({ id: 'agency.office.children', message: 'Directly below you' })}
            value={count(node?.children)}
          />
          <FigureTile
            name={t({ id: 'agency.office.agents', message: 'Agents below' })}
            value={count(node?.agentsBelow)}
          />
          <FigureTile
            name={t({ id: 'agency.office.players', message: 'Players below' })}
            value={count(node?.playersBelow)}
          />
          <FigureTile
            name={t({ id: 'agency.office.blocked', message: 'Blocked' })}
            value={blocked.isError ? '-' : count(blocked.data?.rowCount)}
          />
        </FigureTiles>
      )}
    </Panel>
  );
}
