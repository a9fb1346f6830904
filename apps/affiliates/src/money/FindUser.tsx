import { creditOf, type AgencyNode } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { SuggestField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import { searchUserQuery } from '../data/tree-queries.ts';
import { shortestSearch } from '../data/users-search.ts';
import { movableWallets } from './move/move-amounts.ts';
import { useShownMoney } from './use-shown-money.ts';

/** Finds a user of the branch by the first letters of the name, from three on (CALL-42, OP-81). */
export function FindUser({ onFound }: { readonly onFound: (node: AgencyNode) => void }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const money = useShownMoney();
  const [text, setText] = useState('');
  const found = useQuery(searchUserQuery(api, text));
  const long = text.trim().length >= shortestSearch;
  const nodes = long ? (found.data ?? []) : [];
  const pick = (node: AgencyNode | undefined): void => {
    if (!node) return;
    setText('');
    onFound(node);
  };
  const wait = t({ id: 'agency.find.tooMany', message: 'Too many searches in a short time. Wait a moment.' });
  const failed = t({ id: 'agency.find.failed', message: 'The search failed. Type again.' });
  const isBusy = found.isError && 'code' in found.error && found.error.code === 'tooManySearches';
  return (
    <SuggestField
      label={t({ id: 'agency.find.label', message: 'Find a user' })}
      hideLabel={false}
      hint={t({ id: 'agency.find.hint', message: 'The first three letters of the name are enough.' })}
      error={long && found.isError ? (isBusy ? wait : failed) : undefined}
      value={text}
      onValueChange={setText}
      busy={long && found.isFetching}
      suggestions={nodes.map((node) => {
        const [wallet] = movableWallets(node.wallets);
        return {
          value: node.id,
          label: node.username,
          ...(wallet && { detail: money(creditOf(wallet), wallet.currency) }),
        };
      })}
      onPick={(id) => pick(nodes.find((node) => node.id === id))}
      onSubmit={() => pick(nodes[0])}
      emptyText={
        long && found.isSuccess && !found.isPlaceholderData
          ? t({ id: 'agency.find.nobody', message: 'Nobody in your branch has a name that begins so.' })
          : undefined
      }
    />
  );
}
