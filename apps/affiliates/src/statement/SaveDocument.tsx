import { saveFile } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconFileCode } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import type { StatementAnswer } from '../data/reports/commission-queries.ts';

/**
 * Saves the document of a statement as JSON: plan, figures, corrections and every step. With the movements as a file, anyone
 * can compute it again by `@kvota/commission`. Renders nothing without a document.
 */
export function SaveDocument(props: {
  readonly statement: StatementAnswer;
  readonly className?: string;
}): ReactElement | null {
  const { statement, className } = props;
  const { t } = useLingui();
  const { document, period, child } = statement;
  if (document === null) return null;
  const save = (): void => {
    const text = JSON.stringify(document, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `statement-${period.id}-${child}.json`);
  };
  return (
    <Button className={className} icon={<IconFileCode size={18} />} onClick={save}>
      {t({ id: 'agency.statement.saveDocument', message: 'Document as a file' })}
    </Button>
  );
}
