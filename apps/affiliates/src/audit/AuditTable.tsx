import type { AuditRow } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { BalanceChange, BalanceChanges, DataTable, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { changedFields } from './changed-fields.ts';
import { useActName } from './use-act-name.ts';
import { useFieldWords } from './use-field-words.ts';

type AuditTableProps = Pick<DataTableProps<AuditRow>, 'rows' | 'loading' | 'failure' | 'empty'>;

/** Acts as rows, or as cards on a phone. A row expands to the states before and after. */
export function AuditTable(table: AuditTableProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const actName = useActName();
  const by = (staff: string, employer: string): string =>
    t({ id: 'agency.audit.staff', message: `${staff} for ${employer}` });
  const above = t({ id: 'agency.audit.above', message: 'Above you' });
  return (
    <DataTable<AuditRow>
      {...table}
      caption={t({ id: 'agency.page.audit', message: 'Audit' })}
      rowKey={({ id }) => id}
      expandRow={(row) => <Change row={row} />}
      expandLabel={({ act }) => {
        const name = actName(act);
        return t({ id: 'agency.audit.details', message: `Details: ${name}` });
      }}
      columns={[
        {
          id: 'at',
          header: t({ id: 'agency.time', message: 'Time' }),
          primary: true,
          cell: ({ at }) => formats.dateTime(at),
        },
        { id: 'act', header: t({ id: 'agency.audit.act', message: 'Act' }), cell: ({ act }) => actName(act) },
        {
          id: 'actor',
          header: t({ id: 'agency.audit.actor', message: 'By' }),
          wrap: true,
          cell: ({ actor, staff }) =>
            actor.kind === 'above' ? above : staff === null ? actor.username : by(staff.username, actor.username),
        },
        {
          id: 'subject',
          header: t({ id: 'agency.audit.subject', message: 'User' }),
          wrap: true,
          cell: ({ subject: { path, username } }) =>
            path.length > 1 ? path.map((step) => step.username).join(' / ') : username || '-',
        },
        {
          id: 'seal',
          header: t({ id: 'agency.audit.seal', message: 'Seal' }),
          align: 'end',
          cell: ({ seal }) => (seal === null ? t({ id: 'agency.audit.open', message: 'not yet' }) : seal),
        },
      ]}
    />
  );
}

function Change({ row }: { readonly row: AuditRow }): ReactElement {
  const { t } = useLingui();
  const words = useFieldWords();
  const fields = changedFields(row);
  if (fields.length === 0) return <p>{t({ id: 'agency.audit.noState', message: 'Nothing else was stored.' })}</p>;
  return (
    <BalanceChanges>
      {fields.map((field) => {
        const [before, after] = [words.value(field, field.before), words.value(field, field.after)];
        // A state that only one of the two has, such as a reason, is no change.
        const isChange = row.before !== null && before !== after;
        return (
          <BalanceChange
            key={field.name}
            name={words.name(field)}
            before={isChange ? before : after}
            after={isChange ? after : undefined}
            afterLabel={t({ id: 'agency.audit.then', message: 'then' })}
          />
        );
      })}
    </BalanceChanges>
  );
}
