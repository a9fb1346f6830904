import type { AgencyNode } from '@kvota/contracts';
import { lazyPart, onlineAtom, useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Badge, Button, FigureTile, FigureTiles, Heading, PrintOnly, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconCash, IconPencil, IconPrinter, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement } from 'react';

import { PeriodSelect } from '../commission/PeriodSelect.tsx';
import { SoFar } from '../commission/SoFar.tsx';
import { usePeriodName } from '../commission/use-period-name.ts';
import { periodsQuery, type StatementAnswer, type StatementOf } from '../data/reports/commission-queries.ts';
import { useAmount } from '../frame/use-currency.ts';
import { keptMove } from '../money/move/move-records.ts';
import { correctionWaits } from './correct/use-correct.ts';
import { ExportRows } from './ExportRows.tsx';
import { SaveDocument } from './SaveDocument.tsx';
import * as css from './statement.css.ts';
import { useVerify } from './verify/use-verify.ts';
import { VerifyResult } from './verify/VerifyResult.tsx';

const PayDialog = lazyPart(() => import('./pay/PayDialog.tsx'), 'PayDialog');
const CorrectDialog = lazyPart(() => import('./correct/CorrectDialog.tsx'), 'CorrectDialog');

interface HeadProps {
  readonly statement: StatementAnswer;
  readonly of: StatementOf;
  readonly node: AgencyNode | undefined;
}

/** Whose statement it is, what is owed, and what can be done with it. */
export function StatementHead({ statement, of, node }: HeadProps): ReactElement {
  const { t } = useLingui();
  const { tabStorage } = useHost();
  const title = usePageTitle(usePageMetadata()?.id);
  const periodName = usePeriodName();
  const money = useAmount();
  const { period, row, currency, currencyId, parent, child } = statement;
  const { userId } = of;
  const verification = useVerify(of);
  // A payment that a reload has interrupted is shown as it is, before anything else.
  const paid = { userId, statement: { periodId: period.id, currencyId } };
  const [paying, setPaying] = useState(() => keptMove(tabStorage, paid) !== undefined);
  const [correcting, setCorrecting] = useState(() => correctionWaits(tabStorage, statement));
  const owes = row.total.startsWith('-')
    ? t({ id: 'agency.statement.childOwes', message: `Owed by ${child}` })
    : t({ id: 'agency.statement.parentOwes', message: `Owed to ${child}` });
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1} size="lg">
            {[title, child].join(' · ')}
          </Heading>
          <PrintOnly>{[periodName(period), `${parent} → ${child}`].join(' · ')}</PrintOnly>
          <span className={css.line}>
            <StateMark statement={statement} />
            <Text as="span" size="sm" tone="secondary">
              {owes}
            </Text>
          </span>
        </div>
        <OtherPeriods of={of} />
      </div>
      <SoFar period={period} asOf={statement.asOf} />
      <FigureTiles>
        <FigureTile name={t({ id: 'agency.commission', message: 'Commission' })} value={money(row.total, currency)} />
        <FigureTile name={t({ id: 'agency.commission.paid', message: 'Paid' })} value={money(row.paid, currency)} />
        <FigureTile name={t({ id: 'agency.commission.open', message: 'Open' })} value={money(row.open, currency)} />
        <FigureTile
          name={t({ id: 'agency.commission.carriedOut', message: 'Carried over' })}
          value={money(row.carriedOut, currency)}
        />
      </FigureTiles>
      <Acts
        statement={statement}
        of={of}
        busy={verification.state.status === 'busy'}
        onVerify={verification.start}
        onPay={node ? () => setPaying(true) : undefined}
        onCorrect={node ? () => setCorrecting(true) : undefined}
      />
      <VerifyResult state={verification.state} />
      {paying && node ? (
        <Suspense>
          <PayDialog node={node} statement={statement} onClose={() => setPaying(false)} />
        </Suspense>
      ) : null}
      {correcting && node ? (
        <Suspense>
          <CorrectDialog node={node} statement={statement} onClose={() => setCorrecting(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function StateMark({ statement }: { readonly statement: StatementAnswer }): ReactElement {
  const { t } = useLingui();
  const { period, row } = statement;
  if (!period.closed) return <Badge tone="info">{t({ id: 'agency.statement.soFar', message: 'So far' })}</Badge>;
  if (!/[1-9]/.test(row.open))
    return <Badge tone="success">{t({ id: 'agency.statement.settled', message: 'Nothing open' })}</Badge>;
  return <Badge tone="warning">{t({ id: 'agency.commission.open', message: 'Open' })}</Badge>;
}

/** Leads to the statements of other periods. */
function OtherPeriods({ of }: { readonly of: StatementOf }): ReactElement | null {
  const { api } = useHost();
  const navigate = useNavigate();
  const periods = useQuery(periodsQuery(api)).data;
  if (!periods || !periods.some(({ id }) => id === of.periodId)) return null;
  return (
    <PeriodSelect
      periods={periods}
      value={of.periodId}
      onValueChange={(period) =>
        void navigate({ to: '.', params: () => ({ period }), search: () => ({ user: of.userId }), resetScroll: false })
      }
    />
  );
}

function Acts(props: {
  readonly statement: StatementAnswer;
  readonly of: StatementOf;
  readonly busy: boolean;
  readonly onVerify: () => void;
  readonly onPay: (() => void) | undefined;
  readonly onCorrect: (() => void) | undefined;
}): ReactElement {
  const { statement, of, busy, onVerify, onPay, onCorrect } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const offline = online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' });
  const { mayPay, mayCorrect, document, period, row } = statement;
  const open = t({ id: 'agency.verify.open', message: 'The period is still open, so its figures may change.' });
  return (
    <div className={css.actions}>
      {mayPay && onPay ? (
        <Button
          className={css.act}
          variant="brand"
          icon={<IconCash size={18} />}
          disabledReason={offline}
          onClick={onPay}
        >
          {row.open.startsWith('-')
            ? t({ id: 'agency.pay.collect', message: 'Collect' })
            : t({ id: 'agency.pay.pay', message: 'Pay' })}
        </Button>
      ) : null}
      {document === null ? null : (
        <Button
          className={css.act}
          icon={<IconShieldCheck size={18} />}
          busy={busy}
          disabledReason={offline ?? (period.closed ? undefined : open)}
          onClick={onVerify}
        >
          {t({ id: 'agency.verify', message: 'Verify' })}
        </Button>
      )}
      {mayCorrect && onCorrect ? (
        <Button className={css.act} icon={<IconPencil size={18} />} disabledReason={offline} onClick={onCorrect}>
          {t({ id: 'agency.correct', message: 'Correct' })}
        </Button>
      ) : null}
      <ExportRows of={of} className={css.act} />
      <SaveDocument statement={statement} className={css.act} />
      <Button className={css.act} icon={<IconPrinter size={18} />} onClick={() => print()}>
        {t({ id: 'agency.print', message: 'Print' })}
      </Button>
    </div>
  );
}
