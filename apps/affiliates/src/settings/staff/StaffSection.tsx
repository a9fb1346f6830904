import type { StaffAccount } from '@kvota/contracts';
import { lazyPart, onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Badge, Button, DataTable, EmptyState, Heading, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement } from 'react';

import { staffQuery } from './staff-queries.ts';
import * as css from '../../frame/frame.css.ts';
import { useRightWords } from '../../frame/rights/use-right-words.ts';
import { useAmount, useCurrencies } from '../../frame/use-currency.ts';
import { keptWaiting } from '../../step-up/kept-act.ts';
import { KeptStaff, staffAct } from './kept-staff.ts';
import { taskOf, type StaffTask } from './staff-task.ts';

const StaffDialog = lazyPart(() => import('./StaffDialog.tsx'), 'StaffDialog');

/** The people who work for the agent: their rights and caps, and the way to change them (OP-74). */
export function StaffSection(): ReactElement {
  const { t } = useLingui();
  const { api, tabStorage } = useHost();
  const query = useQuery(staffQuery(api));
  const staff = query.data?.result;
  const [task, setTask] = useState<StaffTask>();
  const [kept, setKept] = useState(() => keptWaiting(tabStorage, staffAct, KeptStaff)?.data);
  const shown = task ?? (kept && taskOf(kept, staff));
  const offline = useOffline();
  return (
    <Panel>
      <div className={css.stack}>
        <div className={css.head}>
          <Heading level={2} size="md">
            {t({ id: 'agency.staff.title', message: 'Staff' })}
          </Heading>
          <Button
            size="sm"
            icon={<IconUserPlus size={18} />}
            disabledReason={offline}
            onClick={() => setTask({ kind: 'create' })}
          >
            {t({ id: 'agency.staff.new', message: 'New staff account' })}
          </Button>
        </div>
        <Text size="sm" tone="secondary">
          {t({
            id: 'agency.staff.intro',
            message:
              'People who work for you log in with their own name and act for you, with the rights that you give. The audit shows who did what.',
          })}
        </Text>
        <StaffTable
          staff={staff}
          failure={
            query.isError && staff === undefined
              ? {
                  title: t({ id: 'agency.staff.failed', message: 'The staff could not be loaded' }),
                  onRetry: () => void query.refetch(),
                }
              : undefined
          }
          onTask={setTask}
        />
      </div>
      <Suspense>
        {shown ? (
          <StaffDialog
            key={shown.kind === 'create' ? '' : shown.staff.id}
            task={shown}
            kept={kept}
            onClose={() => {
              setTask(undefined);
              setKept(undefined);
            }}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

function useOffline(): string | undefined {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  return online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' });
}

function StaffTable(props: {
  readonly staff: readonly StaffAccount[] | undefined;
  readonly failure: { readonly title: string; readonly onRetry: () => void } | undefined;
  readonly onTask: (task: StaffTask) => void;
}): ReactElement {
  const { staff, failure, onTask } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const amount = useAmount();
  const words = useRightWords();
  const currencies = useCurrencies();
  const codeOf = (id: number): string | undefined => currencies.find((one) => one.id === id)?.code;
  return (
    <DataTable<StaffAccount>
      caption={t({ id: 'agency.staff.title', message: 'Staff' })}
      rows={staff ?? []}
      rowKey={({ id }) => id}
      loading={staff === undefined && failure === undefined}
      skeletonRows={2}
      failure={failure}
      empty={
        <EmptyState
          art="history"
          headingLevel={3}
          title={t({ id: 'agency.staff.none', message: 'Nobody works for you here yet' })}
        >
          {t({
            id: 'agency.staff.noneHint',
            message: 'Create an account for each person, with the rights for the work.',
          })}
        </EmptyState>
      }
      columns={[
        {
          id: 'name',
          header: t({ id: 'agency.staff.person', message: 'Person' }),
          primary: true,
          wrap: true,
          cell: ({ username, firstName, active }) => (
            <span className={css.line}>
              {firstName === '' ? username : `${firstName} (${username})`}
              {active ? null : <Badge tone="neutral">{t({ id: 'agency.staff.isOff', message: 'Off' })}</Badge>}
            </span>
          ),
        },
        {
          id: 'rights',
          header: t({ id: 'agency.staff.rights', message: 'Rights' }),
          wrap: true,
          cell: ({ rights }) =>
            rights.length === 0
              ? t({ id: 'agency.staff.viewOnly', message: 'Viewing only' })
              : rights.map((right) => words(right).name).join(', '),
        },
        {
          id: 'today',
          header: t({ id: 'agency.staff.today', message: 'Moved today' }),
          align: 'end',
          wrap: true,
          cell: ({ caps }) =>
            caps.length === 0
              ? '–'
              : caps
                  .map(({ used, cap, currencyId }) => `${amount(used)} / ${amount(cap, codeOf(currencyId))}`)
                  .join(', '),
        },
        {
          id: 'last',
          header: t({ id: 'agency.staff.last', message: 'Last active' }),
          cell: ({ lastActive }) => (lastActive === null ? '–' : formats.dateTime(lastActive)),
        },
        {
          id: 'acts',
          header: t({ id: 'agency.staff.acts', message: 'Change' }),
          wrap: true,
          cell: (row) => <RowActs staff={row} onTask={onTask} />,
        },
      ]}
    />
  );
}

function RowActs({ staff, onTask }: { readonly staff: StaffAccount; readonly onTask: (task: StaffTask) => void }) {
  const { t } = useLingui();
  const offline = useOffline();
  const { username, active } = staff;
  const button = (kind: 'edit' | 'off' | 'on' | 'password', label: string): ReactElement => (
    <Button
      size="sm"
      {...(kind === 'off' && { variant: 'ghost' as const })}
      aria-label={`${label}: ${username}`}
      disabledReason={offline}
      onClick={() => onTask({ kind, staff })}
    >
      {label}
    </Button>
  );
  return (
    <span className={css.line}>
      {button('edit', t({ id: 'agency.staff.rights', message: 'Rights' }))}
      {button('password', t({ id: 'agency.settings.newPassword', message: 'New password' }))}
      {active
        ? button('off', t({ id: 'agency.staff.offSubmit', message: 'Switch off' }))
        : button('on', t({ id: 'agency.staff.onSubmit', message: 'Switch on' }))}
    </span>
  );
}
