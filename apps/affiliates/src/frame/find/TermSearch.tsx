import { SearchField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { searchActs } from '../../data/users-search.ts';

interface TermSearchProps {
  readonly label: string;
  /** The term in the address. */
  readonly term: string | undefined;
  readonly onTerm: (term: string | undefined) => void;
  readonly busy: boolean;
}

/** A search whose term is in the address. Short texts stay in the field and search nothing (OP-81). */
export function TermSearch({ label, term, onTerm, busy }: TermSearchProps): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState(term ?? '');
  const [sent, setSent] = useState(term);
  const [last, setLast] = useState(term);
  if (last !== term) {
    setLast(term);
    // Cleared by a button, not by typing: the field is emptied too.
    if (term === undefined && sent !== undefined) {
      setSent(undefined);
      setText('');
    }
  }
  const type = (next: string): void => {
    setText(next);
    if (!searchActs(next)) return;
    const found = next.trim() === '' ? undefined : next.trim();
    setSent(found);
    onTerm(found);
  };
  const full = t({ id: 'agency.search.short', message: 'Type at least 3 characters' });
  return (
    <SearchField
      size="sm"
      label={label}
      value={text}
      busy={busy && term !== undefined}
      onValueChange={type}
      note={searchActs(text) ? undefined : { full, brief: t({ id: 'agency.search.brief', message: '3+ characters' }) }}
    />
  );
}
