import { minorToMoney, moneyToMinor, type Money } from '@kvota/contracts';
import { PageLink, useFormats } from '@kvota/shell';
import { buttonProps, EmptyState, Fact, FactList, Panel, Sheet, SheetLine, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { StatementAnswer } from '../data/reports/commission-queries.ts';
import { useAmount } from '../frame/use-currency.ts';
import { CorrectionsPanel } from './CorrectionsPanel.tsx';
import { DerivationPanel } from './derivation/DerivationPanel.tsx';
import { readDocument } from './document/read-document.ts';
import { ProductFigures } from './ProductFigures.tsx';
import * as css from './statement.css.ts';

/** What leaves a sum is written with a minus, so that each sheet adds up. */
const negative = (amount: Money): Money => minorToMoney(-moneyToMinor(amount));

/** The paper of a statement, in the order in which it is read: credit, figures, derivation, payments, seal. */
export function StatementBody({ statement }: { readonly statement: StatementAnswer }): ReactElement {
  const { t } = useLingui();
  const { document, row } = statement;
  const read = document === null ? undefined : readDocument(document);
  return (
    <>
      {document === null ? (
        <EmptyState
          art="history"
          title={t({ id: 'agency.statement.noPlan', message: 'No commission without a plan' })}
          actions={
            <PageLink page="affiliatesPlan" search={{ user: row.userId }} {...buttonProps()}>
              {t({ id: 'agency.plan', message: 'Plan' })}
            </PageLink>
          }
        >
          {t({ id: 'agency.statement.noPlanHint', message: 'A plan holds from the Monday after it is saved.' })}
        </EmptyState>
      ) : null}
      {document !== null && !read ? (
        <TicketNotice tone="danger">
          {t({
            id: 'agency.statement.unreadable',
            message: 'The document of this statement cannot be read. Verify names the place.',
          })}
        </TicketNotice>
      ) : null}
      {read ? <ProductFigures figures={read.statement.figures} currency={statement.currency} /> : null}
      <div className={css.paper}>
        {read ? <DerivationPanel statement={read.statement} userId={row.userId} /> : null}
        <div className={css.page}>
          <CreditPanel statement={statement} />
          <DebtPanel statement={statement} />
          <PaymentsPanel statement={statement} />
          <CorrectionsPanel statement={statement} />
          <Seal statement={statement} />
        </div>
      </div>
    </>
  );
}

function CreditPanel({ statement }: { readonly statement: StatementAnswer }): ReactElement {
  const { t } = useLingui();
  const money = useAmount();
  const { credit, currency, child: username } = statement;
  const { opening, down, up, other, closing } = credit;
  return (
    <Panel title={t({ id: 'agency.money.theirs', message: `Credit of ${username}` })}>
      <Sheet>
        <SheetLine
          name={t({ id: 'agency.statement.opening', message: 'At the beginning' })}
          amount={money(opening, currency)}
        />
        <SheetLine
          name={t({ id: 'agency.statement.down', message: 'Added from above' })}
          amount={money(down, currency)}
        />
        <SheetLine
          name={t({ id: 'agency.statement.up', message: 'Taken back' })}
          amount={money(negative(up), currency)}
        />
        <SheetLine
          name={t({ id: 'agency.statement.other', message: 'Other bookings' })}
          amount={money(other, currency)}
        />
        <SheetLine
          strong
          name={t({ id: 'agency.statement.closing', message: 'At the end' })}
          amount={money(closing, currency)}
        />
      </Sheet>
    </Panel>
  );
}

/** The debt of the child to its parent over the period. Renders nothing where there was none. */
function DebtPanel({ statement }: { readonly statement: StatementAnswer }): ReactElement | null {
  const { t } = useLingui();
  const money = useAmount();
  const { debt, currency, child: username } = statement;
  const { opening, lent, repaid, closing } = debt;
  if (!/[1-9]/.test(opening + lent + repaid + closing)) return null;
  return (
    <Panel title={t({ id: 'agency.money.debt', message: `Debt of ${username}` })}>
      <Sheet>
        <SheetLine
          name={t({ id: 'agency.statement.opening', message: 'At the beginning' })}
          amount={money(opening, currency)}
        />
        <SheetLine name={t({ id: 'agency.basis.credit', message: 'On credit' })} amount={money(lent, currency)} />
        <SheetLine
          name={t({ id: 'agency.basis.repay', message: 'Repayment of debt' })}
          amount={money(negative(repaid), currency)}
        />
        <SheetLine
          strong
          name={t({ id: 'agency.statement.closing', message: 'At the end' })}
          amount={money(closing, currency)}
        />
      </Sheet>
    </Panel>
  );
}

function PaymentsPanel({ statement }: { readonly statement: StatementAnswer }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const { payments, currency, row, period } = statement;
  return (
    <Panel title={t({ id: 'agency.statement.payments', message: 'Payments' })}>
      {payments.length === 0 ? (
        <Text tone="secondary">
          {period.closed
            ? t({ id: 'agency.statement.noPayments', message: 'Nothing was paid yet.' })
            : t({ id: 'agency.statement.payLater', message: 'Commission is paid after the period is closed.' })}
        </Text>
      ) : null}
      <Sheet>
        <SheetLine name={t({ id: 'agency.commission', message: 'Commission' })} amount={money(row.total, currency)} />
        {payments.map(({ transactionId, at, amount }) => (
          <SheetLine
            key={transactionId}
            name={formats.dateTime(at)}
            note={transactionId}
            amount={money(negative(amount), currency)}
          />
        ))}
        <SheetLine
          strong
          name={t({ id: 'agency.commission.open', message: 'Open' })}
          amount={money(row.open, currency)}
        />
      </Sheet>
    </Panel>
  );
}

function Seal({ statement }: { readonly statement: StatementAnswer }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const { hash, drawnAt, row } = statement;
  if (hash === null) return null;
  return (
    <Panel>
      <FactList>
        {drawnAt === null ? null : (
          <Fact name={t({ id: 'agency.statement.drawn', message: 'Drawn up' })} value={formats.dateTime(drawnAt)} />
        )}
        {row.planVersion === null ? null : (
          <Fact
            name={t({ id: 'agency.plan.version', message: 'Version of the plan' })}
            value={formats.number(row.planVersion)}
          />
        )}
        <Fact name={t({ id: 'agency.statement.hash', message: 'Hash of the document' })} value={hash} code />
      </FactList>
    </Panel>
  );
}
