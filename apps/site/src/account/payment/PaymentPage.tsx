import { usePageMetadata, useHost } from '@kvota/shell';
import { ErrorState, Skeleton, TabPanel, Tabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';

import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf } from '../frame/AsOf.tsx';
import { keptPayment } from './kept-payment.ts';
import { PayForm } from './PayForm.tsx';
import { narrow } from './payment.css.ts';
import { pageOfProvider } from './payment-rules.ts';
import { paymentSearch, type PaymentSearch } from './payment-search.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { PaymentView } from './PaymentView.tsx';
import { usePaymentMethods, usePayments } from './payments-query.ts';
import { useBeginPayment } from './use-begin-payment.ts';
import { WalletTable } from './WalletTable.tsx';

/** The cashier: pay in, pay out, and what is under way; for AL2 with the wallets (ROUTE-20, ROUTE-34, CALL-59). */
export function PaymentPage(): ReactElement {
  const { t } = useLingui();
  const isWhole = usePageMetadata()?.id === 'accountPayment';
  const search = paymentSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const goTo = (next: PaymentSearch, resetScroll = false): void =>
    void navigate({ to: '.', search: () => next, resetScroll });
  /** An opened payment is above the list, so the page moves to its top. */
  const open = (next: PaymentSearch): void => goTo(next, true);
  const { tabStorage } = useHost();
  // A request without an answer opens its part again after a reload.
  const [kept] = useState(() => keptPayment(tabStorage));
  const show = search.show ?? (kept?.direction === 'withdrawal' ? 'out' : 'in');
  const { show: shown, ...rest } = search;
  return (
    <AccountFrame hasMoney>
      {search.payment === undefined ? null : (
        <PaymentView
          key={search.payment}
          id={search.payment}
          onClose={() => goTo(shown === undefined ? {} : { show: shown })}
        />
      )}
      <Tabs
        label={t({ id: 'payment.parts', message: 'Payments' })}
        value={show}
        onValueChange={(part) => goTo({ ...(rest.payment !== undefined && { payment: rest.payment }), show: part })}
        items={[
          { value: 'in', label: t({ id: 'payment.in', message: 'Pay in' }) },
          { value: 'out', label: t({ id: 'payment.out', message: 'Pay out' }) },
          { value: 'list', label: t({ id: 'payment.all', message: 'My payments' }) },
        ]}
      >
        <TabPanel value="in">
          <Pay direction="deposit" onBegun={(id) => open({ payment: id })} />
        </TabPanel>
        <TabPanel value="out">
          <Pay direction="withdrawal" onBegun={(id) => open({ show: 'list', payment: id })} />
        </TabPanel>
        <TabPanel value="list">
          <OwnPayments
            page={search.page ?? 1}
            onPageChange={(page) => goTo({ show: 'list', page })}
            onOpen={(id) => open({ ...search, show: 'list', payment: id })}
          />
        </TabPanel>
      </Tabs>
      {isWhole ? <WalletTable /> : null}
    </AccountFrame>
  );
}

/** The form of one direction. A deposit goes on at the page of the provider. */
function Pay(props: {
  readonly direction: 'deposit' | 'withdrawal';
  readonly onBegun: (id: string) => void;
}): ReactElement {
  const { direction, onBegun } = props;
  const { t } = useLingui();
  const query = usePaymentMethods();
  const payment = useBeginPayment((_request, { paymentId, redirectUrl }) => {
    const page = pageOfProvider(redirectUrl);
    if (page !== undefined) location.assign(page);
    else if (typeof paymentId === 'string') onBegun(paymentId);
  });
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'payment.methodsFailed', message: 'The ways to pay could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    ) : (
      <Skeleton height={320} />
    );
  }
  return (
    <div className={narrow}>
      <AsOf fetched={query} />
      <PayForm {...{ direction, payment }} offered={query.data} />
    </div>
  );
}

function OwnPayments(props: {
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const query = usePayments(props.page);
  return (
    <>
      <AsOf fetched={query} />
      <PaymentTable query={query} {...props} />
    </>
  );
}
