import { useSearchBox } from '@kvota/shell';
import { SearchField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { useSearchKey } from '../keys/use-search-key.ts';
import * as styles from '../layout/page.css.ts';
import { isTooShort } from './search-text.ts';

/** The search over a table of matches. On small screens it opens from the header or with its key (HEAD-11). */
export function OfferSearch(props: { readonly value: string; readonly onValueChange: (text: string) => void }) {
  const { value, onValueChange } = props;
  const { t } = useLingui();
  const box = useSearchBox(value, () => onValueChange(''));
  const key = useSearchKey(box.open);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.wanted) place.current?.querySelector('input')?.focus();
  }, [box.wanted]);
  if (!box.shown) return null;
  return (
    <div ref={place} className={styles.grow}>
      <SearchField
        label={t({ id: 'offer.search', message: 'Find a team or league' })}
        value={value}
        onValueChange={onValueChange}
        clearLabel={t({ id: 'offer.searchClear', message: 'Clear the search' })}
        placeholder={t({ id: 'offer.searchFor', message: 'Team, league' })}
        note={
          isTooShort(value)
            ? { full: t({ id: 'offer.searchShort', message: 'at least 3 letters' }), brief: `${value.trim().length}/3` }
            : undefined
        }
        {...(key !== undefined && { shortcut: key })}
      />
    </div>
  );
}
