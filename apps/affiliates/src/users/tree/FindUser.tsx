import type { AgencyNode } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { SuggestField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { searchUserQuery } from '../../data/tree-queries.ts';
import { shortestSearch } from '../../data/users-search.ts';
import { useNodeWords } from '../../frame/use-node-words.ts';
import * as css from '../users.css.ts';

/** Finds users of the branch by the beginning of the name, from three characters on (CALL-42, OP-81). */
export function FindUser({ onFind }: { readonly onFind: (node: AgencyNode) => void }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const words = useNodeWords();
  const [text, setText] = useState('');
  const acts = text.trim().length >= shortestSearch;
  const { data, isFetching, isPlaceholderData } = useQuery(searchUserQuery(api, text));
  const hits = acts ? (data ?? []) : [];
  const find = (node: AgencyNode | undefined): void => {
    if (node === undefined) return;
    setText('');
    onFind(node);
  };
  return (
    <search className={css.filters}>
      <div className={css.search}>
        <SuggestField
          size="sm"
          label={t({ id: 'agency.find', message: 'Find a user' })}
          value={text}
          onValueChange={setText}
          busy={acts && isFetching}
          suggestions={hits.map((node) => ({
            value: node.id,
            label: node.username,
            detail: [...node.path.slice(1, -1).map(({ username }) => username), words.kind(node.kind)].join(' › '),
          }))}
          onPick={(id) => find(hits.find((node) => node.id === id))}
          onSubmit={() => find(hits[0])}
          {...(acts &&
            !isFetching &&
            !isPlaceholderData && {
              emptyText: t({ id: 'agency.find.none', message: 'Nobody has a name that begins so' }),
            })}
        />
      </div>
    </search>
  );
}
