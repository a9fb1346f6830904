import type { AgencyNode } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { SuggestField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { searchUserQuery } from '../../data/tree-queries.ts';
import { shortestSearch } from '../../data/users-search.ts';
import { useNodeWords } from '../use-node-words.ts';

interface FindUserProps {
  readonly onFound: (node: AgencyNode) => void;
  /** True in a row of filters: a small field without label and hint above and below it. */
  readonly compact?: boolean;
  readonly className?: string;
  /** The label of the field. Default: that a user is searched. */
  readonly label?: string;
  /** Leaves users out. Default: everybody is offered. */
  readonly isOffered?: (node: AgencyNode) => boolean;
}

/** Finds a user of the branch by the first letters of the name, from three on (CALL-42, OP-81). */
export function FindUser({ onFound, compact = false, className, label, isOffered }: FindUserProps): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const words = useNodeWords();
  const [text, setText] = useState('');
  const found = useQuery(searchUserQuery(api, text));
  const long = text.trim().length >= shortestSearch;
  const nodes = (long ? (found.data ?? []) : []).filter((node) => isOffered?.(node) ?? true);
  const pick = (node: AgencyNode | undefined): void => {
    if (!node) return;
    setText('');
    onFound(node);
  };
  const wait = t({ id: 'agency.find.tooMany', message: 'Too many searches in a short time. Wait a moment.' });
  const failed = t({ id: 'agency.find.failed', message: 'The search failed. Type again.' });
  const nobody = t({ id: 'agency.find.nobody', message: 'Nobody in your branch has a name that begins so.' });
  const short = t({ id: 'agency.search.short', message: 'Type at least 3 characters' });
  const isBusy = found.isError && 'code' in found.error && found.error.code === 'tooManySearches';
  const isNobody = long && found.isSuccess && !found.isPlaceholderData;
  return (
    <SuggestField
      className={className}
      size={compact ? 'sm' : 'md'}
      label={label ?? t({ id: 'agency.find', message: 'Find a user' })}
      hideLabel={compact}
      hint={
        compact ? undefined : t({ id: 'agency.find.hint', message: 'The first three letters of the name are enough.' })
      }
      error={long && found.isError ? (isBusy ? wait : failed) : undefined}
      value={text}
      onValueChange={setText}
      busy={long && found.isFetching}
      suggestions={nodes.map((node) => ({
        value: node.id,
        label: node.username,
        // Names below the agent, down to the user, then the kind.
        detail: [...node.path.slice(1, -1).map(({ username }) => username), words.kind(node.kind)].join(' › '),
      }))}
      onPick={(id) => pick(nodes.find((node) => node.id === id))}
      onSubmit={() => pick(nodes[0])}
      emptyText={isNobody ? nobody : compact && !long ? short : undefined}
    />
  );
}
