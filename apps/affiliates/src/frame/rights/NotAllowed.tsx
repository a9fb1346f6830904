import type { AgencyRight } from '@kvota/contracts';
import { PageLink, useHost } from '@kvota/shell';
import { buttonProps, EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { connectionQuery } from '../../data/tree-queries.ts';
import { useRightWords } from './use-right-words.ts';

/** In place of a page that the staff account may not see: the right that it lacks, and the employer, from whom it can have it. */
export function NotAllowed(props: {
  /** Undefined if it is not known. */
  readonly right: AgencyRight | undefined;
  /** @default 1 */
  readonly headingLevel?: 1 | 2;
}): ReactElement {
  const { right, headingLevel = 1 } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const words = useRightWords();
  const employer = useQuery(connectionQuery(api)).data?.staff?.employer ?? '';
  const name = right === undefined ? '' : words(right).name;
  return (
    <EmptyState
      art="search"
      headingLevel={headingLevel}
      title={t({ id: 'agency.notAllowed.title', message: 'Your account may not do this' })}
      actions={
        <PageLink page="affiliatesOffice" {...buttonProps()}>
          {t({ id: 'agency.toOffice', message: 'To the office' })}
        </PageLink>
      }
    >
      {name === ''
        ? t({ id: 'agency.notAllowed.ask', message: 'Ask your employer for the right.' })
        : t({
            id: 'agency.notAllowed.right',
            message: `It lacks the right “${name}”. Ask ${employer} for it.`,
          })}
    </EmptyState>
  );
}
